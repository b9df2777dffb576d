import { queryOptions } from '@tanstack/react-query';
import { ACTIVE_ORDER_STATUSES } from '@/utils/constants/order-status';

const service = async () => (await import('./order-service')).orderService;

/** Whose orders, and in which language they are worded. */
export interface OrderScope {
  readonly userId: number;
  readonly lang: string;
}

/** Orders under way on the home page; more are found under "Orders". */
const UNDER_WAY_SHOWN = 2;

/** What all keys of orders begin with: the customer, so that another account never meets them. */
export const ordersOfUser = (userId: number) =>
  ['user', userId, 'orders'] as const;

/** What the home page shows of orders; the rest is in order-queries.ts, which that page does not load. */
export const homeOrderQueries = {
  /** The last ones that were delivered, for "Order again". */
  recent: ({ lang, userId }: OrderScope) =>
    queryOptions({
      queryKey: [...ordersOfUser(userId), 'recent', lang],
      queryFn: async () => {
        const { list } = await service();
        return (await list(['delivered'], 1)).data;
      },
    }),
  /** The newest that are under way; read again with the lists. */
  underWay: ({ lang, userId }: OrderScope) =>
    queryOptions({
      queryKey: [...ordersOfUser(userId), 'list', 'underWay', lang],
      queryFn: async () => {
        const { list } = await service();
        return (await list(ACTIVE_ORDER_STATUSES, 1, UNDER_WAY_SHOWN)).data;
      },
    }),
};
