import {
  infiniteQueryOptions,
  queryOptions,
  replaceEqualDeep,
} from '@tanstack/react-query';
import type { OrderDto } from '@/server/contracts/order/order';
import {
  ACTIVE_ORDER_STATUSES,
  PAST_ORDER_STATUSES,
} from '@/utils/constants/order-status';
import type { OrderTab } from '@/utils/order/order-tab';
import { type OrderScope, ordersOfUser } from './home-order-queries';

const service = async () => (await import('./order-service')).orderService;

const STATUSES = { active: ACTIVE_ORDER_STATUSES, past: PAST_ORDER_STATUSES };

/** The newer of two readings of an order: one that began before a change may end after it. */
function newerOrder(known: unknown, read: unknown): unknown {
  const [before, now] = [known, read] as (OrderDto | undefined)[];
  return before && now && before.version > now.version
    ? before
    : replaceEqualDeep(known, read);
}

export const orderQueries = {
  ofUser: ordersOfUser,
  detail: (id: number, { lang, userId }: OrderScope) =>
    queryOptions({
      queryKey: [...orderQueries.ofUser(userId), 'detail', id, lang],
      queryFn: async () => (await service()).detail(id),
      // Live events keep it fresh while it is shown; a return to it reads anew.
      staleTime: 0,
      structuralSharing: newerOrder,
    }),
  list: (tab: OrderTab, { lang, userId }: OrderScope) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.ofUser(userId), 'list', tab, lang],
      queryFn: async ({ pageParam }) =>
        (await service()).list(STATUSES[tab], pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) =>
        meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
      staleTime: 0,
    }),
};
