import { Coins, CreditCard, Gift, RotateCcw, ShoppingBag } from 'lucide-react';
import Link from 'next/link';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LedgerRow } from '@/components/wallet/ledger-row/ledger-row';
import { useShell } from '@/contexts/shell-context';
import type { WalletHistoryDto } from '@/server/contracts/payment';
import { daysBetween, formatTime, zonedMoment } from '@/utils/i18n/dates';
import { monthName } from '@/utils/i18n/date-words';
import { routes } from '@/utils/shell/routes';
import styles from './wallet.module.css';

type WalletRowProps = Readonly<{
  row: WalletHistoryDto;
  /** IANA zone of its time. */
  zone: string;
}>;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

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
export function WalletRow({ row, zone }: WalletRowProps) {
  const { t } = useTranslation();
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
  return (
    <LedgerRow
      icon={ICONS[row.type]}
      title={t(`wallet.type.${causeOf(row)}`)}
      details={parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          {index < parts.length - 1 && '\u00A0· '}
        </Fragment>
      ))}
      amount={row.price}
      balance={row.balance}
      currency={currency}
    />
  );
}
