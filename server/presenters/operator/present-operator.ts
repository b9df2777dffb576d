import { toDecimal } from '@/utils/money/money';
import type { Ctx } from '@/server/context';
import type { OperatorCategoryDto } from '@/server/contracts/operator/category';
import type {
  OperatorShopDto,
  OperatorStockDto,
} from '@/server/contracts/operator/market';
import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import type { EditedShop } from '@/server/domain/application/shop/shop-view';
import { presentShopFields } from '@/server/presenters/application/present-application';
import { fullName } from '@/utils/account/user-name';
import { pickText } from '@/server/presenters/i18n/present-translation';
import type { OperatorStockRow } from '@/server/repositories/product/operator-stock-repository';
import type { OperatorCategoryRow } from '@/server/repositories/shop/operator-category-repository';
import type { OperatorShopRow } from '@/server/repositories/shop/operator-shop-repository';

/** A shop as the operator opens and closes it, its title in the caller's language; a pause that is over is none. */
export function presentOperatorShop(
  shop: OperatorShopRow,
  { lang, now }: Pick<Ctx, 'lang' | 'now'>,
): OperatorShopDto {
  const { closedDays, id, open, slug, timezone, translations, type } = shop;
  const { pausedUntil, pauseReason } = shop;
  const isPaused = pausedUntil !== null && pausedUntil > now;
  return {
    id,
    slug,
    type,
    title: pickText(translations, lang, 'title') ?? slug,
    open,
    paused_until: isPaused ? pausedUntil.toISOString() : null,
    pause_reason: isPaused ? pauseReason : null,
    timezone,
    closed_days: closedDays,
  };
}

/** A shop with what may be changed of it, and whose it is. */
export function presentShopDetail(
  view: EditedShop,
  ctx: Pick<Ctx, 'lang' | 'now'>,
): OperatorShopDetailDto {
  const { closedDays, owner, shop } = view;
  return {
    ...presentOperatorShop({ ...shop, closedDays: [...closedDays] }, ctx),
    ...presentShopFields(view),
    owner: owner && {
      id: owner.id,
      name: fullName(owner),
      email: owner.email,
      phone: owner.phone,
    },
  };
}

/** A stock with what is left of it. */
export function presentOperatorStock(
  stock: OperatorStockRow,
  lang: string,
): OperatorStockDto {
  return {
    id: stock.id,
    shop_id: stock.shopId,
    product_id: stock.productId,
    title: pickText(stock.translations, lang, 'title') ?? '',
    options: stock.extras.map(
      ({ translations, value }) =>
        pickText(translations, lang, 'title') ?? value,
    ),
    addon: stock.addon,
    unit: stock.unit,
    price: toDecimal(stock.priceMinor),
    quantity: stock.quantity,
    active: stock.active,
  };
}

/** A category by which shops are found, with all its titles. */
export function presentOperatorCategory({
  shopsCount,
  translations,
  ...row
}: OperatorCategoryRow): OperatorCategoryDto {
  const { active, id, img, kind, position, slug } = row;
  return {
    id,
    slug,
    kind,
    img,
    position,
    active,
    shops_count: shopsCount,
    translations,
  };
}
