import Link from 'next/link';
import { useRouter } from 'next/router';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import {
  FoundOption,
  FoundSection,
} from '@/components/search/search-results/found-section';
import { ProductHitRow } from '@/components/search/search-hit/product-hit-row';
import { ShopHitRow } from '@/components/search/search-hit/shop-hit-row';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import type { SearchIdeasFound } from '@/hooks/search/use-search-ideas';
import type { useSearchResults } from '@/hooks/search/use-search-results';
import { shownShopId } from '@/utils/shop/shop-path-id';
import { routes } from '@/utils/shell/routes';
import { SearchIdeas } from './search-ideas';
import styles from './search-results.module.css';

type Found = ReturnType<typeof useSearchResults>;

type SearchResultsProps = Readonly<{
  /** Begins the ids of lists and options. */
  id: string;
  results: Found;
  /** Nothing is found in any section. */
  none: boolean;
  /** What is searched for; empty: the 400 ms are not over. */
  term: string;
  /** What is in the field. */
  typed: string;
  /** Only the products of this shop. */
  shopId: number | null;
  /** The option that the arrow keys are on. */
  active: string | undefined;
  /** What scrolls around the results. */
  scroller: RefObject<HTMLElement | null>;
  /** What to go on with where nothing is found. */
  ideas: SearchIdeasFound;
  /** A result was followed. */
  onFollow: () => void;
}>;

/** Restaurants that are there at once, above the products; one more would not be worth a button. */
const SHOPS_FIRST = 3;

/** What is told of the results: to everybody when there are none, else to those who do not see the list. */
function ResultsNote({
  none,
  results: { products, shops },
  shopsShown,
  term,
}: Readonly<{
  none: boolean;
  results: Found;
  shopsShown: boolean;
  term: string;
}>) {
  const { t } = useTranslation(['list-states', 'search']);
  const found = (section: Found['products' | 'shops']) =>
    t('found.number.results', { count: section.total ?? 0 });
  const known =
    products.total !== null && (!shopsShown || shops.total !== null);
  return (
    <div role="status" className={none ? styles.nothing : 'sr-only'}>
      {none && (
        <>
          <b className={styles.title}>
            {t('home.empty.search.title', { term })}
          </b>
          <p>
            {t(shopsShown ? 'home.empty.search.text' : 'menu.nothing.text')}
          </p>
        </>
      )}
      {known && !none && (
        <p>
          {shopsShown && `${t('search.restaurants')}: ${found(shops)}. `}
          {`${t('search.products')}: ${found(products)}`}
        </p>
      )}
    </div>
  );
}

/** The popover's two sections; on a shop's page only its products. */
export function SearchResults(props: SearchResultsProps) {
  const { active, id, ideas, none, onFollow, results, scroller } = props;
  const { shopId, term, typed } = props;
  const { t, i18n: words } = useTranslation(['list-states', 'search']);
  const { currency } = useShell();
  const [type] = useDeliveryType();
  /** Its dishes open there without another page. */
  const here = shownShopId(useRouter());
  const { products, shops } = results;
  const shopsShown = shopId === null;
  /** The shop has none: the rest of the city may. */
  const everywhere = none && !shopsShown;
  /** The term whose restaurants are all asked for. */
  const [wholeFor, setWholeFor] = useState<string | null>(null);
  const isShort =
    shops.hits.length > SHOPS_FIRST + 1 &&
    products.total !== 0 &&
    wholeFor !== term;
  const plainName = (name: ReactNode) => <b className={styles.name}>{name}</b>;
  const option = (kind: string, key: number) => {
    const own = `${id}${kind}-${key}`;
    return { id: own, active: own === active, onFollow };
  };
  return (
    <>
      {shopsShown && !none && (
        <FoundSection
          id={`${id}shops`}
          title={t('search.restaurants')}
          section={shops}
          waiting={term === ''}
          scroller={scroller}
          onShowAll={isShort ? () => setWholeFor(term) : null}
        >
          {shops.hits.slice(0, isShort ? SHOPS_FIRST : undefined).map((hit) => (
            <FoundOption
              key={hit.shop.id}
              {...option('shop', hit.shop.id)}
              href={routes.shop(hit.shop)}
            >
              <ShopHitRow
                hit={hit}
                currency={currency}
                pickup={type === 'pickup'}
                words={words}
                wrapName={plainName}
              />
            </FoundOption>
          ))}
        </FoundSection>
      )}
      {!none && (
        <FoundSection
          id={`${id}products`}
          title={t('search.products')}
          section={products}
          waiting={term === ''}
          scroller={scroller}
          onShowAll={null}
        >
          {products.hits.map((hit) => (
            <FoundOption
              key={hit.id}
              {...option('product', hit.id)}
              href={routes.product(hit.shop, hit.uuid)}
              shallow={hit.shop.id === here}
            >
              <ProductHitRow
                hit={hit}
                currency={currency}
                shopShown={shopsShown}
                words={words}
                wrapName={plainName}
              />
            </FoundOption>
          ))}
        </FoundSection>
      )}
      {term !== '' && (
        <ResultsNote
          none={none}
          results={results}
          shopsShown={shopsShown}
          term={term}
        />
      )}
      {none && shopsShown && (
        <SearchIdeas
          id={id}
          ideas={ideas}
          active={active}
          onFollow={onFollow}
        />
      )}
      <p className={styles.foot}>
        <Link
          href={
            none && shopsShown
              ? routes.home()
              : routes.search(typed, everywhere ? undefined : shopId)
          }
          prefetch={false}
          className={styles.all}
          onClick={onFollow}
        >
          {none && shopsShown
            ? t('home.empty.search.action')
            : t(everywhere ? 'search.everywhere' : 'search.all', {
                term: typed,
              })}
        </Link>
      </p>
    </>
  );
}
