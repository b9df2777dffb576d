import { useTranslation } from 'react-i18next';
import { ScrollRow } from '@/components/scroll-row/scroll-row';
import { useHome } from '@/hooks/use-home';
import { useShell } from '@/contexts/shell-context';
import type { ShopFilters } from '@/utils/shop-filters';
import { Banners, CategoryTiles } from './home-items';
import styles from './home.module.css';

/** Category tiles; the chosen one leads back to everything. */
export function HomeCategories({
  filters,
}: Readonly<{ filters: ShopFilters }>) {
  const { t } = useTranslation();
  const { lang } = useShell();
  const { categories, categoriesLoading } = useHome();
  if (!categoriesLoading && categories.length === 0) return null;
  return (
    <nav aria-label={t('home.categories')}>
      <ScrollRow
        className={styles.categories}
        arrows
        of={CategoryTiles}
        props={{
          categories: categoriesLoading ? null : categories,
          chosen: filters.category,
          lang,
        }}
      />
    </nav>
  );
}

/** The operator's promotions. */
export function HomeBanners() {
  const { t } = useTranslation();
  const { lang } = useShell();
  const { banners } = useHome();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('home.offers')} className={styles.banners}>
      <ScrollRow
        className={styles.bannerRow}
        arrows
        of={Banners}
        props={{ banners, lang }}
      />
    </section>
  );
}
