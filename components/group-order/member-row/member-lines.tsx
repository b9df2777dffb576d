import { useTranslation } from '@/utils/i18n/use-translation';
import { Paid } from '@/components/money/paid/paid';
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
  const { i18n, t } = useTranslation('dish');
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
          {line.bonus ? (
            <span className={styles.free}>{t('sums.free')}</span>
          ) : (
            <Paid amount={line.paid} was={line.list} currency={currency} />
          )}
        </li>
      ))}
    </ul>
  );
}
