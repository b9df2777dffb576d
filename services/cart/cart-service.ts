import type { CartDto, InsertProductBodyDto } from '@/server/contracts/cart';
import { api } from '@/services/http/client';

const BASE = '/dashboard/user/cart';

/** The signed-in customer's cart (api-contract.md §2 Cart). */
export const cartService = {
  /** Null: there is none. */
  get: (currencyId?: number) =>
    api.get<CartDto | null>(BASE, { currency_id: currencyId, optional: 1 }),
  /** Sets quantities of the named lines and answers the whole cart, with what had to be changed in `notices`. */
  insertProducts: (body: InsertProductBodyDto) =>
    api.post<CartDto>(`${BASE}/insert-product`, body),
  remove: (cartId: number) =>
    api.delete<unknown>(`${BASE}/delete`, { data: { ids: [cartId] } }),
};
