import type { BonusDto } from '@/server/contracts/product';
import type { LocalBonus } from './cart-line';

/** A rule of the API as a cart's line keeps it. */
export function toLocalBonus(bonus: BonusDto | null): LocalBonus | null {
  if (!bonus) return null;
  const { bonus_quantity: quantity, bonus_stock: gift, value } = bonus;
  const { id, img, interval, translation, unit } = gift.product;
  return {
    value,
    quantity,
    stockId: gift.id,
    productId: id,
    title: translation.title,
    img,
    unit: unit.code,
    interval,
    left: gift.quantity,
  };
}
