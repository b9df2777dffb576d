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

const service = async () => (await import('./order-service')).orderService;

interface OrderScope {
  readonly userId: number;
  readonly lang: string;
}

/** Orders under way on the home page; more are found under "Orders". */
const UNDER_WAY_SHOWN = 2;

const STATUSES = { active: ACTIVE_ORDER_STATUSES, past: PAST_ORDER_STATUSES };

/** The newer of two readings of an order: one that began before a change may end after it. */
function newerOrder(known: unknown, read: unknown): unknown {
  const [before, now] = [known, read] as (OrderDto | undefined)[];
  return before && now && before.version > now.version
    ? before
    : replaceEqualDeep(known, read);
}

/** Keys begin with the customer, so that another account never meets them. */
export const orderQueries = {
  ofUser: (userId: number) => ['user', userId, 'orders'] as const,
  detail: (id: number, { lang, userId }: OrderScope) =>
    queryOptions({
      queryKey: [...orderQueries.ofUser(userId), 'detail', id, lang],
      queryFn: async () => (await service()).detail(id),
      // Live events keep it fresh while it is shown; a return to it reads anew.
      staleTime: 0,
      structuralSharing: newerOrder,
    }),
  /** The last ones that were delivered, for "Order again" on the home page. */
  recent: ({ lang, userId }: OrderScope) =>
    queryOptions({
      queryKey: [...orderQueries.ofUser(userId), 'recent', lang],
      queryFn: async () =>
        (await (await service()).list(['delivered'], 1)).data,
    }),
  /** The newest that are under way, as many as the home page shows; read again with the lists. */
  underWay: ({ lang, userId }: OrderScope) =>
    queryOptions({
      queryKey: [...orderQueries.ofUser(userId), 'list', 'underWay', lang],
      queryFn: async () =>
        (await (await service()).list(STATUSES.active, 1, UNDER_WAY_SHOWN))
          .data,
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
