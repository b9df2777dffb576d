import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '@/components/product-card/product-card';
import type { ProductHandlers } from '@/components/product-row/product-control';
import {
  ProductRow,
  type ProductWords,
} from '@/components/product-row/product-row';
import { useShell } from '@/contexts/shell-context';
import type { MenuItemView, MenuSectionView } from '@/utils/menu-view';
import { localisedPath, routes } from '@/utils/routes';
import type { ShopView } from '@/utils/shop-view';
import styles from './shop-page.module.css';

type ShopMenuProps = Readonly<{
  shop: Pick<ShopView, 'id' | 'type'>;
  popular: readonly MenuItemView[];
  sections: readonly MenuSectionView[];
  /** How many of each product (by id) are in the cart. */
  quantities: ReadonlyMap<number, number>;
  words: ProductWords;
  handlers: ProductHandlers;
}>;

export const POPULAR_ID = 'popular';

/** The element a category leads to. */
export function sectionId(id: number): string {
  return `menu-${id}`;
}

/** The popular row and every section of the menu. */
export const ShopMenu = memo(function ShopMenu(props: ShopMenuProps) {
  const { shop, popular, sections, quantities, words, handlers } = props;
  const { t } = useTranslation();
  const { currency, lang } = useShell();
  const tile = (item: MenuItemView) => ({
    item,
    href: localisedPath(routes.product(shop, item.uuid), lang),
    quantity: quantities.get(item.id) ?? 0,
    currency,
    words,
    handlers,
  });
  return (
    <>
      {popular.length > 0 && (
        <section
          id={POPULAR_ID}
          className={styles.section}
          aria-labelledby="popular-title"
        >
          <h2 id="popular-title" tabIndex={-1} className={styles.title}>
            {t('menu.popular')}
          </h2>
          <ul className={styles.popular}>
            {popular.map((item) => (
              <li key={item.id}>
                <ProductCard {...tile(item)} eager />
              </li>
            ))}
          </ul>
        </section>
      )}
      {sections.map((section) => (
        <section
          key={section.id}
          id={sectionId(section.id)}
          className={styles.section}
          aria-labelledby={`${sectionId(section.id)}-title`}
        >
          <h2
            id={`${sectionId(section.id)}-title`}
            tabIndex={-1}
            className={styles.title}
          >
            {section.title}
          </h2>
          {section.note && <p className={styles.note}>{section.note}</p>}
          <ul className={styles.rows}>
            {section.items.map((item) => (
              <li key={item.id}>
                <ProductRow {...tile(item)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
});
