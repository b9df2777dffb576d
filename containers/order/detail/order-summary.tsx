import { useTranslation } from 'react-i18next';
import { OrderLines } from '@/components/order/order-lines/order-lines';
import { Panel } from '@/components/ui/panel/panel';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import { OrderParts } from '@/containers/group-order/order-parts';
import { useOrderLines } from '@/hooks/order/use-order-lines';
import { useShell } from '@/contexts/shell-context';
import type { OrderDto } from '@/server/contracts/order/order';
import { orderStory } from '@/utils/order/order-story';
import styles from './order-detail.module.css';

/** What was ordered, and what it costs; the number stands in the page's header. */
export function OrderSummary({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const { lines, parts } = useOrderLines(order);
  const { unit } = useShell();
  return (
    <Panel title={t('order.yours')}>
      {parts && order.group_receipt ? (
        <OrderParts
          uuid={order.group_receipt}
          parts={parts}
          currency={order.currency}
        />
      ) : (
        <OrderLines lines={lines} currency={order.currency} />
      )}
      <PriceSums
        className={styles.sums}
        story={orderStory(order)}
        distance={order.distance}
        unit={unit}
        currency={order.currency}
      />
    </Panel>
  );
}
