import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { bannerQueries } from '@/services/banner/banner-queries';
import { categoryQueries } from '@/services/category/category-queries';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/catalogue-scope';

/** What stands above the home page's lists: categories, offers and how many deliver here. */
export function useHome() {
  const shell = useShell();
  const categories = useQuery(categoryQueries.main(shell.lang));
  const banners = useQuery(bannerQueries.list(shell.lang));
  const counts = useQuery(shopQueries.counts(catalogueScope(shell)));
  return {
    categories: categories.data ?? [],
    categoriesLoading: categories.isPending,
    banners: banners.data ?? [],
    bannersLoading: banners.isPending,
    counts: counts.data ?? null,
  };
}
