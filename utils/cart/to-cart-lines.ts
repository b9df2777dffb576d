import type { CartDetailDto, CartDto } from '@/server/contracts/cart';
import {
  type CartShop,
  lineKey,
  type LocalCartAddon,
  type LocalCartLine,
} from './cart-line';
import { ownPart } from './own-part';
import { toLocalBonus } from './to-local-bonus';

/** A line of the server's cart, with the id that sets that very line. */
export type ServerCartLine = LocalCartLine & { readonly detailId: number };

function toAddon(addon: CartDetailDto['addons'][number]): LocalCartAddon {
  const { quantity, stock } = addon;
  return {
    stockId: stock.id,
    quantity,
    title: stock.product.translation.title,
    price: stock.price,
    discount: stock.discount,
  };
}

/** What was chosen of a line: the names of its variant, and its add-ons. */
export function chosenOf({
  addons,
  stock,
}: CartDetailDto): Pick<LocalCartLine, 'addons' | 'extras'> {
  return {
    addons: addons.map(toAddon),
    extras: stock.extras.map(
      ({ translation, value }) => translation.title || value,
    ),
  };
}

function toLine(
  detail: CartDetailDto,
  cart: CartDto,
  lang: string,
): ServerCartLine {
  const { stock } = detail;
  const { product } = stock;
  const { addons, extras } = chosenOf(detail);
  return {
    detailId: detail.id,
    key: lineKey(stock.id, addons),
    shopId: cart.shop_id,
    stockId: stock.id,
    productId: product.id,
    productUuid: product.uuid,
    title: product.translation.title,
    img: product.img,
    extras,
    price: stock.price,
    discount: stock.discount,
    minQuantity: product.min_qty,
    maxQuantity: Math.max(
      detail.quantity,
      Math.min(product.max_qty, stock.quantity),
    ),
    interval: product.interval,
    unit: product.unit.code,
    stock: stock.quantity,
    gone: !product.active || product.status !== 'published',
    bonus: toLocalBonus(stock.bonus),
    addons,
    note: detail.note ?? '',
    quantity: detail.quantity,
    currencyId: cart.currency_id,
    lang,
  };
}

/** The caller's own lines of the server's cart, in the shape of a local cart's; gifts are the server's business. */
export function toCartLines(
  cart: CartDto | null,
  lang: string,
): ServerCartLine[] {
  if (!cart) return [];
  const details = ownPart(cart)?.cartDetails ?? [];
  return details
    .filter(({ bonus }) => !bonus)
    .map((detail) => toLine(detail, cart, lang));
}

/** The shop of a cart, for its heading and the one-shop rule. */
export function toCartShop({ shop, shop_id: id }: CartDto): CartShop {
  return {
    id,
    type: shop?.type ?? 'restaurant',
    title: shop?.title ?? '',
    img: shop?.logo_img ?? null,
  };
}
