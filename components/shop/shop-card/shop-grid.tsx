import '@/styles/families/browse';
import type { ComponentProps, ReactNode } from 'react';
import { KeptList } from '@/utils/platform/kept-list';
import { clsx as cx } from 'clsx';
import type { ShopCardView } from '@/utils/shop/shop-card';
import styles from './shop-grid.module.css';
import { shownFreeFrom } from './shop-meta';

type ListProps<P extends object> = ComponentProps<typeof KeptList<P>>;

/** Shop cards beside and below each other; those out of sight are not drawn yet. */
export function ShopGrid<P extends object>({
  className,
  ...list
}: ListProps<P>) {
  return <KeptList<P> {...list} className={cx(styles.grid, className)} />;
}

/** Words between two parts of a grid, over its whole width. */
export function GridBreak({ children }: Readonly<{ children: ReactNode }>) {
  return <li className={styles.break}>{children}</li>;
}

/** The class of a card's list item, which tells its height before it is drawn. */
export function shopItemClass(shop: ShopCardView, pickup: boolean): string {
  return cx(
    styles.card,
    shownFreeFrom(shop, pickup) !== null && styles.twoLines,
  );
}
