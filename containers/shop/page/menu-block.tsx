import '@/styles/families/shop';
import dynamic from 'next/dynamic';
import { memo, useMemo } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useDishCounts } from '@/hooks/cart/use-dish-counts';
import { useMenuHandlers } from '@/hooks/product/use-menu-handlers';
import type { LocalCartLine } from '@/utils/cart/cart-line';
import type { CartActions } from '@/utils/cart/cart-view';
import { itemsById, type MenuView } from '@/utils/shop/menu-view';
import type { ShopView } from '@/utils/shop/shop-view';
import { MenuBar } from './menu-bar';
import { POPULAR_ID, sectionId } from './section-id';
import { ShopMenu } from './shop-menu';
import styles from './shop-page.module.css';
import { withTexts } from '@/utils/browser/tab-texts';

// rarely shown, so only then loaded; the server's HTML has it
const MenuNothing = dynamic(() =>
  withTexts(['shop'], () => import('./menu-nothing'))().then(
    (module) => module.MenuNothing,
  ),
);

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

/** Category bar and the menu itself; the header's search looks through it. */
export const MenuBlock = memo(function MenuBlock(props: MenuBlockProps) {
  const { shop, menu, cart, add, open, onIntent } = props;
  const { t } = useTranslation('shop');
  const handlers = useMenuHandlers({ shopId: shop.id, cart, add, open });
  const counts = useDishCounts(cart.view, shop.id);
  const { sections } = menu;
  const popular = useMemo(() => {
    const items = itemsById(menu);
    return menu.popular
      .flatMap((id) => items.get(id) ?? [])
      .slice(0, POPULAR_COUNT);
  }, [menu]);
  const categories = useMemo(
    () => [
      ...(popular.length ? [{ id: POPULAR_ID, title: t('menu.popular') }] : []),
      ...sections.map(({ id, title }) => ({ id: sectionId(id), title })),
    ],
    [popular.length, sections, t],
  );
  if (sections.length === 0) return <MenuNothing />;
  return (
    // Nothing is pressed here: it only hears that a finger or the focus comes to what is in it.
    <div
      role="presentation"
      className={styles.menu}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <MenuBar categories={categories} />
      <ShopMenu
        shop={shop}
        popular={popular}
        sections={sections}
        counts={counts}
        handlers={handlers}
      />
    </div>
  );
});
