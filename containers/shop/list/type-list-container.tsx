import '@/styles/families/browse';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useCategories, useShopCounts } from '@/hooks/shop/use-home';
import { useShopFilters } from '@/hooks/shop/use-shop-filters';
import { useShopList } from '@/hooks/shop/use-shop-list';
import { filterParts } from '@/utils/shop/filter-parts';
import { ListNowhere, NoShopYet } from './late-list-states';
import { ListCategories } from './list-categories';
import { ListHero } from './list-hero';
import { ListSection } from './list-section';
import styles from './shop-list.module.css';

type TypeListContainerProps = Readonly<{ type: 'restaurant' | 'shop' }>;

/** All restaurants or all shops that deliver here, by category and filter. */
export function TypeListContainer({ type }: TypeListContainerProps) {
  const { t } = useTranslation(['list', 'list-states']);
  const filters = useShopFilters(type);
  const list = useShopList(filters);
  const [mode] = useDeliveryType();
  const { categories } = useCategories(type);
  const counts = useShopCounts();
  const pickup = mode === 'pickup';
  const isShops = type === 'shop';
  const whole = isShops ? 'home.shops' : 'list.restaurant.title';
  const [only, ...more] = filterParts(filters);
  // the footer's "Deals" is this list, narrowed to them
  const areDeals = only?.kind === 'deals' && more.length === 0;
  const title = t(areDeals ? 'filter.deals' : whole);
  const near = t(isShops ? 'home.shops.near' : 'home.restaurants');
  const chosen = categories.find(({ id }) => id === filters.category);
  const about = pickup
    ? 'list.pickup'
    : isShops
      ? 'list.shop.text'
      : 'list.restaurant.text';
  if (counts?.isNew)
    return (
      <div className="wrap">
        <NoShopYet />
      </div>
    );
  return (
    <div className="wrap">
      <ListHero title={title} text={areDeals ? null : t(about)} />
      {!pickup && counts?.all === 0 ? (
        <div className={styles.section}>
          <ListNowhere />
        </div>
      ) : (
        <>
          <ListCategories filters={filters} />
          <ListSection
            filters={filters}
            list={list}
            title={
              chosen
                ? t('home.restaurants.in', { category: chosen.title })
                : near
            }
          />
        </>
      )}
    </div>
  );
}
