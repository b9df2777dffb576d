import { convertMinor, toDecimal } from '@/utils/money/money';
import type { CartDetailDto, CartDto } from '@/server/contracts/cart';
import type { Ctx } from '@/server/context';
import type { PricedCart } from '@/server/domain/cart/price-cart';
import type { PricedPart } from '@/server/domain/money/price-lines';
import { presentAvailability } from '@/server/presenters/checkout/present-availability';
import { presentBonus } from './present-bonus';
import {
  presentAllergens,
  presentExtras,
  presentProduct,
} from '@/server/presenters/product/present-product';
import { pickText } from '@/server/presenters/i18n/present-translation';

type Look = Pick<Ctx, 'currency' | 'lang'>;

interface DetailFacts {
  readonly note: string | null;
  readonly bonus: boolean;
  readonly parentId: number | null;
}

function presentStock(
  { offer, stock, unit }: PricedPart,
  look: Look,
): CartDetailDto['stock'] {
  const whole = presentProduct(
    {
      product: stock.product,
      stocks: [],
      groups: [],
      discounts: [],
      rate: look.currency.rate,
    },
    { lang: look.lang, withAddons: false },
  );
  const {
    discounts: _discounts,
    shop: _shop,
    stock: _stock,
    stocks: _stocks,
    ...product
  } = whole;
  return {
    id: stock.id,
    product_id: stock.productId,
    sku: stock.sku,
    price: toDecimal(unit.priceMinor),
    discount: toDecimal(unit.discountMinor),
    tax: toDecimal(unit.containedTaxMinor),
    total_price: toDecimal(unit.totalMinor),
    quantity: stock.quantity,
    allergens: presentAllergens(stock.allergens),
    extras: presentExtras(stock.extras, look.lang),
    bonus: presentBonus(offer, look.lang),
    product,
  };
}

function presentDetail(
  part: PricedPart,
  facts: DetailFacts,
  look: Look,
): Omit<CartDetailDto, 'addons'> {
  return {
    id: part.id,
    quantity: part.quantity,
    bonus: facts.bonus,
    price: toDecimal(part.priceMinor),
    discount: toDecimal(part.discountMinor),
    note: facts.note,
    parent_id: facts.parentId,
    stock: presentStock(part, look),
  };
}

function presentShop(
  { availability, shop }: PricedCart,
  { currency, lang }: Look,
): CartDto['shop'] {
  const amount = (minor: number): number =>
    toDecimal(convertMinor(minor, currency.rate));
  const { freeDeliveryFromMinor, smallOrderFeeMinor } = shop;
  return {
    id: shop.id,
    type: shop.type,
    title: pickText(shop.translations, lang, 'title') ?? '',
    logo_img: shop.logoImg,
    min_amount: amount(shop.minAmountMinor),
    small_order_fee:
      smallOrderFeeMinor === null ? null : amount(smallOrderFeeMinor),
    free_delivery_from:
      freeDeliveryFromMinor === null ? null : amount(freeDeliveryFromMinor),
    timezone: shop.timezone,
    delivery_time: {
      from: shop.deliveryMinutesFrom,
      to: shop.deliveryMinutesTo,
      type: 'minute',
    },
    availability: presentAvailability(availability),
  };
}

/** A cart in the caller's language and currency; the total is the sum of its lines (api-contract §2 Prices). */
export function presentCart(loaded: PricedCart, look: Look): CartDto {
  const { cart, members, notices, priced, totalMinor } = loaded;
  const pricedById = new Map(priced.map((line) => [line.id, line]));
  return {
    id: cart.id,
    owner_id: cart.ownerId,
    shop_id: cart.shopId,
    status: cart.status,
    group: cart.group,
    total_price: toDecimal(totalMinor),
    currency_id: look.currency.id,
    rate: look.currency.rate,
    version: cart.version,
    shop: presentShop(loaded, look),
    user_carts: members.map((member) => ({
      id: member.id,
      cart_id: cart.id,
      user_id: member.userId,
      name: member.name,
      uuid: member.uuid,
      status: member.status,
      cartDetails: member.lines.flatMap((line) => {
        const found = pricedById.get(line.id);
        if (!found) return [];
        const addons = found.addons.map((addon) =>
          presentDetail(
            addon,
            { note: null, bonus: false, parentId: line.id },
            look,
          ),
        );
        return [{ ...presentDetail(found, line, look), addons }];
      }),
    })),
    ...(notices && { notices: [...notices] }),
  };
}
