import { convertMinor, moneyUnit, toDecimal } from '@/utils/money/money';
import type { Ctx } from '@/server/context';
import type { GroupQuote, LoadedCart } from '@/server/domain/cart/load-cart';
import { askedSlot } from '@/server/domain/checkout/asked-slot';
import { buildQuote } from '@/server/domain/checkout/build-quote';
import { couponFault } from '@/server/domain/coupon/coupon-refusal';
import { goodsTotal, type PricedLine } from '@/server/domain/money/price-lines';
import type { Sums } from '@/server/domain/money/sum-adjustments';
import { groupMode } from './group-mode';
import { type Extras, type Share, splitBill } from './split-bill';

type Member = LoadedCart['members'][number];

/** What one member of a group pays. */
export interface MemberShare extends Share {
  readonly member: Member;
}

const NOTHING: Extras = {
  feesMinor: 0,
  taxMinor: 0,
  tipMinor: 0,
  discountMinor: 0,
};

/** What a quote or an order adds to the lines as paid. */
export function extrasOf(sums: Sums): Extras {
  return {
    feesMinor:
      sums.deliveryFeeMinor + sums.serviceFeeMinor + sums.smallOrderFeeMinor,
    taxMinor: sums.shopTaxMinor,
    tipMinor: sums.tipsMinor,
    discountMinor: sums.couponMinor,
  };
}

/** Everybody's share of lines that are priced, and of what comes to them; the shares add up to the total exactly. Pure. */
export function shareLines(
  { cart, lines, members }: Pick<LoadedCart, 'cart' | 'lines' | 'members'>,
  priced: readonly PricedLine[],
  extras: Extras,
  currency: Ctx['currency'],
): MemberShare[] {
  const memberOf = new Map(lines.map(({ id, userCartId }) => [id, userCartId]));
  const eaters = members.map(({ id, userId }) => {
    const own = priced.filter((line) => memberOf.get(line.id) === id);
    return {
      owner: userId !== null && userId === cart.ownerId,
      eats: own.length > 0,
      itemsMinor: goodsTotal(own),
    };
  });
  const shares = splitBill(eaters, extras, cart.split, moneyUnit(currency));
  return members.flatMap((member, index) => {
    const share = shares[index];
    return share ? [{ ...share, member }] : [];
  });
}

/** What comes to the lines now, had as the group has them, for the place, the time and the tip that the owner last had them priced for. */
function extrasNow(
  loaded: LoadedCart,
  quoted: GroupQuote,
  { currency, now }: Pick<Ctx, 'currency' | 'now'>,
): Extras {
  const { input, rate, sums } = quoted;
  const { address } = input;
  const type = groupMode(loaded.cart, quoted) ?? input.type;
  const tips = toDecimal(convertMinor(sums.tipsMinor, currency.rate / rate));
  const at = askedSlot(loaded.shop.timezone, input);
  const { shop } = loaded;
  const known = loaded.group?.coupon ?? null;
  const coupon = couponFault(known, { now, shopId: shop.id }) ? null : known;
  const asked = { type, address, tips, at, coupon };
  return extrasOf(buildQuote(loaded, { input: asked, currency, now }).sums);
}

/**
 * The shares of a group's cart as it is now: with what the owner's last quote says comes to it, worked out anew for
 * another version, currency or prices; of the lines alone before the first quote.
 */
export function shareCart(
  loaded: LoadedCart,
  priced: readonly PricedLine[],
  ctx: Pick<Ctx, 'currency' | 'now'>,
): MemberShare[] {
  const quoted = loaded.group?.quoted;
  if (!quoted || priced.length === 0)
    return shareLines(loaded, priced, NOTHING, ctx.currency);
  const { sums } = quoted;
  const holds =
    quoted.input.type === groupMode(loaded.cart, quoted) &&
    quoted.version === loaded.cart.version &&
    quoted.currencyId === ctx.currency.id &&
    sums.priceMinor - sums.discountMinor === goodsTotal(priced);
  const extras = holds ? extrasOf(sums) : extrasNow(loaded, quoted, ctx);
  return shareLines(loaded, priced, extras, ctx.currency);
}
