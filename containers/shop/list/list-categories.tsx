import '@/styles/families/browse';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import { ScrollRow } from '@/components/ui/scroll-row/scroll-row';
import { useShell } from '@/contexts/shell-context';
import { useCategories } from '@/hooks/shop/use-home';
import type { ShopFilters } from '@/utils/shop/shop-filters';
import styles from './shop-list.module.css';
import { CategoryTiles } from './shop-items';

type ListCategoriesProps = Readonly<{ filters: ShopFilters }>;

/** Category tiles; the chosen one leads back to everything. */
export function ListCategories({ filters }: ListCategoriesProps) {
  const { t } = useTranslation('list');
  const { lang } = useShell();
  const { category, list } = filters;
  const { categories, isLoading } = useCategories(list);
  if (!isLoading && categories.length === 0) return null;
  return (
    <nav aria-label={t('home.categories')}>
      <ScrollRow
        className={cx(styles.categories, filters.map && styles.low)}
        arrows
        of={CategoryTiles}
        props={{
          categories: isLoading ? null : categories,
          chosen: category,
          list,
          lang,
        }}
      />
    </nav>
  );
}
