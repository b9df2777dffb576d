import { clsx as cx } from 'clsx';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PageHero } from '@/components/content/page-hero/page-hero';
import { SegmentedLinks } from '@/components/form/segmented-control/segmented-links';
import { RecentSearches } from '@/components/search/recent-searches/recent-searches';
import { LinkButton } from '@/components/ui/button/button';
import { ChipLink } from '@/components/ui/chip/chip-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import {
  ListNowhere,
  NoShopYet,
} from '@/containers/shop/list/late-list-states';
import { ListCategories } from '@/containers/shop/list/list-categories';
import { ListFailed } from '@/containers/shop/list/list-failed';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useSearchHistory } from '@/hooks/search/use-search-history';
import { useSearchPage, useShopOf } from '@/hooks/search/use-search-page';
import { useCategories, useShopCounts } from '@/hooks/shop/use-home';
import {
  parseSearchAddress,
  type SearchAddress,
  searchHref,
} from '@/utils/search/search-address';
import { routes } from '@/utils/shell/routes';
import { NO_FILTERS } from '@/utils/shop/shop-filters';
import { SearchFound } from './search-found';
import styles from './search-page.module.css';

type SearchBarProps = Readonly<{
  asked: SearchAddress;
  found: ReturnType<typeof useSearchPage>;
}>;

/** Which kind of result to show, with how many there are, and whether only what is open; in one shop only the latter. */
function SearchBar({ asked, found }: SearchBarProps) {
  const { t, i18n } = useTranslation(['list', 'list-states', 'search']);
  const { open, shopId, show } = asked;
  const { products, shops } = found;
  const link = (
    kind: SearchAddress['show'],
    label: string,
    count?: number,
  ) => ({
    href: searchHref({ ...asked, show: kind, page: 1 }),
    label: count === undefined ? label : `${label} · ${count}`,
    current: show === kind,
  });
  if (shopId !== null) return null;
  return (
    <div className={cx('fades', styles.bar)}>
      <SegmentedLinks
        label={t('list.tabs')}
        rel="nofollow"
        className={styles.kinds}
        links={[
          link('all', t('list.tab.all')),
          link('shops', t('search.restaurants'), shops?.total),
          link('products', t('search.products'), products?.total),
        ]}
      />
      <ChipLink
        href={searchHref({ ...asked, open: !open, page: 1 })}
        lang={i18n.language}
        on={open}
        onLabel={t('filter.on', { name: t('filter.open') })}
      >
        {t('filter.open')}
      </ChipLink>
    </div>
  );
}

type ShopsToTry = Readonly<{
  /** Below nothing: where to go. */
  shopsToTry?: ReactNode;
}>;

type AskedProps = ShopsToTry & Readonly<{ asked: SearchAddress }>;

function Categories() {
  const { t } = useTranslation('search');
  const { categories, isLoading } = useCategories('home');
  if (!isLoading && categories.length === 0) return null;
  return (
    <div className={styles.section}>
      <h2 className={styles.heading}>{t('search.categories')}</h2>
      <ListCategories filters={NO_FILTERS} />
    </div>
  );
}

/** Nothing is asked for yet: what was searched for here before, and what there is. */
function SearchStart({ shopsToTry }: ShopsToTry) {
  const { t } = useTranslation('search');
  const { clear, remove, terms } = useSearchHistory();
  return (
    <>
      <PageHero title={t('nav.search')} text={t('search.hint')} />
      {terms.length > 0 && (
        <div className={styles.recent}>
          <RecentSearches terms={terms} onRemove={remove} onClear={clear} />
        </div>
      )}
      <div className={styles.start}>
        <Categories />
      </div>
      {shopsToTry}
    </>
  );
}

/** The shop that was searched has none of it: back to its menu, or on to all the others. */
function NothingThere({ shopId, term }: SearchAddress & { shopId: number }) {
  const { t } = useTranslation(['list-states', 'search']);
  const shop = useShopOf(shopId);
  return (
    <EmptyState
      title={t('home.empty.search.title', { term })}
      text={t('menu.nothing.text')}
      action={
        <>
          {shop && (
            <LinkButton href={routes.shop(shop)} prefetch={false}>
              {t('search.toShop', { shop: shop.title })}
            </LinkButton>
          )}
          <LinkButton
            href={routes.search(term)}
            variant={shop ? 'secondary' : 'primary'}
            prefetch={false}
          >
            {t('search.everywhere', { term })}
          </LinkButton>
        </>
      }
    />
  );
}

/** Nothing fits; where nobody delivers, that is why. */
function NothingFound({ asked, shopsToTry }: AskedProps) {
  const { t } = useTranslation(['list-states', 'search']);
  const { open, term } = asked;
  const [type] = useDeliveryType();
  const counts = useShopCounts();
  if (counts?.isNew) return <NoShopYet headingLevel={2} />;
  if (type !== 'pickup' && counts?.all === 0) return <ListNowhere />;
  if (open)
    return (
      <EmptyState
        title={t('home.empty.title')}
        text={t('home.empty.text')}
        action={
          <LinkButton
            href={searchHref({ ...asked, open: false, page: 1 })}
            prefetch={false}
          >
            {t('home.empty.action')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      <EmptyState
        title={t('home.empty.search.title', { term })}
        text={t('home.empty.search.text')}
        action={
          <LinkButton href={routes.home()} prefetch={false}>
            {t('home.empty.search.action')}
          </LinkButton>
        }
      />
      <Categories />
      {shopsToTry}
    </>
  );
}

function SearchResultsPage({ asked, shopsToTry }: AskedProps) {
  const { t } = useTranslation('search');
  const found = useSearchPage(asked);
  const { failed, isLoading, products, retry, total } = found;
  const { shopId, term } = asked;
  const searched = useShopOf(shopId);
  const shop =
    shopId === null
      ? undefined
      : (searched?.title ?? products?.hits[0]?.shop.title);
  const isNothing = !isLoading && !failed && total === 0 && !asked.open;
  return (
    <>
      {/* to the eye what is said below is enough */}
      <div className={isNothing ? `sr-only ${styles.unseen}` : undefined}>
        <PageHero
          title={
            shop
              ? t('search.in.shop', { term, shop })
              : t('home.search.title', { term })
          }
          text={null}
        />
      </div>
      {!failed && (total > 0 || asked.open) && (
        <SearchBar asked={asked} found={found} />
      )}
      {isLoading && !failed && <LoadingLines count={6} />}
      {!isLoading && total > 0 && <SearchFound asked={asked} found={found} />}
      {!isLoading && total === 0 && shopId === null && (
        <NothingFound asked={asked} shopsToTry={shopsToTry} />
      )}
      {!isLoading && total === 0 && shopId !== null && (
        <NothingThere {...asked} shopId={shopId} />
      )}
      {failed && <ListFailed onRetry={retry} />}
    </>
  );
}

/** /search: what is found for the term of the address, or where one begins (spec.md §2 "Search"). */
export function SearchContainer({ shopsToTry }: ShopsToTry) {
  const asked = parseSearchAddress(useRouter().query);
  return (
    <div className="wrap">
      {asked.term ? (
        <SearchResultsPage asked={asked} shopsToTry={shopsToTry} />
      ) : (
        <SearchStart shopsToTry={shopsToTry} />
      )}
    </div>
  );
}
