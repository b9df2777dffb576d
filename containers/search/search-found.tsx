import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { MarkedName } from '@/components/search/search-hit/marked';
import {
  HitPrice,
  type ProductHitProps,
  ProductHitRow,
} from '@/components/search/search-hit/product-hit-row';
import {
  type ShopHitProps,
  ShopHitRow,
} from '@/components/search/search-hit/shop-hit-row';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { LinkButton } from '@/components/ui/button/button';
import { Picture } from '@/components/ui/picture/picture';
import { Section } from '@/components/ui/section/section';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import type { useSearchPage } from '@/hooks/search/use-search-page';
import { DISHES_OF_SHOP } from '@/utils/constants/limits';
import { KeptList } from '@/utils/platform/kept-list';
import { type SearchAddress, searchHref } from '@/utils/search/search-address';
import type { ProductHit, ShopHit } from '@/utils/search/search-hit';
import { routes } from '@/utils/shell/routes';
import styles from './search-page.module.css';

/*
 * What stands in the lists of /search. Data and t() only: the server keeps their HTML (utils/platform/kept-list.tsx).
 */

type Hits<Props, Hit> = Omit<Props, 'hit' | 'words'> &
  Readonly<{ hits: readonly Hit[] }>;

/** Of a product's picture, in CSS pixels. */
const PICTURE = 92;

/** The name is the row's heading and its link, which reaches over the whole row. */
function linkTo(href: string, lang: string) {
  return function Name(name: ReactNode) {
    return (
      <h3 className={styles.name}>
        <SiteLink href={href} lang={lang} className={cx('whole', styles.link)}>
          {name}
        </SiteLink>
      </h3>
    );
  };
}

type DishesProps = Readonly<{
  dishes: readonly ProductHit[];
  currency: ProductHitProps['currency'];
  words: ProductHitProps['words'];
}>;

/** What a found shop has of it, each with its price. */
function Dishes({ currency, dishes, words }: DishesProps) {
  return (
    <ul className={styles.dishes}>
      {dishes.map((dish) => (
        <li key={dish.id}>
          <SiteLink
            href={routes.product(dish.shop, dish.uuid)}
            lang={words.language}
            className={styles.dish}
          >
            {dish.img && <Picture src={dish.img} width={64} height={64} />}
            <span className={`clamp2 ${styles.dishName}`}>
              <MarkedName field="title" name={dish.title} match={dish.match} />
            </span>
            <span>
              <HitPrice hit={dish} currency={currency} words={words} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

type ShopHitsProps = Hits<ShopHitProps, ShopHit> &
  Readonly<{
    /** Products that were found: of its own a shop shows these first. */
    products: readonly ProductHit[];
  }>;

/** Restaurants and shops that were found, each with what it has of it. */
function ShopHits({ hits, products, ...rest }: ShopHitsProps) {
  const { i18n: words } = useTranslation();
  return hits.map((hit) => {
    const found = products.filter(({ shop }) => shop.id === hit.shop.id);
    const ids = found.map(({ id }) => id);
    // what they have of it first, then what is ordered most of them
    const dishes = [
      ...found,
      ...hit.dishes.filter(({ id }) => !ids.includes(id)),
    ].slice(0, DISHES_OF_SHOP);
    // what they have of it says more than why they were found
    const isTold = found.length > 0 && hit.match?.field !== 'title';
    return (
      <li key={hit.shop.id}>
        <article className={styles.hit}>
          <div className={styles.row}>
            <ShopHitRow
              hit={isTold ? { ...hit, match: null } : hit}
              wrapName={linkTo(routes.shop(hit.shop), words.language)}
              words={words}
              {...rest}
            />
          </div>
          {dishes.length > 0 && (
            <Dishes dishes={dishes} currency={rest.currency} words={words} />
          )}
        </article>
      </li>
    );
  });
}

/** Products that were found; each opens on the page of its shop. */
function ProductHits({ hits, ...rest }: Hits<ProductHitProps, ProductHit>) {
  const { i18n: words } = useTranslation();
  return hits.map((hit) => (
    <li key={hit.id}>
      <article className={styles.hit}>
        <div className={cx(styles.row, styles.product)}>
          <ProductHitRow
            hit={hit}
            size={PICTURE}
            wrapName={linkTo(
              routes.product(hit.shop, hit.uuid),
              words.language,
            )}
            words={words}
            {...rest}
          />
        </div>
      </article>
    </li>
  ));
}

/** Shops above the products; all of them have a page of their own. */
const SHOPS_FIRST = 6;

type SearchFoundProps = Readonly<{
  asked: SearchAddress;
  found: ReturnType<typeof useSearchPage>;
}>;

/** Links to the page before and the page after; nothing when this one is all. */
function Pages({ asked, found }: SearchFoundProps) {
  const { t } = useTranslation('search');
  const { page } = asked;
  if (page === 1 && found.lastPage <= 1) return null;
  const link = (to: number, rel: 'next' | 'prev', label: string) => (
    <LinkButton
      href={searchHref({ ...asked, page: to })}
      rel={rel}
      variant="line"
      prefetch={false}
    >
      {label}
    </LinkButton>
  );
  return (
    <nav aria-label={t('search.results')} className={styles.pages}>
      {page > 1 && link(page - 1, 'prev', t('search.pages.previous'))}
      {page < found.lastPage && link(page + 1, 'next', t('search.pages.next'))}
    </nav>
  );
}

/** The two sections of /search, or the one that is asked for; of both it begins with a few shops. */
export function SearchFound({ asked, found }: SearchFoundProps) {
  const { t } = useTranslation('search');
  const { currency } = useShell();
  const [type] = useDeliveryType();
  const { products, shops } = found;
  const { page, show } = asked;
  const count = (total: number) => t('found.number.results', { count: total });
  const isMixed = show === 'all' && (products?.hits.length ?? 0) > 0;
  const places =
    show === 'products' || (isMixed && page > 1) ? [] : (shops?.hits ?? []);
  const isCut = isMixed && places.length > SHOPS_FIRST;
  return (
    <>
      {shops && places.length > 0 && (
        <Section
          title={t('search.restaurants')}
          {...(isCut
            ? {
                link: {
                  href: searchHref({ ...asked, show: 'shops', page: 1 }),
                  label: t('search.show.all', { total: shops.total }),
                },
              }
            : { note: count(shops.total) })}
          className={styles.section}
        >
          <KeptList
            className={cx(styles.list, styles.shops)}
            of={ShopHits}
            props={{
              hits: isCut ? places.slice(0, SHOPS_FIRST) : places,
              products: products?.hits ?? [],
              currency,
              pickup: type === 'pickup',
            }}
          />
        </Section>
      )}
      {products && products.hits.length > 0 && show !== 'shops' && (
        <Section
          title={t('search.products')}
          note={count(products.total)}
          className={styles.section}
        >
          <KeptList
            className={styles.list}
            of={ProductHits}
            props={{
              hits: products.hits,
              currency,
              shopShown: asked.shopId === null,
            }}
          />
        </Section>
      )}
      <Pages asked={asked} found={found} />
    </>
  );
}
