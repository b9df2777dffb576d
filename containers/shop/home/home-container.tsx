import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Banner } from '@/components/shop/banner/banner';
import { ScrollRow } from '@/components/ui/scroll-row/scroll-row';
import { Section } from '@/components/ui/section/section';
import {
  ListEmpty,
  ListNowhere,
  NoShopYet,
} from '@/containers/shop/list/late-list-states';
import { ListCategories } from '@/containers/shop/list/list-categories';
import { ListHero } from '@/containers/shop/list/list-hero';
import { ListSection } from '@/containers/shop/list/list-section';
import { RecommendedRow } from '@/containers/shop/list/recommended-row';
import { ShopTiles } from '@/containers/shop/list/shop-items';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import {
  useOrdersUnderWay,
  useRecentOrders,
} from '@/hooks/order/use-home-orders';
import {
  useBanners,
  useCategories,
  useHomeLists,
  useShopCounts,
} from '@/hooks/shop/use-home';
import { useShopFilters } from '@/hooks/shop/use-shop-filters';
import { useShopRow } from '@/hooks/shop/use-shop-list';
import { filterParts, isWhole } from '@/utils/shop/filter-parts';
import {
  filtersHref,
  type ShopFilters,
  shopRowFilters,
} from '@/utils/shop/shop-filters';
import styles from './home.module.css';
import { withTexts } from '@/utils/browser/tab-texts';

/*
 * What stands in the home page's rows. Data and handlers only: the server keeps their HTML (utils/platform/kept-list.tsx).
 */

type BannersProps = Readonly<{
  banners: ReturnType<typeof useBanners>;
  lang: string;
}>;

/** The operator's promotions, the first one large. */
function Banners({ banners, lang }: BannersProps) {
  return banners.map((banner, index) => (
    <li key={banner.id}>
      <Banner banner={banner} lang={lang} large={index === 0} />
    </li>
  ));
}

/** The operator's promotions. */
function HomeBanners() {
  const { t } = useTranslation('list');
  const { lang } = useShell();
  const banners = useBanners();
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

type HomeShopsProps = Readonly<{
  filters: ShopFilters;
  row: ReturnType<typeof useShopRow>;
}>;

/** The first groceries, pharmacies and florists; nothing when none delivers here. */
function HomeShops({ filters, row }: HomeShopsProps) {
  const { t } = useTranslation('list');
  const [type] = useDeliveryType();
  if (row.cards.length === 0) return null;
  return (
    <Section
      title={t('home.shops')}
      className={styles.section}
      link={{
        href: filtersHref(shopRowFilters(filters)),
        label: t('home.shops.all', { total: row.total }),
      }}
    >
      <ScrollRow
        className={styles.shops}
        arrows
        of={ShopTiles}
        props={{ cards: row.cards, pickup: type === 'pickup' }}
      />
    </Section>
  );
}

// only for who ordered before, and in the page's HTML
const AgainList = dynamic(() =>
  withTexts(
    ['account-menu', 'group', 'order'],
    () => import('@/containers/order/repeat/again-list'),
  )().then((module) => module.AgainList),
);

/** "Order again" on the home page, for who ordered before; comes with the page, and is loaded only for them. */
function AgainRow() {
  const orders = useRecentOrders();
  return orders.length > 0 && <AgainList orders={orders} />;
}

// only for who waits for an order, and in the page's HTML
const UnderWayList = dynamic(() =>
  withTexts(
    ['account-menu', 'date', 'order'],
    () => import('@/containers/order/repeat/under-way-list'),
  )().then((module) => module.UnderWayList),
);

/** What is under way, at the top of the home page; comes with the page, and is loaded only for who waits for it. */
function UnderWayRow() {
  const orders = useOrdersUnderWay();
  return orders.length > 0 && <UnderWayList orders={orders} />;
}

/** The words above the lists, by what the address asks for. */
function useWords({ category }: ShopFilters, pickup: boolean) {
  const { t } = useTranslation('list');
  const { address } = useShell();
  const { categories } = useCategories('home');
  const counts = useShopCounts();
  const count = counts?.all ?? 0;
  const chosen = categories.find(({ id }) => id === category)?.title ?? null;
  const around = address
    ? t('home.count', { count, address: address.title })
    : t('home.around');
  const list = chosen
    ? t('home.restaurants.in', { category: chosen })
    : t('home.restaurants');
  return {
    title: t(`home.title.${counts?.partOfDay ?? 'day'}`),
    text: pickup ? t('list.pickup') : count > 0 ? around : null,
    list,
  };
}

type HomeContainerProps = Readonly<{
  /** What this browser has seen last, after what is recommended. */
  recent?: ReactNode;
}>;

/**
 * The home page: everything that delivers here, or what the address asks for of it. Its first screen shows places to
 * order from: shops and banners stand below what is recommended, or below a short list.
 */
export function HomeContainer({ recent }: HomeContainerProps) {
  const filters = useShopFilters('home');
  const [type] = useDeliveryType();
  const counts = useShopCounts();
  const pickup = type === 'pickup';
  const isOutside = !pickup && counts?.all === 0;
  const isAll = isWhole(filters);
  const row = useShopRow(shopRowFilters(filters), true);
  const { list, recommended } = useHomeLists(
    filters,
    isAll && !isOutside && !pickup,
  );
  const words = useWords(filters, pickup);
  const { category, page } = filters;
  const hasBanners =
    category === null && page === 1 && !filters.map && !isOutside;
  const isAdvised = recommended.length > 0;
  const offers = (
    <>
      {!filters.map && <HomeShops filters={filters} row={row} />}
      {hasBanners && <HomeBanners />}
    </>
  );
  const hasCards = list.cards.length > 0 || list.isLoading || list.isError;
  const isNarrow = filterParts(filters).length > 0;
  const isEmpty = row.cards.length === 0 && !row.isLoading;
  if (counts?.isNew)
    return (
      <div className="wrap">
        <NoShopYet />
      </div>
    );
  return (
    <div className="wrap">
      <UnderWayRow />
      <ListHero title={words.title} text={words.text} />
      {!isOutside && <ListCategories filters={filters} />}
      {isAll && <AgainRow />}
      <RecommendedRow cards={recommended} eager />
      {isAdvised && offers}
      {isAll && recent}
      {!isOutside && (hasCards || isNarrow) && (
        <ListSection filters={filters} list={list} title={words.list} />
      )}
      {!isAdvised && offers}
      {(isOutside || (isEmpty && !hasCards && !isNarrow)) && (
        <div className={styles.section}>
          {isOutside ? <ListNowhere /> : <ListEmpty filters={filters} />}
        </div>
      )}
    </div>
  );
}
