import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { categoryQueries } from '@/services/shop/category-queries';

/** Every cuisine and trade that a shop may belong to; none while they did not come: they are not asked for. */
export function useMainCategories() {
  const { lang } = useShell();
  return useQuery(categoryQueries.all(lang)).data ?? [];
}
