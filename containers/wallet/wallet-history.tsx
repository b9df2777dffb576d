import { clsx as cx } from 'clsx';
import { Coins, CreditCard, Gift, RotateCcw, ShoppingBag } from 'lucide-react';
import Link from 'next/link';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SegmentedLinks } from '@/components/form/segmented-control/segmented-links';
import { Price } from '@/components/money/price/price';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadMore } from '@/components/ui/infinite-sentinel/load-more';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useWalletHistory } from '@/hooks/wallet/use-wallet';
import type { WalletHistoryDto } from '@/server/contracts/payment';
import type { WalletFlow } from '@/server/contracts/wallet';
import { monthName } from '@/utils/i18n/date-words';
import { daysBetween, formatTime, zonedMoment } from '@/utils/i18n/dates';
import { routes } from '@/utils/shell/routes';
import { byMonth } from '@/utils/wallet/by-month';
import { WALLET_FLOWS } from '@/utils/wallet/wallet-flow';
import rowStyles from './ledger-row.module.css';
import styles from './wallet.module.css';

type WalletRowProps = Readonly<{
  row: WalletHistoryDto;
  /** IANA zone of its time. */
  zone: string;
}>;

const icon = { size: 20 } as const;

const ICONS: Readonly<Record<WalletHistoryDto['type'], ReactNode>> = {
  topup: <CreditCard {...icon} />,
  payment: <ShoppingBag {...icon} />,
  refund: <RotateCcw {...icon} />,
  referral: <Gift {...icon} />,
  credit: <Coins {...icon} />,
};

/** Who came by somebody's code gets a gift for an order of their own; who invited sees no order. */
function causeOf({ order_id: orderId, type }: WalletHistoryDto) {
  return type === 'referral' && orderId !== null ? 'welcome' : type;
}

/** A movement with its cause, its order and its time where the customer is. */
function WalletRow({ row, zone }: WalletRowProps) {
  const { t } = useTranslation(['date', 'order', 'wallet']);
  const { currency } = useShell();
  const [now] = useState(() => new Date());
  const { created_at: at, note, order_id: orderId, shop_title: shop } = row;
  const { day, month } = zonedMoment(at, zone);
  const isToday = daysBetween(at, now, zone) === 0;
  const when = t('orders.when', {
    day: isToday
      ? t('date.today')
      : t('date.dayMonth', { day, month: monthName(month, t, 'monthShort') }),
    time: formatTime(at, zone),
  });
  const parts = [
    orderId !== null && (
      <Link
        href={routes.order(orderId)}
        prefetch={false}
        className={styles.order}
      >
        {t('order.number', { id: orderId })}
      </Link>
    ),
    shop && <bdi>{shop}</bdi>,
    note && <bdi>{note}</bdi>,
    when,
  ].filter(Boolean);
  const isIn = row.price > 0;
  return (
    <div className={rowStyles.row}>
      <span className={cx(rowStyles.icon, isIn && rowStyles.in)}>
        {ICONS[row.type]}
      </span>
      <div className={rowStyles.words}>
        <p className={rowStyles.title}>{t(`wallet.type.${causeOf(row)}`)}</p>
        <p className={rowStyles.details}>
          {parts.map((part, index) => (
            <Fragment key={index}>
              {part}
              {index < parts.length - 1 && '\u00A0· '}
            </Fragment>
          ))}
        </p>
      </div>
      <div className={rowStyles.sums}>
        <p className={cx(rowStyles.amount, isIn && rowStyles.green)}>
          <Price amount={row.price} currency={currency} plus={isIn} />
        </p>
        <p className={rowStyles.details}>
          <span className="sr-only">{t('wallet.after')} </span>
          <Price amount={row.balance} currency={currency} />
        </p>
      </div>
    </div>
  );
}

type WalletHistoryProps = Readonly<{
  /** Null: everything. */
  flow: WalletFlow | null;
  /** IANA zone of the months. */
  zone: string;
}>;

function Rows({ flow, zone }: WalletHistoryProps) {
  const { t } = useTranslation(['account-menu', 'date', 'wallet']);
  const list = useWalletHistory(flow);
  if (list.isFailed)
    return (
      <LoadFailed
        headingLevel={3}
        title={t('wallet.failed')}
        text={t('orders.failed.text')}
        onRetry={list.retry}
      />
    );
  if (list.isLoading) return <LoadingLines count={4} />;
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
  const { t } = useTranslation(['account-menu', 'wallet']);
  return (
    <section className={styles.history} aria-labelledby="wallet-history">
      <header className={styles.head}>
        <h2 id="wallet-history" className="t20">
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
