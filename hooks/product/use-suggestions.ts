import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import { productQueries } from '@/services/product/product-queries';
import type { CartView } from '@/utils/cart/cart-view';
import { suggestedItems } from '@/utils/product/suggested-items';
import type { MenuItemView } from '@/utils/shop/menu-view';
import { catalogueScope } from '@/utils/shop/catalogue-scope';

/** What goes well with a cart, from its shop: never what is in it. */
export function useSuggestions(
  shopId: number,
  lines: CartView['lines'],
): readonly MenuItemView[] {
  const scope = catalogueScope(useShell());
  const taken = lines.map(({ productId }) => productId).join();
  const { data } = useQuery(productQueries.menu(shopId, scope));
  return useMemo(() => {
    const inCart = new Set(taken.split(',').map(Number));
    return data ? suggestedItems(data, inCart) : [];
  }, [data, taken]);
}
