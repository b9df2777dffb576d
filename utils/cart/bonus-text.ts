import type { TFunction } from 'i18next';
import type { LocalBonus } from './cart-line';
import { quantityWords } from './quantity-text';

/** "Buy 2, get 1 free: Green tea"; the gift is not named when it is the product itself. */
export function bonusText(
  bonus: LocalBonus,
  product: { readonly id: number; readonly unit: string },
  words: { readonly language: string; readonly t: TFunction },
): string {
  const { t } = words;
  const value = quantityWords(bonus.value, product.unit, words);
  const quantity = quantityWords(bonus.quantity, bonus.unit, words);
  return bonus.productId === product.id
    ? t('bonus.ruleSame', { value, quantity })
    : t('bonus.rule', { value, quantity, name: bonus.title });
}
