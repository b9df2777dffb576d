import type { CartDto, UserCartDto } from '@/server/contracts/cart';
import type {
  GroupSettingsBodyDto,
  InvitationDto,
  JoinGroupBodyDto,
  SetGroupBodyDto,
} from '@/server/contracts/group-order';
import type { ReceiptDto } from '@/server/contracts/order/group-receipt';
import { api } from '@/services/http/client';

const OWNER = '/dashboard/user/cart';
const GUEST_CART = '/rest/cart';

interface OpenBody {
  readonly shop_id: number;
  readonly currency_id: number;
  /** A cart of another shop is emptied first. */
  readonly replace?: boolean;
}

/**
 * Ordering together (api-contract.md §2 Cart). The owner acts by their sign-in, a member by the cookie, which
 * joining sets and leaving clears.
 */
export const groupOrderService = {
  /** The owner's cart at that shop, empty unless there was one. */
  open: (body: OpenBody) => api.post<CartDto>(`${OWNER}/open`, body),
  /** Turns the cart into a group's, had like that, or back: then the members and their lines go. */
  toggle: (cartId: number, body: SetGroupBodyDto) =>
    api.post<CartDto>(`${OWNER}/set-group/${cartId}`, body),
  change: (cartId: number, body: GroupSettingsBodyDto) =>
    api.put<CartDto>(`${OWNER}/group/${cartId}`, body),
  /** A new link; the old one no longer works. */
  renewLink: (cartId: number) =>
    api.post<CartDto>(`${OWNER}/group/${cartId}/link`),
  /** Nobody can join any more. */
  withdrawLink: (cartId: number) =>
    api.delete<CartDto>(`${OWNER}/group/${cartId}/link`),
  remove: (cartId: number, uuid: string) =>
    api.delete<unknown>(`${OWNER}/member/delete`, {
      params: { cart_id: cartId, 'ids[0]': uuid },
    }),
  invitation: (code: string, currencyId: number) =>
    api.get<InvitationDto>(
      `${GUEST_CART}/invitation/${encodeURIComponent(code)}`,
      {
        currency_id: currencyId,
      },
    ),
  /** Somebody who is in already stays the same member. */
  join: (body: Pick<JoinGroupBodyDto, 'code' | 'name'>) =>
    api.post<UserCartDto>(`${GUEST_CART}/open`, body),
  leave: () => api.delete<unknown>(`${GUEST_CART}/member/delete`),
  /** Switches between choosing and done. */
  toggleStatus: (uuid: string, cartId: number) =>
    api.post<unknown>(`${GUEST_CART}/status/${uuid}`, { cart_id: cartId }),
  /** A member's part of a placed order; who holds the uuid may see it. */
  receipt: (uuid: string) =>
    api.get<ReceiptDto>(`${GUEST_CART}/receipts/${encodeURIComponent(uuid)}`),
};
