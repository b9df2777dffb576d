import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import { type SumRow, Sums } from '@/components/money/sums/sums';
import {
  type OrderLine,
  OrderLines,
} from '@/components/order/order-lines/order-lines';
import { Panel } from '@/components/ui/panel/panel';
import { Picture } from '@/components/ui/picture/picture';
import type { ReceiptDto } from '@/server/contracts/order/group-receipt';
import styles from './receipt-card.module.css';

type ReceiptCardProps = Readonly<{
  receipt: ReceiptDto;
  /** When it was ordered, in words. */
  when: string;
  /** Who runs the site: name, address and number; not there: not said. */
  legal: string | undefined;
}>;

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
  const { t } = useTranslation();
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
export function ReceiptCard({ legal, receipt, when }: ReceiptCardProps) {
  const { t } = useTranslation();
  const { currency, name, of, order, total } = receipt;
  const rows = useRows(receipt);
  return (
    <Panel className={styles.receipt}>
      <header className={styles.head}>
        {order.shop.logo_img && (
          <Picture
            className={styles.logo}
            src={order.shop.logo_img}
            width={48}
            height={48}
          />
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>
            {t('group.receipt.short')} · <bdi>{name}</bdi>
          </h1>
          <p className="soft t14">
            {order.shop.title} · {when}
          </p>
        </div>
      </header>
      <OrderLines lines={receipt.lines.map(toLine)} currency={currency} />
      <Sums
        className={styles.sums}
        rows={rows}
        total={{
          label: t('sums.total'),
          amount: <Price amount={total} currency={currency} />,
        }}
      />
      <p className={styles.of}>
        {t('group.receipt.of')} <Price amount={of} currency={currency} />
      </p>
      {legal && (
        <p className={styles.legal}>
          <bdi>{legal}</bdi>
        </p>
      )}
    </Panel>
  );
}
