import type { CalculateBodyDto, QuoteDto } from '@/server/contracts/cart';
import type { PagedDto } from '@/server/contracts/common';
import type {
  CreateOrderBodyDto,
  OrderDto,
  OrderRowDto,
} from '@/server/contracts/order';
import { api } from '@/services/http/client';
import type { OrderStatus } from '@/utils/constants/order-status';

const ORDERS = '/dashboard/user/orders';

/** Quotes and orders (api-contract.md §2 "Cart" and "Orders"). */
export const orderService = {
  quote: (cartId: number, body: CalculateBodyDto) =>
    api.post<QuoteDto>(`/dashboard/user/cart/calculate/${cartId}`, body),
  /** The same of the visitor's cart, without a promise. */
  guestQuote: (body: CalculateBodyDto) =>
    api.post<QuoteDto>('/rest/cart/current/calculate', body),
  /** `key` makes the call repeatable: the same key answers with the same order. */
  create: (body: CreateOrderBodyDto, key: string) =>
    api.post<OrderDto>(ORDERS, body, { headers: { 'Idempotency-Key': key } }),
  detail: (id: number) => api.get<OrderDto>(`${ORDERS}/${id}`),
  list: (statuses: readonly OrderStatus[], page: number) =>
    api.get<PagedDto<OrderRowDto>>(`${ORDERS}/paginate`, {
      statuses,
      page,
      perPage: 10,
    }),
  cancel: (id: number) =>
    api.post<OrderDto>(`${ORDERS}/${id}/status/change`, undefined, {
      params: { status: 'cancelled' },
    }),
};
