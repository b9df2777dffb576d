import type { TFunction } from 'i18next';
import type { CartDeed, CartState } from '@/utils/cart/cart-state';
import { showCart } from '@/utils/cart/show-cart';
import { notify } from '@/utils/shell/notices';

interface UndoWays {
  readonly t: TFunction;
  readonly lang: string;
  readonly add: (deed: CartDeed) => void;
}

/** Offers for a while to bring back a line that was removed, with its options and its note, if it can still be ordered. */
export function offerUndo(
  before: CartState,
  key: string,
  { add, lang, t }: UndoWays,
): void {
  const { lines, shop } = showCart(before, lang);
  const held = lines.find((line) => line.key === key);
  if (!shop || !held) return;
  // the server's line is gone: what comes back is a new one
  const { detailId: _, ...line } = held;
  const { gone, quantity, stock = quantity, title } = line;
  if (gone || stock < quantity) return;
  notify({
    type: 'success',
    id: 'cart-removed',
    title: t('cart.removed', { title }),
    action: {
      label: t('cart.undo'),
      onPress: () => add({ kind: 'add', shop, line, by: quantity }),
    },
  });
}
