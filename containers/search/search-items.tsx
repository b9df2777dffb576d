import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ProductHitRow,
  type ProductHitProps,
} from '@/components/search/search-hit/product-hit-row';
import {
  ShopHitRow,
  type ShopHitProps,
} from '@/components/search/search-hit/shop-hit-row';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { routes } from '@/utils/shell/routes';
import type { ProductHit, ShopHit } from '@/utils/search/search-hit';
import styles from './search-page.module.css';

/*
 * What stands in the lists of /search. Data and t() only: the server keeps their HTML (utils/platform/kept-list.tsx).
 */

type Hits<Props, Hit> = Omit<Props, 'hit' | 'words'> &
  Readonly<{ hits: readonly Hit[] }>;

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

/** Restaurants and shops that were found. */
export function ShopHits({ hits, ...rest }: Hits<ShopHitProps, ShopHit>) {
  const { i18n: words } = useTranslation();
  return hits.map((hit) => (
    <li key={hit.shop.id}>
      <article className={styles.hit}>
        <ShopHitRow
          hit={hit}
          wrapName={linkTo(routes.shop(hit.shop), words.language)}
          words={words}
          {...rest}
        />
      </article>
    </li>
  ));
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
        <ProductHitRow
          hit={hit}
          wrapName={linkTo(routes.product(hit.shop, hit.uuid), words.language)}
          words={words}
          {...rest}
        />
      </article>
    </li>
  ));
}
