import type { PriceWords } from '@/components/price/amount';
import { fillIn } from '@/utils/fill-in';
import type { MenuItemView } from '@/utils/menu-view';
import { quantityText } from '@/utils/quantity-text';

/** The words of rows and cards, translated once for all of them; data, so that equal menus are known as equal. */
export interface ProductWords {
  readonly soldOut: string;
  /** "from {{price}}", its gap still open. */
  readonly from: string;
  /** Between the parts of a list. */
  readonly listSeparator: string;
  /** "Add {{name}}" and "Choose options of {{name}}", their gap still open. */
  readonly add: string;
  readonly choose: string;
  readonly vegetarian: string;
  readonly spicy: string;
  /** "Contains {{list}}". */
  readonly contains: string;
  /** What the menu's allergens are called. */
  readonly allergens: Readonly<Record<string, string>>;
  /** "{{value}} + {{quantity}} free", its gaps open. */
  readonly bonus: string;
  /** What the menu's measured units are called. */
  readonly units: Readonly<Record<string, string>>;
  readonly price: PriceWords;
}

/** What "+" does to this item, in words. */
export function addLabel(
  { stockId, title }: MenuItemView,
  { add, choose }: ProductWords,
): string {
  return fillIn(stockId === null ? choose : add, { name: title });
}

/** Allergens and diet of one item in a sentence, empty without any. */
export function marksText(
  item: Pick<MenuItemView, 'allergens' | 'spicy' | 'vegetarian'>,
  words: ProductWords,
): string {
  const list = item.allergens
    .map((name) => words.allergens[name] ?? name)
    .join(words.listSeparator);
  return [
    item.vegetarian && words.vegetarian,
    item.spicy && words.spicy,
    list && fillIn(words.contains, { list }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How many of an item are in the cart, in its unit. */
export function amountText(
  quantity: number,
  { unit }: { readonly unit?: string | undefined },
  { price, units }: ProductWords,
): string {
  const word = unit ? (units[unit] ?? null) : null;
  return quantityText(quantity, word, price.separators);
}

/** "2 + 1 free"; null without a bonus. */
export function bonusLabel(
  { bonus, unit }: Pick<MenuItemView, 'bonus' | 'unit'>,
  words: ProductWords,
): string | null {
  return bonus
    ? fillIn(words.bonus, {
        value: amountText(bonus.value, { unit }, words),
        quantity: amountText(bonus.quantity, bonus, words),
      })
    : null;
}
