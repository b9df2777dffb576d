import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { orderQueries } from '@/services/order/order-queries';

/** The newest orders that are under way, as the page brought them and events renew them; none for a visitor. */
export function useOrdersUnderWay() {
  const { lang, user } = useShell();
  const { data } = useQuery({
    ...orderQueries.underWay({ lang, userId: user?.id ?? 0 }),
    enabled: user !== null,
    refetchOnMount: false,
  });
  return data ?? [];
}
