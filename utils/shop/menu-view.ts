import type { AllergenDto } from '@/server/contracts/product';
import type { LocalBonus } from '@/utils/cart/cart-line';
import type { MeasuredUnit } from '@/utils/cart/quantity-text';

/**
 * One row of a menu: what a row, a filter and "+" need, nothing else, so that the page stays small. What is rarely true is left out where
 * it is not.
 */
export interface MenuItemView {
  readonly id: number;
  readonly uuid: string;
  readonly title: string;
  readonly description: string | null;
  readonly img: string | null;
  /** The lowest price now, decimal. */
  readonly price: number;
  /** The list price it is reduced from. */
  readonly was: number | null;
  /** Variants cost more. */
  readonly from?: boolean;
  /** What "+" adds; null: the dish has options and "+" opens it. */
  readonly stockId: number | null;
  readonly min: number;
  /** As many as may be ordered and are left. */
  readonly max: number;
  readonly interval: number;
  /** Left out for what is only counted. */
  readonly unit?: MeasuredUnit;
  readonly bonus?: LocalBonus;
  readonly soldOut?: boolean;
  readonly allergens: readonly AllergenDto[];
  readonly vegetarian?: boolean;
  readonly spicy?: boolean;
}

export interface MenuSectionView {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly note: string | null;
  readonly items: readonly MenuItemView[];
}

export interface MenuView {
  /** Ids of the most ordered items; the items stand in their sections. */
  readonly popular: readonly number[];
  readonly sections: readonly MenuSectionView[];
}

/** Nothing of it is to be chosen, and it can be had. */
export const isSimple = ({ soldOut, stockId }: MenuItemView): boolean =>
  stockId !== null && !soldOut;

/** Whether "+" adds one piece of it, so that its answer is known before the page is alive (docs/adr/0051). */
export const addsOne = (item: MenuItemView): boolean =>
  isSimple(item) && item.min === 1 && item.interval === 1 && !item.unit;

/** The item of this name; null when the menu has none. */
export function itemOf(
  { sections }: MenuView,
  uuid: string,
): MenuItemView | null {
  for (const { items } of sections) {
    const found = items.find((item) => item.uuid === uuid);
    if (found) return found;
  }
  return null;
}

/** Every item of the menu by its id. */
export function itemsById(menu: MenuView): ReadonlyMap<number, MenuItemView> {
  return new Map(
    menu.sections.flatMap(({ items }) =>
      items.map((item) => [item.id, item] as const),
    ),
  );
}
