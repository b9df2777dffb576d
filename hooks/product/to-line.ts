import type { ProductDto, StockDto } from '@/server/contracts/product';
import { type LocalCartLine, lineKey } from '@/utils/cart/cart-line';
import { toLocalBonus } from '@/utils/cart/to-local-bonus';
import {
  chosenAddons,
  type ProductChoice,
} from '@/utils/product/product-choice';

interface LineInput {
  readonly choice: ProductChoice;
  readonly quantity: number;
  readonly note: string;
  readonly max: number;
  readonly currencyId: number;
  readonly lang: string;
}

/** The line of a cart that a customer's choice of a dish makes. */
export function toLine(
  product: ProductDto,
  stock: StockDto,
  input: LineInput,
): LocalCartLine {
  const { choice, currencyId, lang, max, note, quantity } = input;
  const addons = chosenAddons(stock, choice).map(
    ({ addon, quantity: each }) => ({
      stockId: addon.stock_id,
      quantity: each,
      title: addon.product.translation.title,
      price: addon.product.stock.price,
      discount: addon.product.stock.discount,
    }),
  );
  return {
    key: lineKey(stock.id, addons),
    shopId: product.shop_id,
    stockId: stock.id,
    productId: product.id,
    productUuid: product.uuid,
    title: product.translation.title,
    img: product.img,
    extras: stock.extras.map(
      ({ translation, value }) => translation.title || value,
    ),
    price: stock.price,
    discount: stock.discount,
    minQuantity: product.min_qty,
    maxQuantity: max,
    interval: product.interval,
    unit: product.unit.code,
    bonus: toLocalBonus(stock.bonus),
    addons,
    note: note.trim(),
    quantity,
    currencyId,
    lang,
  };
}
