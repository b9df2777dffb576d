import type {
  CalculateBodyDto,
  QuoteDto,
} from '@/server/contracts/checkout/quote';
import { api } from '@/services/http/client';

/** What a cart costs (api-contract.md §2 "Cart"). */
export const quoteService = {
  /** Of the account's cart, promised for some minutes. */
  account: (cartId: number, body: CalculateBodyDto) =>
    api.post<QuoteDto>(`/dashboard/user/cart/calculate/${cartId}`, body),
  /** Of the visitor's cart, without a promise. */
  visitor: (body: CalculateBodyDto) =>
    api.post<QuoteDto>('/rest/cart/current/calculate', body),
};
