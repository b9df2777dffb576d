import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import { clsx as cx } from 'clsx';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './ledger-row.module.css';

type LedgerRowProps = Readonly<{
  icon: ReactNode;
  title: string;
  /** Order, shop, time. */
  details: ReactNode;
  /** Signed. */
  amount: number;
  /** After it. */
  balance: number;
  currency: MoneyCurrency;
}>;

/** One movement of a wallet: why, when, how much, and what was left. */
export function LedgerRow(props: LedgerRowProps) {
  const { amount, balance, currency, details, icon, title } = props;
  const { t } = useTranslation();
  const isIn = amount > 0;
  return (
    <div className={styles.row}>
      <span className={cx(styles.icon, isIn && styles.in)}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.details}>{details}</p>
      </div>
      <div className={styles.sums}>
        <p className={cx(styles.amount, isIn && styles.green)}>
          <Price amount={amount} currency={currency} plus={isIn} />
        </p>
        <p className={styles.details}>
          <span className="sr-only">{t('wallet.after')} </span>
          <Price amount={balance} currency={currency} />
        </p>
      </div>
    </div>
  );
}
