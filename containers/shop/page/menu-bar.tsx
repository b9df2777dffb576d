import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryBar } from '@/components/shop/category-bar/category-bar';
import { useScrollSpy } from '@/hooks/browser/use-scroll-spy';
import { goToSection } from './go-to-section';

type MenuBarProps = Readonly<{
  categories: readonly Readonly<{ id: string; title: string }>[];
}>;

/** Header and category bar: what has passed under them is being read. */
const SPY_OFFSET = 150;

/** The bar of a menu's sections; what is being read changes here and renders nothing else. */
export function MenuBar({ categories }: MenuBarProps) {
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
