import { usualMinutes } from '@/utils/checkout/promised-minutes';
import { amountIn } from '@/utils/money/amount-in';
import { toDecimal, toDecimalOrNull } from '@/utils/money/money';
import type {
  CartDetailDto,
  CartDto,
  UserCartDto,
} from '@/server/contracts/cart';
import type { Ctx } from '@/server/context';
import type { PricedCart } from '@/server/domain/cart/load-cart';
import type { MergedCart } from '@/server/domain/cart/bring-over';
import type { PricedLine, PricedPart } from '@/server/domain/money/price-lines';
import type { GroupView } from '@/server/domain/group-order/view-group';
import { presentGroupOrder } from '@/server/presenters/group-order/present-group-order';
import { presentAvailability } from '@/server/presenters/checkout/present-availability';
import { presentThresholds } from '@/server/presenters/shop/present-shop';
import { presentBonus } from './present-bonus';
import {
  presentAllergens,
  presentExtras,
  presentProduct,
} from '@/server/presenters/product/present-product';
import { pickText } from '@/server/presenters/i18n/present-translation';

type CartPresentation = Pick<Ctx, 'currency' | 'lang'>;

interface DetailFacts {
  readonly note: string | null;
  readonly bonus: boolean;
  readonly parentId: number | null;
}

function presentStock(
  { offer, stock, unit }: PricedPart,
  options: CartPresentation,
): CartDetailDto['stock'] {
  const whole = presentProduct(
    {
      product: stock.product,
      stocks: [],
      groups: [],
      discounts: [],
      rate: options.currency.rate,
    },
    { lang: options.lang, withAddons: false },
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
    extras: presentExtras(stock.extras, options.lang),
    bonus: presentBonus(offer, options.lang),
    product,
  };
}

function presentDetail(
  part: PricedPart,
  facts: DetailFacts,
  options: CartPresentation,
): Omit<CartDetailDto, 'addons'> {
  return {
    id: part.id,
    quantity: part.quantity,
    bonus: facts.bonus,
    price: toDecimal(part.priceMinor),
    discount: toDecimal(part.discountMinor),
    note: facts.note,
    parent_id: facts.parentId,
    stock: presentStock(part, options),
  };
}

function presentShop(
  { availability, shop }: PricedCart,
  { currency, lang }: CartPresentation,
): CartDto['shop'] {
  return {
    id: shop.id,
    type: shop.type,
    title: pickText(shop.translations, lang, 'title') ?? '',
    logo_img: shop.logoImg,
    ...presentThresholds(shop, (minor) => amountIn(minor, currency)),
    timezone: shop.timezone,
    delivery_time: { ...usualMinutes(shop), type: 'minute' },
    availability: presentAvailability(availability),
  };
}

/** A priced cart as one of its people sees it. */
export interface SeenCart extends PricedCart {
  /** The caller's own part. */
  readonly own: Pick<PricedCart['members'][number], 'id' | 'userId' | 'uuid'>;
  readonly groupView: GroupView | null;
  readonly dropped?: MergedCart['dropped'];
  readonly guestVersion?: number;
}

const isOwner = (
  { cart }: Pick<SeenCart, 'cart'>,
  { userId }: Pick<SeenCart['own'], 'userId'>,
): boolean => userId === cart.ownerId;

const paidMinor = ({ addons, totalMinor }: PricedLine): number =>
  addons.reduce((sum, addon) => sum + addon.totalMinor, totalMinor);

function presentLine(
  line: PricedLine,
  facts: DetailFacts,
  options: CartPresentation,
): CartDetailDto {
  const addons = line.addons.map((addon) =>
    presentDetail(
      addon,
      { note: null, bonus: false, parentId: line.id },
      options,
    ),
  );
  return { ...presentDetail(line, facts, options), addons };
}

/** One member's part. Its uuid lets whoever holds it act for them: members see their own, the owner everybody's. */
function presentMember(
  member: SeenCart['members'][number],
  seen: SeenCart,
  options: CartPresentation,
): UserCartDto {
  const { cart, own, priced } = seen;
  const pricedById = new Map(priced.map((line) => [line.id, line]));
  const lines = member.lines.flatMap((facts) => {
    const line = pricedById.get(facts.id);
    return line ? [{ line, facts }] : [];
  });
  const isShown = member.id === own.id || isOwner(seen, own);
  return {
    id: member.id,
    cart_id: cart.id,
    user_id: member.userId,
    name: member.name,
    uuid: isShown ? member.uuid : '',
    status: member.status,
    owner: isOwner(seen, member),
    total_price: toDecimal(
      lines.reduce((sum, { line }) => sum + paidMinor(line), 0),
    ),
    cartDetails: lines.map(({ facts, line }) =>
      presentLine(line, facts, options),
    ),
  };
}

/** A cart in the caller's language and currency; the total is the sum of its lines (api-contract §2 Prices). */
export function presentCart(
  seen: SeenCart,
  options: CartPresentation,
): CartDto {
  const { cart, dropped, goals, groupView, members, notices, own } = seen;
  const { totalMinor } = seen;
  return {
    id: cart.id,
    owner_id: cart.ownerId,
    shop_id: cart.shopId,
    status: cart.status,
    group: cart.group,
    total_price: toDecimal(totalMinor),
    goals: {
      to_minimum: toDecimal(goals.toMinimumMinor),
      to_free_delivery: toDecimalOrNull(goals.toFreeMinor),
      small_order_fee: toDecimal(goals.smallOrderFeeMinor),
    },
    currency_id: options.currency.id,
    rate: options.currency.rate,
    version: cart.version,
    shop: presentShop(seen, options),
    note: cart.note,
    user_carts: members.map((member) => presentMember(member, seen, options)),
    owner: isOwner(seen, own),
    me: { id: own.id, uuid: own.uuid },
    group_order:
      groupView && presentGroupOrder(seen, groupView, isOwner(seen, own)),
    ...(notices && { notices: [...notices] }),
    ...(seen.guestVersion !== undefined && {
      guest_version: seen.guestVersion,
    }),
    ...(dropped && {
      dropped: dropped.map(({ code, stockId, title }) => ({
        stock_id: stockId,
        title: title ? (pickText(title, options.lang, 'title') ?? '') : '',
        code,
      })),
    }),
  };
}
