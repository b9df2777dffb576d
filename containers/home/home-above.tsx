import { useTranslation } from 'react-i18next';
import { Banner } from '@/components/banner/banner';
import { CategoryTile } from '@/components/category-tile/category-tile';
import { ScrollRow } from '@/components/scroll-row/scroll-row';
import { CategorySkeleton } from '@/components/skeletons/category-skeleton';
import { useHome } from '@/hooks/use-home';
import {
  filtersHref,
  NO_FILTERS,
  type ShopFilters,
} from '@/utils/shop-filters';
import styles from './home.module.css';

const TILES_IN_SIGHT = 10;

/** Category tiles; the chosen one leads back to everything. */
export function HomeCategories({
  filters,
}: Readonly<{ filters: ShopFilters }>) {
  const { t } = useTranslation();
  const { categories, categoriesLoading } = useHome();
  if (!categoriesLoading && categories.length === 0) return null;
  return (
    <nav aria-label={t('home.categories')}>
      <ScrollRow className={styles.categories} arrows>
        {categoriesLoading
          ? Array.from({ length: TILES_IN_SIGHT }, (_, index) => (
              <CategorySkeleton key={index} />
            ))
          : categories.map(({ id, img, title }, index) => {
              const on = filters.category === id;
              const category = on ? null : id;
              return (
                <CategoryTile
                  key={id}
                  href={filtersHref(NO_FILTERS, { category })}
                  title={title}
                  img={img}
                  on={on}
                  lazy={index >= TILES_IN_SIGHT}
                />
              );
            })}
      </ScrollRow>
    </nav>
  );
}

/** The operator's promotions. */
export function HomeBanners() {
  const { t } = useTranslation();
  const { banners } = useHome();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('home.offers')} className={styles.banners}>
      <ScrollRow className={styles.bannerRow}>
        {banners.map((banner, index) => (
          <Banner key={banner.id} banner={banner} large={index === 0} />
        ))}
      </ScrollRow>
    </section>
  );
}
