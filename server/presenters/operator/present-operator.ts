import { toDecimal } from '@/utils/money/money';
import type {
  OperatorShopDto,
  OperatorStockDto,
} from '@/server/contracts/operator/market';
import { pickText } from '@/server/presenters/i18n/present-translation';
import type { OperatorStockRow } from '@/server/repositories/product/operator-stock-repository';
import type { OperatorShopRow } from '@/server/repositories/shop/operator-shop-repository';

/** A shop as the operator opens and closes it, its title in the caller's language. */
export function presentOperatorShop(
  shop: OperatorShopRow,
  lang: string,
): OperatorShopDto {
  const { closedDays, id, open, slug, timezone, translations, type } = shop;
  return {
    id,
    slug,
    type,
    title: pickText(translations, lang, 'title') ?? slug,
    open,
    timezone,
    closed_days: closedDays,
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
