import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import { quantityOf } from '@/utils/cart/quantity-text';
import type { GroupLineView } from '@/utils/group-order/group-view';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './member-lines.module.css';

type MemberLinesProps = Readonly<{
  lines: readonly GroupLineView[];
  currency: MoneyCurrency;
}>;

/** What somebody chose: what is paid, the old price struck below it. */
export function MemberLines({ currency, lines }: MemberLinesProps) {
  const { i18n, t } = useTranslation();
  const words = { t, language: i18n.language };
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <span className={styles.words}>
            {quantityOf(line.quantity, line.unit, words)} {line.title}
            {line.options && <small>{line.options}</small>}
            {line.note && <small>“{line.note}”</small>}
          </span>
          <span className={styles.paid}>
            {line.bonus ? (
              t('sums.free')
            ) : (
              <Price amount={line.paid} currency={currency} />
            )}
            {!line.bonus && line.list !== line.paid && (
              <s>
                <span className="sr-only">{t('price.was')}</span>
                <Price amount={line.list} currency={currency} />
              </s>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
