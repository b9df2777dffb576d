import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { LinkButton } from '@/components/button/link-button';
import { CategoryBar } from '@/components/category-bar/category-bar';
import { EmptyState } from '@/components/empty-state/empty-state';
import { MenuSearch } from '@/components/menu-search/menu-search';
import type { CartActions } from '@/utils/cart-view';
import { useMenuHandlers } from '@/hooks/use-menu-handlers';
import { useScrollSpy } from '@/hooks/use-scroll-spy';
import type { LocalCartLine } from '@/utils/cart-line';
import { filterSections, itemsById, type MenuView } from '@/utils/menu-view';
import { openingWords } from '@/utils/opening-words';
import { routes } from '@/utils/routes';
import type { ShopView } from '@/utils/shop-view';
import { POPULAR_ID, sectionId, ShopMenu } from './shop-menu';
import styles from './shop-page.module.css';
import { useMenuWords } from './use-menu-words';

type MenuBlockProps = Readonly<{
  shop: ShopView;
  menu: MenuView;
  cart: CartActions;
  add: (line: LocalCartLine) => void;
  open: (uuid: string) => void;
}>;

const POPULAR_COUNT = 4;
/** Header and category bar: what has passed under them is being read. */
const SPY_OFFSET = 150;

function goTo(id: string) {
  document
    .getElementById(id)
    ?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

/** Category bar, search and the menu itself. */
export function MenuBlock({ shop, menu, cart, add, open }: MenuBlockProps) {
  const { t } = useTranslation();
  const [term, setTerm] = useState('');
  const asked = useDeferredValue(term);
  const menuRef = useRef<HTMLDivElement>(null);
  const words = useMenuWords(menu);
  const handlers = useMenuHandlers({ shopId: shop.id, cart, add, open });
  const isSearching = asked.trim() !== '';
  const sections = useMemo(
    () => filterSections(menu.sections, asked),
    [asked, menu],
  );
  const popular = useMemo(() => {
    const items = itemsById(menu);
    return menu.popular
      .flatMap((id) => items.get(id) ?? [])
      .slice(0, POPULAR_COUNT);
  }, [menu]);
  const quantities = useMemo(() => {
    const counts: Record<number, number> = {};
    if (cart.view.shop?.id !== shop.id) return counts;
    for (const { productId, quantity } of cart.view.lines)
      counts[productId] = (counts[productId] ?? 0) + quantity;
    return counts;
  }, [cart.view, shop.id]);
  const categories = useMemo(
    () => [
      ...(popular.length && !isSearching
        ? [{ id: POPULAR_ID, title: t('menu.popular') }]
        : []),
      ...sections.map(({ id, title }) => ({ id: sectionId(id), title })),
    ],
    [isSearching, popular.length, sections, t],
  );
  const ids = useMemo(() => categories.map(({ id }) => id), [categories]);
  const active = useScrollSpy(ids, SPY_OFFSET);
  function handleTerm(next: string) {
    setTerm(next);
    // The rows above the window may go: what is found begins at the top.
    const { current } = menuRef;
    if (next && current && current.getBoundingClientRect().top < 0)
      current.scrollIntoView({ block: 'start' });
  }
  return (
    <div ref={menuRef} className={styles.menu}>
      {!shop.open && (
        <div className={styles.closed}>
          <span>{openingWords(shop, t)}</span>
          <span>{t('shop.closedHint')}</span>
        </div>
      )}
      <MenuSearch
        className={styles.search}
        value={term}
        onChange={handleTerm}
      />
      <CategoryBar
        label={t('menu.categories')}
        categories={categories}
        active={active}
        onSelect={goTo}
        end={<MenuSearch value={term} onChange={handleTerm} />}
      />
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
          popular={isSearching ? [] : popular}
          sections={sections}
          quantities={quantities}
          words={words}
          handlers={handlers}
        />
      ) : (
        <EmptyState
          className={styles.nothing}
          title={t(isSearching ? 'menu.nothing.title' : 'menu.empty.title')}
          text={t(isSearching ? 'menu.nothing.text' : 'menu.empty.text')}
          action={
            isSearching ? (
              <Button variant="secondary" onClick={() => setTerm('')}>
                {t('menu.search.clear')}
              </Button>
            ) : (
              <LinkButton href={routes.home()}>
                {t('cart.empty.action')}
              </LinkButton>
            )
          }
        />
      )}
    </div>
  );
}
