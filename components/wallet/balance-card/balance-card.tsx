import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './balance-card.module.css';

type BalanceCardProps = Readonly<{
  balance: number;
  added: number;
  spent: number;
  currency: MoneyCurrency;
}>;

/** What is in the wallet, what came and went this month, and what it is for. */
export function BalanceCard(props: BalanceCardProps) {
  const { added, balance, currency, spent } = props;
  const { t } = useTranslation();
  return (
    <section className={styles.card} aria-label={t('checkout.pay.balance')}>
      <p className={styles.label}>
        <Wallet size={20} />
        {t('checkout.pay.balance')}
      </p>
      <p className={styles.balance}>
        <Price amount={balance} currency={currency} />
      </p>
      <dl className={styles.month}>
        <div>
          <dt>{t('wallet.added')}</dt>
          <dd>
            <Price amount={added} currency={currency} plus={added > 0} />
          </dd>
        </div>
        <div>
          <dt>{t('wallet.spent')}</dt>
          <dd>
            <Price amount={spent > 0 ? -spent : 0} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className={styles.use}>{t('wallet.use')}</p>
    </section>
  );
}
