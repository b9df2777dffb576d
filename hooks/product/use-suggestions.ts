import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { productQueries } from '@/services/product/product-queries';
import type { CartView } from '@/utils/cart/cart-view';
import { suggestedItems } from '@/utils/product/suggested-items';
import type { MenuItemView } from '@/utils/shop/menu-view';
import { catalogueScope } from '@/utils/shop/catalogue-scope';

/**
 * What goes well with a cart, from its shop. A dish that is taken from here stays in its place, so that it can be
 * taken again.
 */
export function useSuggestions(
  shopId: number,
  lines: CartView['lines'],
): readonly MenuItemView[] {
  const scope = catalogueScope(useShell());
  const [inCart] = useState(
    () => new Set(lines.map(({ productId }) => productId)),
  );
  const { data } = useQuery(productQueries.menu(shopId, scope));
  return useMemo(
    () => (data ? suggestedItems(data, inCart) : []),
    [data, inCart],
  );
}
