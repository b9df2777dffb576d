import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import { keepFocus } from '@/utils/browser/keep-focus';
import type { LocalCartLine } from '@/utils/cart/cart-line';
import type { CartView } from '@/utils/cart/cart-view';
import { menuLine } from '@/utils/cart/menu-line';
import {
  drawCounts,
  dropDrawnBar,
  takeEarlyAdds,
} from '@/utils/platform/early-input';
import type { MenuView } from '@/utils/shop/menu-view';

interface EarlyAddsInput {
  readonly shopId: number;
  readonly menu: MenuView;
  readonly cart: CartView;
  readonly add: (line: LocalCartLine, id?: string) => void;
}

/** The stepper that "+" becomes takes its focus. */
function followFocus(): void {
  const { activeElement } = document;
  if (!activeElement?.matches('[data-add]')) return;
  const box = activeElement.parentElement;
  keepFocus(box, () => box?.querySelectorAll('button')[1]);
}

/**
 * What was added before the page was alive is in its cart from the first effect on, before anything is drawn; what was
 * drawn for it follows the cart where the page's own is not there yet (docs/adr/0051).
 */
export function useEarlyAdds({
  add,
  cart,
  menu,
  shopId,
}: EarlyAddsInput): void {
  const { currency, lang } = useShell();
  const carryOut = useEffectEvent(() => {
    const adds = takeEarlyAdds();
    if (adds.length === 0) return;
    const items = menu.sections.flatMap((section) => section.items);
    const scope = { shopId, currencyId: currency.id, lang };
    for (const { id, stock } of adds) {
      const stockId = Number(stock);
      const item = items.find((one) => one.stockId === stockId);
      if (item) add(menuLine(item, stockId, scope), id);
    }
    followFocus();
  });
  useLayoutEffect(() => carryOut(), []);
  const { count, lines } = cart;
  const wasFilled = useRef(false);
  useEffect(() => {
    wasFilled.current ||= count > 0;
    if (!wasFilled.current) return;
    drawCounts(new Map(lines.map(({ key, quantity }) => [key, quantity])));
    if (count === 0) dropDrawnBar();
  }, [count, lines]);
}
