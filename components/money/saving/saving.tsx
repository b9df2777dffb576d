import '@/styles/families/form';
import { BadgePercent } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import styles from './saving.module.css';

type SavingProps = Readonly<{
  amount: number;
  currency: MoneyCurrency;
  /** Of an order, which stands. */
  isPast?: boolean;
}>;

/** "You save $4.00", "You saved $4.00"; nothing where nothing is saved. */
export function Saving({ amount, currency, isPast }: SavingProps) {
  const { i18n, t } = useTranslation('sums');
  if (amount <= 0) return null;
  return (
    <p className={styles.save}>
      <BadgePercent size={18} />
      {t(isPast ? 'sums.saved' : 'sums.save', {
        amount: moneyText(amount, currency, i18n.language),
      })}
    </p>
  );
}
