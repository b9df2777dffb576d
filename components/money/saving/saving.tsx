import { BadgePercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import styles from './saving.module.css';

type SavingProps = Readonly<{ amount: number; currency: MoneyCurrency }>;

/** "You save $4.00"; nothing where nothing is saved. */
export function Saving({ amount, currency }: SavingProps) {
  const { i18n, t } = useTranslation();
  if (amount <= 0) return null;
  return (
    <p className={styles.save}>
      <BadgePercent size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('sums.save', { amount: moneyText(amount, currency, i18n.language) })}
    </p>
  );
}
