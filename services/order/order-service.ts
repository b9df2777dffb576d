import type { PagedDto } from '@/server/contracts/common';
import type { SoldOutAnswerDto } from '@/server/contracts/kitchen/sold-out';
import type {
  CreateOrderBodyDto,
  OrderDto,
  OrderRowDto,
} from '@/server/contracts/order/order';
import type { RepeatedOrderDto } from '@/server/contracts/order/order-repeat';
import { api } from '@/services/http/client';
import type { OrderStatus } from '@/utils/constants/order-status';

const ORDERS = '/dashboard/user/orders';

/** Orders (api-contract.md §2 "Orders"). */
export const orderService = {
  /** `key` makes the call repeatable: the same key answers with the same order. */
  create: (body: CreateOrderBodyDto, key: string) =>
    api.post<OrderDto>(ORDERS, body, { headers: { 'Idempotency-Key': key } }),
  detail: (id: number) => api.get<OrderDto>(`${ORDERS}/${id}`),
  list: (statuses: readonly OrderStatus[], page: number, perPage = 10) =>
    api.get<PagedDto<OrderRowDto>>(`${ORDERS}/paginate`, {
      statuses,
      page,
      perPage,
    }),
  /** Its lines into the account's cart; `replace` empties a cart of another shop. */
  repeat: (id: number, replace: boolean) =>
    api.post<RepeatedOrderDto>(`${ORDERS}/${id}/repeat`, {
      replace: replace ? 1 : 0,
    }),
  answerSoldOut: (id: number, body: SoldOutAnswerDto) =>
    api.post<OrderDto>(`${ORDERS}/${id}/sold-out`, body),
  cancel: (id: number) =>
    api.post<OrderDto>(`${ORDERS}/${id}/status/change`, undefined, {
      params: { status: 'cancelled' },
    }),
};
