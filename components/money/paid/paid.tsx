import '@/styles/families/form';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import { Price } from '@/components/money/price/price';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './paid.module.css';

type PaidProps = Readonly<{
  /** In major units. */
  amount: number;
  /** The list price; struck under what is paid when it is another. */
  was: number;
  currency: MoneyCurrency;
  className?: string;
}>;

/** What a line costs as paid, its old price struck under it. */
export function Paid({ amount, className, currency, was }: PaidProps) {
  const { t } = useTranslation();
  const reduced = was !== amount;
  return (
    <span className={cx(styles.paid, className)}>
      {reduced && <span className="sr-only">{t('price.now')}</span>}
      <Price amount={amount} currency={currency} />
      {reduced && (
        <s className={styles.was}>
          <span className="sr-only">{t('price.was')}</span>
          <Price amount={was} currency={currency} />
        </s>
      )}
    </span>
  );
}
