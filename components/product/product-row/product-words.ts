import type { Words } from '@/utils/i18n/words';
import type { MenuItemView } from '@/utils/shop/menu-view';
import { quantityWords } from '@/utils/cart/quantity-text';

/** What "+" does to this item, in words. */
export function addLabel(
  { stockId, title }: MenuItemView,
  { t }: Words,
): string {
  return t(stockId === null ? 'product.choose' : 'product.add', {
    name: title,
  });
}

/** Allergens and diet of one item in a sentence, empty without any. */
export function marksText(
  item: Pick<MenuItemView, 'allergens' | 'spicy' | 'vegetarian'>,
  { t }: Words,
): string {
  const list = item.allergens
    .map((name) => t(`allergen.${name}`))
    .join(t('list.separator'));
  return [
    item.vegetarian && t('diet.vegetarian'),
    item.spicy && t('diet.spicy'),
    list && t('options.contains', { list }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How many of an item are in the cart, in its unit. */
export function inCartText(
  quantity: number,
  { unit = '' }: { readonly unit?: string | undefined },
  words: Words,
): string {
  return quantityWords(quantity, unit, words);
}

/** Why there can be no more of an item than are in the cart; null: there can. */
export function limitText(
  quantity: number,
  item: Pick<MenuItemView, 'max' | 'unit'>,
  words: Words,
): string | null {
  return quantity > 0 && quantity >= item.max
    ? words.t('cart.limit.order', {
        quantity: inCartText(quantity, item, words),
      })
    : null;
}

/** "2 + 1 free"; null without a bonus. */
export function bonusLabel(
  { bonus, unit }: Pick<MenuItemView, 'bonus' | 'unit'>,
  words: Words,
): string | null {
  return bonus
    ? words.t('bonus.badge', {
        value: inCartText(bonus.value, { unit }, words),
        quantity: inCartText(bonus.quantity, bonus, words),
      })
    : null;
}
