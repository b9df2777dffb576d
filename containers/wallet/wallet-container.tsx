import { clsx as cx } from 'clsx';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { BalanceCard } from '@/components/wallet/balance-card/balance-card';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import { useShell } from '@/contexts/shell-context';
import { useCanTopUp, useWallet } from '@/hooks/wallet/use-wallet';
import { walletFlowOf } from '@/utils/wallet/wallet-flow';
import { WalletHistory } from './wallet-history';
import { WalletReturn } from './wallet-return';
import { WalletTopUp } from './wallet-top-up';
import styles from './wallet.module.css';

/** /wallet inside of the account's frame: the balance, adding to it, and everything that moved. */
export function WalletContainer() {
  const { t } = useTranslation();
  const { currency } = useShell();
  const { query } = useRouter();
  const { isFailed, retry, wallet } = useWallet();
  const canTopUp = useCanTopUp();
  return (
    <div>
      <WalletReturn />
      <div className={cx(styles.duo, canTopUp || styles.one)}>
        {wallet && (
          <BalanceCard
            balance={wallet.price}
            added={wallet.month_added}
            spent={wallet.month_spent}
            currency={currency}
          />
        )}
        {!wallet &&
          (isFailed ? (
            <NoticeBox title={t('wallet.failed')}>
              <Button variant="secondary" size="s" onClick={retry}>
                {t('common.tryAgain')}
              </Button>
            </NoticeBox>
          ) : (
            <SkeletonBlock className={styles.waiting} />
          ))}
        {canTopUp && <WalletTopUp key={currency.id} />}
      </div>
      <WalletHistory
        flow={walletFlowOf(query.type)}
        zone={wallet?.timezone ?? 'UTC'}
      />
    </div>
  );
}
