import { memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuSearch } from '@/components/shop/menu-search/menu-search';
import { useDishCounts } from '@/hooks/cart/use-dish-counts';
import { useMenuHandlers } from '@/hooks/product/use-menu-handlers';
import { useMenuSearch } from '@/hooks/shop/use-menu-search';
import type { LocalCartLine } from '@/utils/cart/cart-line';
import type { CartActions } from '@/utils/cart/cart-view';
import {
  itemsById,
  type MenuItemView,
  type MenuView,
} from '@/utils/shop/menu-view';
import type { ShopView } from '@/utils/shop/shop-view';
import { MenuBar } from './menu-bar';
import { MenuNothing } from './menu-nothing';
import { POPULAR_ID, sectionId } from './section-id';
import { ShopMenu } from './shop-menu';
import styles from './shop-page.module.css';

type MenuBlockProps = Readonly<{
  shop: ShopView;
  menu: MenuView;
  cart: CartActions;
  add: (line: LocalCartLine) => void;
  open: (uuid: string) => void;
  /** A finger or a pointer comes to the menu: a dish may be opened. */
  onIntent: () => void;
}>;

const POPULAR_COUNT = 4;
const NO_DISHES: readonly MenuItemView[] = [];

/** Category bar, search and the menu itself. */
export const MenuBlock = memo(function MenuBlock(props: MenuBlockProps) {
  const { shop, menu, cart, add, open, onIntent } = props;
  const { t } = useTranslation();
  const menuRef = useRef<HTMLDivElement>(null);
  const handlers = useMenuHandlers({ shopId: shop.id, cart, add, open });
  const counts = useDishCounts(cart.view, shop.id);
  const search = useMenuSearch(menu.sections, menuRef);
  const { finds, prepare, setTerm, term } = search;
  const isSearching = finds !== null;
  const sections = finds?.sections ?? menu.sections;
  const popular = useMemo(() => {
    const items = itemsById(menu);
    return menu.popular
      .flatMap((id) => items.get(id) ?? [])
      .slice(0, POPULAR_COUNT);
  }, [menu]);
  const categories = useMemo(
    () => [
      ...(popular.length && !isSearching
        ? [{ id: POPULAR_ID, title: t('menu.popular') }]
        : []),
      ...sections.map(({ id, title }) => ({ id: sectionId(id), title })),
    ],
    [isSearching, popular.length, sections, t],
  );
  function handleTerm(next: string) {
    setTerm(next);
    // The rows above the window may go: what is found begins at the top.
    const { current } = menuRef;
    if (next && current && current.getBoundingClientRect().top < 0)
      current.scrollIntoView({ block: 'start' });
  }
  const field = { value: term, onChange: handleTerm, onFocus: prepare };
  return (
    // Nothing is pressed here: it only hears that a finger or the focus comes.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={menuRef}
      className={styles.menu}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <MenuSearch className={styles.search} {...field} />
      <MenuBar categories={categories} end={<MenuSearch {...field} />} />
      <p role="status" className="sr-only">
        {isSearching
          ? t('menu.found', {
              count: sections.reduce((sum, { items }) => sum + items.length, 0),
            })
          : ''}
      </p>
      {sections.length > 0 ? (
        <ShopMenu
          shop={shop}
          popular={isSearching ? NO_DISHES : popular}
          sections={sections}
          counts={counts}
          handlers={handlers}
        />
      ) : (
        <MenuNothing searched={isSearching} onClear={() => setTerm('')} />
      )}
    </div>
  );
});
