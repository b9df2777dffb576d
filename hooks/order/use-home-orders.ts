import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { homeOrderQueries } from '@/services/order/home-order-queries';
import { newestOfShops } from '@/utils/order/recent-orders';

/** A row of a wide screen. */
const SHOWN = 3;

/** The last order of each of the last shops, as the page brought them; none for who has not ordered. */
export function useRecentOrders() {
  const { lang, user } = useShell();
  const options = homeOrderQueries.recent({ lang, userId: user?.id ?? 0 });
  const { data } = useQuery({ ...options, enabled: false });
  return newestOfShops(data ?? [], SHOWN);
}

/** The newest orders that are under way, as the page brought them and events renew them; none for a visitor. */
export function useOrdersUnderWay() {
  const { lang, user } = useShell();
  const { data } = useQuery({
    ...homeOrderQueries.underWay({ lang, userId: user?.id ?? 0 }),
    enabled: user !== null,
    refetchOnMount: false,
  });
  return data ?? [];
}
