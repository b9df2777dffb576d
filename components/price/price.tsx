import { useTranslation } from 'react-i18next';
import { cx } from '@/utils/class-names';
import { formatAmount, type MoneyCurrency } from '@/utils/money';
import { separatorsOf } from '@/utils/number-separators';
import styles from './price.module.css';

export type PriceProps = Readonly<{
  /** In major units, as the API sends it; missing shows 0. */
  amount: number | null | undefined;
  currency: MoneyCurrency;
  /** The price before a discount: struck through beside it. */
  was?: number | null;
  /** `+$1.50` for what an option adds. */
  plus?: boolean;
  /** `inherit` takes size and weight of its surroundings. */
  size?: 'inherit' | 'm' | 'l';
  className?: string;
}>;

/** The only way an amount gets on the screen: the language's separators, left to right, figures of equal width. */
export function Price({
  amount,
  currency,
  was,
  plus = false,
  size = 'inherit',
  className,
}: PriceProps) {
  const { t, i18n } = useTranslation();
  const separators = separatorsOf(i18n.language);
  const reduced = was != null && was !== amount;
  const now = (plus ? '+' : '') + formatAmount(amount, currency, separators);
  const look = cx(styles.price, styles[size], className);
  if (!reduced)
    return (
      <bdi dir="ltr" className={look}>
        {now}
      </bdi>
    );
  return (
    <span className={cx(look, styles.reduced)}>
      <span className="sr-only">{t('price.now')}</span>
      <bdi dir="ltr" className={styles.deal}>
        {now}
      </bdi>{' '}
      <s className={styles.was}>
        <span className="sr-only">{t('price.was')}</span>
        <bdi dir="ltr">{formatAmount(was, currency, separators)}</bdi>
      </s>
    </span>
  );
}
