import dynamic from 'next/dynamic';
import { useOrdersUnderWay } from '@/hooks/order/use-orders-under-way';

// only for who waits for an order, and in the page's HTML
const UnderWayList = dynamic(() =>
  import('./under-way-list').then((module) => module.UnderWayList),
);

/** What is under way, at the top of the home page; comes with the page, and is loaded only for who waits for it. */
export function UnderWayRow() {
  const orders = useOrdersUnderWay();
  return orders.length > 0 && <UnderWayList orders={orders} />;
}
