import type { CartDto, DroppedLineDto } from '@/server/contracts/cart';
import { api } from '@/services/http/client';
import { type CartRequest, insertBody } from '@/utils/cart/resolve-cart';

const ACCOUNT = '/dashboard/user/cart';
const GUEST = '/rest/cart';

/** `add` leaves an account's cart of another shop alone (440 with both); `replace` takes the guest's instead. */
export type MergeMode = 'add' | 'replace';

/** The answer to the 440 of a merge. */
export interface MetCarts {
  readonly account: CartDto;
  readonly guest: CartDto;
}

export type MergedCart = CartDto & {
  readonly dropped?: readonly DroppedLineDto[];
};

function insert(
  base: string,
  request: CartRequest,
  { currencyId, key }: { readonly currencyId: number; readonly key: string },
): Promise<CartDto> {
  const body = insertBody(request, currencyId);
  return api.post<CartDto>(`${base}/insert-product`, body, {
    headers: { 'Idempotency-Key': key },
    fetchOptions: { keepalive: true },
  });
}

const setNote =
  (base: string) =>
  (note: string, currencyId: number): Promise<CartDto> =>
    api.put<CartDto>(`${base}/note`, { note, currency_id: currencyId });

type Sent = { readonly currencyId: number; readonly key: string };

/** The signed-in customer's cart (api-contract.md §2 Cart). */
export const cartService = {
  /** Null: there is none. */
  get: (currencyId?: number) =>
    api.get<CartDto | null>(ACCOUNT, { currency_id: currencyId, optional: 1 }),
  /** Sets quantities and answers the whole cart; outlives the page. */
  insert: (request: CartRequest, sent: Sent) => insert(ACCOUNT, request, sent),
  /** What is written to the kitchen about the whole cart; empty takes it away. */
  setNote: setNote(ACCOUNT),
  /** Takes the cart of this browser's guest into the account's. */
  merge: (mode: MergeMode, { currencyId, key }: Sent) =>
    api.post<MergedCart | null>(
      `${ACCOUNT}/merge`,
      { mode, currency_id: currencyId },
      { headers: { 'Idempotency-Key': key } },
    ),
};

/** The cart that this browser's cookies name: a guest's, or a group's that was joined. */
export const guestCartService = {
  get: (currencyId?: number) =>
    api.get<CartDto | null>(`${GUEST}/current`, {
      currency_id: currencyId,
      optional: 1,
    }),
  insert: (request: CartRequest, sent: Sent) => insert(GUEST, request, sent),
  setNote: setNote(GUEST),
  /** The guest's own cart ends, with its cookie. */
  end: () => api.delete<unknown>(`${GUEST}/current`),
};
