import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '@/components/filter-bar/filter-bar';
import { Section } from '@/components/section/section';
import { useShell } from '@/contexts/shell-context';
import { useHome } from '@/hooks/use-home';
import { useShopList, useShopRow } from '@/hooks/use-shop-list';
import { separatorsOf } from '@/utils/number-separators';
import {
  chipCount,
  parseShopFilters,
  shopRowFilters,
  type ShopFilters,
} from '@/utils/shop-filters';
import { HomeBanners, HomeCategories } from './home-above';
import { clearedHref, filterChips, sortChoices } from './home-filters';
import { HomeHero } from './home-hero';
import { HomeList } from './home-list';
import { HomeSeo } from './home-seo';
import { HomeShops } from './home-shops';
import styles from './home.module.css';

// rarely shown, so only then loaded
const HomeEmpty = dynamic(() =>
  import('./home-states').then((module) => module.HomeEmpty),
);

/** The words above the lists, by what the address asks for. */
function useWords(filters: ShopFilters) {
  const { t } = useTranslation();
  const { address } = useShell();
  const { categories, counts } = useHome();
  const { category, search, type } = filters;
  const chosen = categories.find(({ id }) => id === category)?.title ?? null;
  const count = counts?.all ?? 0;
  const around = address
    ? t('home.count', { count, address: address.title })
    : t('home.count.around', { count });
  const shops = type === 'shop';
  if (search)
    return {
      title: t('home.search.title', { term: search }),
      text: null,
      list: t(shops ? 'home.shops.near' : 'home.restaurants'),
      seo: t('home.search.title', { term: search }),
    };
  const list = chosen
    ? t('home.restaurants.in', { category: chosen })
    : t(shops ? 'home.shops.near' : 'home.restaurants');
  return {
    title: t(shops ? 'home.shops' : 'home.title'),
    text: count > 0 ? around : null,
    list,
    seo: chosen || shops ? list : null,
  };
}

/** The home page: everything that delivers here, or what the address asks for of it. */
export function HomeContainer() {
  const { t, i18n } = useTranslation();
  const filters = parseShopFilters(useRouter().query);
  const { counts } = useHome();
  const list = useShopList(filters);
  const row = useShopRow(shopRowFilters(filters), filters.type !== 'shop');
  const words = useWords(filters);
  const { category, page, search, type } = filters;
  const narrowed = chipCount(filters) > 0 || category !== null;
  const everything = !search && !narrowed && type === 'restaurant';
  const hasCards = list.cards.length > 0 || list.isLoading || list.isError;
  const isEmpty = !hasCards && row.cards.length === 0 && !row.isLoading;
  const listed = hasCards || chipCount(filters) > 0;
  const note = everything
    ? t('home.open.count', { count: counts?.openRestaurants ?? 0 })
    : t('found.number.results', { count: list.total });
  return (
    <div className="wrap">
      <HomeSeo filters={filters} title={words.seo} />
      <HomeHero title={words.title} text={words.text} />
      {!search && <HomeCategories filters={filters} />}
      {!search && category === null && page === 1 && type !== 'shop' && (
        <HomeBanners />
      )}
      {type !== 'shop' && <HomeShops filters={filters} row={row} />}
      {listed && (
        <Section title={words.list} note={note} className={styles.section}>
          <FilterBar
            chips={filterChips(filters, t, separatorsOf(i18n.language).decimal)}
            sorts={sortChoices(filters, t)}
            clearHref={clearedHref(filters)}
          />
          {hasCards ? (
            <HomeList filters={filters} list={list} />
          ) : (
            <HomeEmpty filters={filters} />
          )}
        </Section>
      )}
      {isEmpty && !listed && (
        <div className={styles.section}>
          <HomeEmpty filters={filters} />
        </div>
      )}
    </div>
  );
}
