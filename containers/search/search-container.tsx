import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/button/link-button';
import { EmptyState } from '@/components/empty-state/empty-state';
import { PageHero } from '@/components/page-hero/page-hero';
import { RecentSearches } from '@/components/recent-searches/recent-searches';
import { LinesSkeleton } from '@/components/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/skeletons/loading-status';
import { ListCategories } from '@/containers/shop-list/list-categories';
import { ListFailed } from '@/containers/shop-list/list-failed';
import { useDeliveryType } from '@/hooks/use-delivery-type';
import { useCategories, useShopCounts } from '@/hooks/use-home';
import { useSearchHistory } from '@/hooks/use-search-history';
import { useSearchPage } from '@/hooks/use-search-page';
import { routes } from '@/utils/routes';
import { parseSearchAddress, type SearchAddress } from '@/utils/search-address';
import { NO_FILTERS } from '@/utils/shop-filters';
import { SearchFound } from './search-found';
import styles from './search-page.module.css';

// rarely shown, so only then loaded
const ListNowhere = dynamic(() =>
  import('@/containers/shop-list/list-states').then(
    (module) => module.ListNowhere,
  ),
);

function Categories() {
  const { t } = useTranslation();
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
function SearchStart() {
  const { t } = useTranslation();
  const { clear, remove, terms } = useSearchHistory();
  return (
    <>
      <PageHero title={t('nav.search')} text={t('search.hint')} />
      <RecentSearches terms={terms} onRemove={remove} onClear={clear} />
      <Categories />
    </>
  );
}

/** Nothing fits; where nobody delivers, that is why. */
function NothingFound({ shopId, term }: SearchAddress) {
  const { t } = useTranslation();
  const [type] = useDeliveryType();
  const counts = useShopCounts();
  const everywhere = routes.search(term);
  if (shopId === null && type !== 'pickup' && counts?.all === 0)
    return <ListNowhere />;
  return (
    <>
      <EmptyState
        title={t('home.empty.search.title', { term })}
        text={t(
          shopId === null ? 'home.empty.search.text' : 'menu.nothing.text',
        )}
        action={
          <LinkButton
            href={shopId === null ? routes.home() : everywhere}
            prefetch={false}
          >
            {shopId === null
              ? t('home.empty.search.action')
              : t('search.everywhere', { term })}
          </LinkButton>
        }
      />
      {shopId === null && <Categories />}
    </>
  );
}

function SearchResultsPage({ asked }: Readonly<{ asked: SearchAddress }>) {
  const { t } = useTranslation();
  const found = useSearchPage(asked);
  const { failed, isLoading, products, retry, total } = found;
  const { shopId, term } = asked;
  const shop = shopId === null ? undefined : products?.hits[0]?.shop.title;
  return (
    <>
      <PageHero
        title={
          shop
            ? t('search.in.shop', { term, shop })
            : t('home.search.title', { term })
        }
        text={null}
      />
      {isLoading && !failed && (
        <>
          <LoadingStatus />
          <LinesSkeleton count={6} />
        </>
      )}
      {!isLoading && total > 0 && <SearchFound asked={asked} found={found} />}
      {!isLoading && total === 0 && <NothingFound {...asked} />}
      {failed && <ListFailed onRetry={retry} />}
    </>
  );
}

/** /search: what is found for the term of the address, or where one begins (spec.md §2 "Search"). */
export function SearchContainer() {
  const asked = parseSearchAddress(useRouter().query);
  return (
    <div className="wrap">
      {asked.term ? <SearchResultsPage asked={asked} /> : <SearchStart />}
    </div>
  );
}
