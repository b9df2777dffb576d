import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  HitPrice,
  ProductHitRow,
  type ProductHitProps,
} from '@/components/search/search-hit/product-hit-row';
import {
  ShopHitRow,
  type ShopHitProps,
} from '@/components/search/search-hit/shop-hit-row';
import { MarkedName } from '@/components/search/search-hit/marked';
import { clsx as cx } from 'clsx';
import { Picture } from '@/components/ui/picture/picture';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { DISHES_OF_SHOP } from '@/utils/constants/limits';
import { routes } from '@/utils/shell/routes';
import type { ProductHit, ShopHit } from '@/utils/search/search-hit';
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
        <SiteLink href={href} lang={lang} className={styles.link}>
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
            <span className={styles.dishName}>
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
export function ShopHits({ hits, products, ...rest }: ShopHitsProps) {
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
export function ProductHits({
  hits,
  ...rest
}: Hits<ProductHitProps, ProductHit>) {
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
