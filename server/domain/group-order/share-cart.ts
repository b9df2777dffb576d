import type { Ctx } from '@/server/context';
import type { LoadedCart } from '@/server/domain/cart/load-cart';
import { goodsTotal, type PricedLine } from '@/server/domain/money/price-lines';
import type { Sums } from '@/server/domain/money/sum-adjustments';
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
  const shares = splitBill(eaters, extras, cart.split);
  return members.flatMap((member, index) => {
    const share = shares[index];
    return share ? [{ ...share, member }] : [];
  });
}

/**
 * The shares of a group's cart as it is now: of its last quote where that is of this version, this currency and these
 * prices, else of the lines alone.
 */
export function shareCart(
  loaded: LoadedCart,
  priced: readonly PricedLine[],
  { currency }: Pick<Ctx, 'currency'>,
): MemberShare[] {
  const quoted = loaded.group?.quoted;
  const goods = goodsTotal(priced);
  const holds =
    quoted?.currencyId === currency.id &&
    quoted.sums.priceMinor - quoted.sums.discountMinor === goods;
  return shareLines(loaded, priced, holds ? extrasOf(quoted.sums) : NOTHING);
}
