import dynamic from 'next/dynamic';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryBar } from '@/components/shop/category-bar/category-bar';
import { useScrollSpy } from '@/hooks/browser/use-scroll-spy';
import { useDishCounts } from '@/hooks/cart/use-dish-counts';
import { useMenuHandlers } from '@/hooks/product/use-menu-handlers';
import type { LocalCartLine } from '@/utils/cart/cart-line';
import type { CartActions } from '@/utils/cart/cart-view';
import { itemsById, type MenuView } from '@/utils/shop/menu-view';
import type { ShopView } from '@/utils/shop/shop-view';
import { POPULAR_ID, sectionId } from './section-id';
import { ShopMenu } from './shop-menu';
import styles from './shop-page.module.css';

/** What shows that the reader has taken over: the page is theirs then. */
const TAKE_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** Farther than so many screens nobody follows a glide, and all that it passes would have to be drawn. */
const GLIDE_SCREENS = 3;
/** Frames until the sections around the aim have been drawn and have their height. */
const SETTLING_FRAMES = 3;

/** Sections out of sight have an estimated height (content-visibility): as they are drawn, the aim is corrected. */
function landAfterScroll(section: HTMLElement): void {
  const stop = new AbortController();
  const { signal } = stop;
  const settle = (frames: number): void => {
    if (signal.aborted) return;
    section.scrollIntoView({ block: 'start' });
    if (frames > 0) requestAnimationFrame(() => settle(frames - 1));
    else stop.abort();
  };
  document.addEventListener('scrollend', () => settle(SETTLING_FRAMES), {
    signal,
    once: true,
  });
  for (const event of TAKE_OVER)
    window.addEventListener(event, () => stop.abort(), {
      signal,
      passive: true,
    });
}

/** Scrolls to a section of the menu, gliding where it is near and motion is welcome; its heading gets the focus. */
function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const { top } = section.getBoundingClientRect();
  const isNear = Math.abs(top) < GLIDE_SCREENS * window.innerHeight;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({
    behavior: isNear && !calm ? 'smooth' : 'auto',
    block: 'start',
  });
  landAfterScroll(section);
  // in a frame of its own: to focus what is not drawn yet draws it at once
  requestAnimationFrame(() =>
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true }),
  );
}

type MenuBarProps = Readonly<{
  categories: readonly Readonly<{ id: string; title: string }>[];
}>;

/** Header and category bar: what has passed under them is being read. */
const SPY_OFFSET = 150;

/** The bar of a menu's sections; what is being read changes here and renders nothing else. */
function MenuBar({ categories }: MenuBarProps) {
  const { t } = useTranslation();
  const ids = useMemo(() => categories.map(({ id }) => id), [categories]);
  const active = useScrollSpy(ids, SPY_OFFSET);
  return (
    <CategoryBar
      label={t('menu.categories')}
      moreLabel={t('menu.more')}
      categories={categories}
      active={active}
      onSelect={goToSection}
    />
  );
}

// rarely shown, so only then loaded; the server's HTML has it
const MenuNothing = dynamic(() =>
  import('./menu-nothing').then((module) => module.MenuNothing),
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
  const { t } = useTranslation();
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
