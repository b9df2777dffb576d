import { cartService } from '@/services/cart/cart-service';
import { groupOrderService } from '@/services/group-order/group-order-service';
import { asApiError } from '@/services/http/api-error';
import type { Mode } from '@/utils/checkout/mode';

/**
 * A choice that was made without script is that of the reader's own group, too, where they lead one (docs/adr/0039);
 * within the request's scope. Nothing happens for a visitor, nor for a session that has ended.
 */
export async function tellGroup(
  mode: Mode,
  { token }: { readonly token: string | null | undefined },
): Promise<void> {
  if (!token) return;
  try {
    const cart = await cartService.get();
    if (cart?.group_order && cart.group_order.mode !== mode)
      await groupOrderService.change(cart.id, { mode });
  } catch (error) {
    if (asApiError(error)?.status !== 401) throw error;
  }
}
