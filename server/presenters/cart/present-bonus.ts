import type { BonusDto } from '@/server/contracts/product';
import type { BonusRow } from '@/server/repositories/shop/catalogue-sql';
import { presentTranslation } from '@/server/presenters/i18n/present-translation';
import { presentUnit } from '@/server/presenters/product/present-unit';

/** A rule that gives something away, in the caller's language; null without one (api-contract §3 Stock, Shop). */
export function presentBonus(
  bonus: BonusRow | null,
  lang: string,
): BonusDto | null {
  if (!bonus) return null;
  const { endsAt, gift, id, quantity, value } = bonus;
  return {
    id,
    type: 'count',
    value,
    bonus_quantity: quantity,
    bonus_stock_id: gift.stockId,
    expired_at: endsAt?.toISOString() ?? null,
    bonus_stock: {
      id: gift.stockId,
      quantity: gift.left,
      product: {
        id: gift.productId,
        uuid: gift.uuid,
        img: gift.img,
        unit: presentUnit(gift.unit, lang),
        interval: gift.interval,
        translation: presentTranslation(
          gift.translations,
          lang,
          gift.productId,
        ),
      },
    },
  };
}
