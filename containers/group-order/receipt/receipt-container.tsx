import { Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ReceiptShares } from '@/components/group-order/receipt/receipt-shares';
import { Price } from '@/components/money/price/price';
import { type SumRow, Sums } from '@/components/money/sums/sums';
import {
  type OrderLine,
  OrderLines,
} from '@/components/order/order-lines/order-lines';
import { Button, LinkButton } from '@/components/ui/button/button';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { Panel } from '@/components/ui/panel/panel';
import { Picture } from '@/components/ui/picture/picture';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useReceipt } from '@/hooks/group-order/use-receipt';
import type { ReceiptDto } from '@/server/contracts/order/group-receipt';
import { withTexts } from '@/utils/browser/tab-texts';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { calendarWords } from '@/utils/i18n/dates';
import { isUnderWay } from '@/utils/order/order-view';
import { routes } from '@/utils/shell/routes';
import cardStyles from './receipt-card.module.css';
import styles from './receipt-container.module.css';

// the owner follows it on the order's own page
const OrderProgress = dynamic(() =>
  untilLoaded(
    withTexts(['date', 'group', 'order'], () => import('./order-progress')),
  ).then((module) => module.OrderProgress),
);

type Amounts = Pick<
  ReceiptDto,
  'discount' | 'fees' | 'items' | 'tax' | 'tips' | 'total'
>;

/** A line of a member's part, as an order's is drawn. */
const toLine = ({
  left_out: leftOut,
  list_price: listTotal,
  options,
  total_price: total,
  ...line
}: ReceiptDto['lines'][number]): OrderLine => ({
  ...line,
  options: options.join(' · '),
  unit: '',
  leftOut,
  total,
  listTotal,
});

const ROWS = [
  { key: 'fees', label: 'group.receipt.fees' },
  { key: 'tax', label: 'sums.tax' },
  { key: 'tips', label: 'sums.tips' },
] as const;

function useRows({
  currency,
  ...amounts
}: Amounts & Pick<ReceiptDto, 'currency'>): SumRow[] {
  const { t } = useTranslation(['dish', 'group', 'sums']);
  const price = (amount: number) => (
    <Price amount={amount} currency={currency} />
  );
  return [
    {
      key: 'items',
      label: t('sums.subtotal'),
      amount: price(amounts.items),
    },
    ...ROWS.filter(({ key }) => amounts[key] !== 0).map(({ key, label }) => ({
      key,
      label: t(label),
      amount: price(amounts[key]),
    })),
    ...(amounts.discount > 0
      ? [
          {
            key: 'discount',
            label: t('sums.coupon'),
            amount: price(-amounts.discount),
            minus: true,
          },
        ]
      : []),
  ];
}

/** What one member of a group ordered, their part of what everybody shares, and what that comes to. */
function ReceiptCard({ receipt }: Readonly<{ receipt: ReceiptDto }>) {
  const { t } = useTranslation(['date', 'dish', 'group', 'sums']);
  const { legal } = useShell().brand ?? {};
  const { currency, name, of, order, total } = receipt;
  const rows = useRows(receipt);
  const when = t(
    'date.full',
    calendarWords(order.created_at, order.shop.timezone, t),
  );
  return (
    <Panel className={cardStyles.receipt}>
      <header className={cardStyles.head}>
        {order.shop.logo_img && (
          <Picture
            className={cardStyles.logo}
            src={order.shop.logo_img}
            width={48}
            height={48}
          />
        )}
        <div className={cardStyles.words}>
          <h1 className={cardStyles.title}>
            {t('group.receipt.short')} · <bdi>{name}</bdi>
          </h1>
          <p className="soft t14">
            {order.shop.title} · {when}
          </p>
        </div>
      </header>
      <OrderLines lines={receipt.lines.map(toLine)} currency={currency} />
      <Sums
        className={cardStyles.sums}
        rows={rows}
        total={{
          label: t('sums.total'),
          amount: <Price amount={total} currency={currency} />,
        }}
      />
      <p className={cardStyles.of}>
        {t('group.receipt.of')} <Price amount={of} currency={currency} />
      </p>
      {legal && (
        <p className={cardStyles.legal}>
          <bdi>{legal}</bdi>
        </p>
      )}
    </Panel>
  );
}

/** /group/receipt/{uuid}: what one member ordered and pays and how far it is; for who placed the order everybody's share. */
export function ReceiptContainer({ uuid }: Readonly<{ uuid: string }>) {
  const { t } = useTranslation(['dish', 'group', 'order', 'sums']);
  const { isFailed, readAt, receipt, retry } = useReceipt(uuid);
  if (!receipt)
    return (
      <div className={styles.page}>
        {isFailed ? (
          <LoadFailed
            headingLevel={1}
            title={t('group.failed')}
            text={t('error.offline')}
            onRetry={retry}
          />
        ) : (
          <LoadingLines count={4} />
        )}
      </div>
    );
  const { order } = receipt;
  return (
    <div className={styles.page}>
      {order.id === null && isUnderWay(order.status) && (
        <OrderProgress order={order} now={readAt} />
      )}
      <ReceiptCard receipt={receipt} />
      {receipt.members.length > 0 && (
        <ReceiptShares
          members={receipt.members}
          currency={receipt.currency}
          own={receipt.uuid}
        />
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={<Printer size={20} />}
          onClick={() => window.print()}
        >
          {t('group.receipt.print')}
        </Button>
        <LinkButton
          variant="line"
          href={
            order.id === null ? routes.shop(order.shop) : routes.order(order.id)
          }
        >
          {order.id === null
            ? t('group.toShop', { shop: order.shop.title })
            : t('order.number', { id: order.id })}
        </LinkButton>
      </div>
    </div>
  );
}
