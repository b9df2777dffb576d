import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadMore } from '@/components/ui/infinite-sentinel/load-more';
import { SegmentedLinks } from '@/components/form/segmented-control/segmented-links';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useWalletHistory } from '@/hooks/wallet/use-wallet';
import type { WalletFlow } from '@/server/contracts/wallet';
import { monthName } from '@/utils/i18n/date-words';
import { byMonth } from '@/utils/wallet/by-month';
import { WALLET_FLOWS } from '@/utils/wallet/wallet-flow';
import { routes } from '@/utils/shell/routes';
import { WalletRow } from './wallet-row';
import styles from './wallet.module.css';

type WalletHistoryProps = Readonly<{
  /** Null: everything. */
  flow: WalletFlow | null;
  /** IANA zone of the months. */
  zone: string;
}>;

function Rows({ flow, zone }: WalletHistoryProps) {
  const { t } = useTranslation();
  const list = useWalletHistory(flow);
  if (list.isFailed)
    return (
      <EmptyState
        picture="error"
        headingLevel={3}
        title={t('wallet.failed')}
        text={t('orders.failed.text')}
        action={<Button onClick={list.retry}>{t('common.tryAgain')}</Button>}
      />
    );
  if (list.isLoading)
    return (
      <>
        <LoadingStatus />
        <LinesSkeleton count={4} />
      </>
    );
  if (list.rows.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title={t('wallet.empty')}
        text={t('wallet.empty.text')}
      />
    );
  return (
    <>
      {byMonth(list.rows, zone).map(({ key, month, rows, year }) => (
        <section key={key}>
          <h3 className={styles.month}>
            {t('date.monthYear', {
              month: monthName(month, t, 'monthAlone'),
              year,
            })}
          </h3>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>
                <WalletRow row={row} zone={zone} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LoadMore list={list} label={t('wallet.earlier')} />
    </>
  );
}

/** Everything that moved in the wallet, by month; what came in or went out by a link. */
export function WalletHistory({ flow, zone }: WalletHistoryProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.history} aria-labelledby="wallet-history">
      <header className={styles.head}>
        <h2 id="wallet-history" className={styles.heading}>
          {t('wallet.history')}
        </h2>
        <SegmentedLinks
          label={t('wallet.history')}
          links={[null, ...WALLET_FLOWS].map((one) => ({
            href: routes.wallet(one),
            label: t(`wallet.flow.${one ?? 'all'}`),
            current: one === flow,
          }))}
        />
      </header>
      <Rows flow={flow} zone={zone} />
    </section>
  );
}
