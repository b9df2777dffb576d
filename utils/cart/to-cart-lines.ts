import type { CartDetailDto, CartDto } from '@/server/contracts/cart';
import {
  type CartShop,
  lineKey,
  type LocalCartAddon,
  type LocalCartLine,
} from './cart-line';
import type { CartGoals } from './cart-view';
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

function toLine(
  detail: CartDetailDto,
  cart: CartDto,
  lang: string,
): ServerCartLine {
  const { stock } = detail;
  const { product } = stock;
  const addons = detail.addons.map(toAddon);
  return {
    detailId: detail.id,
    key: lineKey(stock.id, addons),
    shopId: cart.shop_id,
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
export function toCartShop(cart: CartDto | null): CartShop | null {
  if (!cart) return null;
  const { shop, shop_id: id } = cart;
  return {
    id,
    type: shop?.type ?? 'restaurant',
    title: shop?.title ?? '',
    img: shop?.logo_img ?? null,
  };
}

/** What the shop of a cart asks for. */
export function toCartGoals(cart: CartDto | null): CartGoals | null {
  if (!cart?.shop) return null;
  const { free_delivery_from, min_amount, small_order_fee } = cart.shop;
  return {
    minAmount: min_amount,
    smallOrderFee: small_order_fee,
    freeDeliveryFrom: free_delivery_from,
  };
}
