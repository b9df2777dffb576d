import dynamic from 'next/dynamic';
import { useRecentOrders } from '@/hooks/order/use-recent-orders';

// only for who ordered before, and in the page's HTML
const AgainList = dynamic(() =>
  import('./again-list').then((module) => module.AgainList),
);

/** "Order again" on the home page, for who ordered before; comes with the page, and is loaded only for them. */
export function AgainRow() {
  const orders = useRecentOrders();
  return orders.length > 0 && <AgainList orders={orders} />;
}
