import type { Mode } from '@/utils/checkout/mode';
import type { GroupQuote } from '@/server/domain/cart/load-cart';
import type { CartRow } from '@/server/repositories/cart/cart-repository';

/** How a group's order is had: as its owner chose, else as they last had it priced; null before either. Pure. */
export const groupMode = (
  { mode }: Pick<CartRow, 'mode'>,
  quoted: Pick<GroupQuote, 'input'> | null,
): Mode | null => mode ?? quoted?.input.type ?? null;
