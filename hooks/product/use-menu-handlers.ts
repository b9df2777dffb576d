import { useEffect, useMemo, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import { type LocalCartLine, stepQuantity } from '@/utils/cart/cart-line';
import { menuLine } from '@/utils/cart/menu-line';
import type { MenuItemView } from '@/utils/shop/menu-view';
import type { CartActions } from '@/utils/cart/cart-view';

interface MenuInput {
  readonly shopId: number;
  readonly cart: CartActions;
  readonly add: (line: LocalCartLine) => void;
  readonly open: (uuid: string) => void;
}

interface MenuHandlers {
  readonly onOpen: (item: MenuItemView) => void;
  readonly onAdd: (item: MenuItemView) => void;
  readonly onStep: (item: MenuItemView, direction: 'down' | 'up') => void;
}

/**
 * What rows of a menu do, always the same functions, so that a change of the cart renders only the rows it touches.
 * "+" of a dish with options, or "more" of one that is in the cart in several forms, opens it.
 */
export function useMenuHandlers(input: MenuInput): MenuHandlers {
  const { currency, lang } = useShell();
  const scope = { shopId: input.shopId, currencyId: currency.id, lang };
  const latest = useRef({ ...input, scope });
  useEffect(() => {
    latest.current = { ...input, scope };
  });
  return useMemo(() => {
    const open = ({ uuid }: MenuItemView): void => {
      // Where the focus returns when the dish closes: "+" may be a stepper by then.
      const link = `a[href*="${uuid}"]`;
      const pressed = document.activeElement?.closest('article');
      const place =
        pressed?.querySelector<HTMLElement>(link) ??
        document.querySelector<HTMLElement>(link);
      place?.focus({ preventScroll: true });
      latest.current.open(uuid);
    };
    return {
      onOpen: open,
      onAdd: (item) => {
        if (item.stockId === null) open(item);
        else
          latest.current.add(
            menuLine(item, item.stockId, latest.current.scope),
          );
      },
      onStep: (item, direction) => {
        const { setQuantity, view } = latest.current.cart;
        const lines = view.lines.filter(
          ({ productId }) => productId === item.id,
        );
        const line = lines.at(-1);
        if (!line) return;
        if (direction === 'up' && lines.length > 1) open(item);
        else
          setQuantity(line.key, stepQuantity(line.quantity, direction, line));
      },
    };
  }, []);
}
