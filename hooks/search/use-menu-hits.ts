import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import { productQueries } from '@/services/product/product-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import type { ProductHit } from '@/utils/search/search-hit';
import { createMenuFinder, menuHits } from '@/utils/shop/menu-search';

const NONE: readonly ProductHit[] = [];

/**
 * What the menu that is on the page has by that name: there at once, also without a network. Empty where no menu is
 * shown and where it has nothing; the search of the server knows more, such as names in other languages.
 */
export function useMenuHits(
  term: string,
  shopId: number | null,
): readonly ProductHit[] {
  const scope = catalogueScope(useShell());
  const id = shopId ?? 0;
  const { data: shop } = useQuery({
    ...shopPageQueries.detail(id, scope),
    enabled: false,
  });
  const { data: menu } = useQuery({
    ...productQueries.menu(id, scope),
    enabled: false,
  });
  const find = useMemo(
    () => (menu ? createMenuFinder(menu.sections) : null),
    [menu],
  );
  return useMemo(
    () => (find && shop && term ? menuHits(find(term), shop) : NONE),
    [find, shop, term],
  );
}
