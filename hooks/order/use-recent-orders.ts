import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { orderQueries } from '@/services/order/order-queries';
import { newestOfShops } from '@/utils/order/order-view';

/** A row of a wide screen. */
const SHOWN = 3;

/** The last order of each of the last shops, as the page brought them; none for who has not ordered. */
export function useRecentOrders() {
  const { lang, user } = useShell();
  const options = orderQueries.recent({ lang, userId: user?.id ?? 0 });
  const { data } = useQuery({ ...options, enabled: false });
  return newestOfShops(data ?? [], SHOWN);
}
