import type { CartDetailDto, CartDto } from '@/server/contracts/cart';
import { countItems } from '@/utils/cart/cart-line';
import { optionWords } from '@/utils/cart/cart-view';
import { detailSums } from '@/utils/cart/detail-sums';
import { chosenOf, toCartShop } from '@/utils/cart/to-cart-lines';
import type {
  GroupLineView,
  GroupView,
  MemberView,
} from '@/utils/group-order/group-view';

function lineOf(detail: CartDetailDto): GroupLineView {
  const { bonus, id, note, quantity, stock } = detail;
  const { price, total } = detailSums([detail]);
  return {
    id,
    title: stock.product.translation.title,
    options: optionWords(chosenOf(detail)),
    note: note ?? '',
    quantity,
    unit: stock.product.unit.code,
    bonus,
    paid: total,
    list: price,
  };
}

type Shares = NonNullable<CartDto['group_order']>['shares'];

function memberOf(
  part: CartDto['user_carts'][number],
  { me, shares }: { readonly me: number | null; readonly shares: Shares },
): MemberView {
  const { cartDetails: details, id, name, status, uuid } = part;
  const isOwner = part.owner ?? false;
  const share = shares.find(({ user_cart_id: of }) => of === id);
  return {
    id,
    uuid,
    name,
    isMe: id === me,
    isOwner,
    isChoosing: status && !isOwner,
    lines: details.map(lineOf),
    count: countItems(
      details
        .filter(({ bonus }) => !bonus)
        .map(({ quantity, stock }) => ({
          quantity,
          interval: stock.product.interval,
        })),
    ),
    sums: detailSums(details),
    share: share ? { fees: share.fees, total: share.total } : null,
  };
}

/** The group that a cart is; null: it is nobody's but its owner's. */
export function toGroupView(cart: CartDto | null): GroupView | null {
  const group = cart?.group_order;
  if (!cart || !group) return null;
  const me = cart.me?.id ?? null;
  const members = cart.user_carts
    .map((part) => memberOf(part, { me, shares: group.shares }))
    .toSorted((a, b) => Number(b.isOwner) - Number(a.isOwner) || a.id - b.id);
  return {
    cartId: cart.id,
    version: cart.version,
    shop: toCartShop(cart),
    path: group.url,
    limit: group.spending_limit,
    closesAt: group.closes_at,
    isLocked: group.locked,
    split: group.split,
    mode: group.mode,
    ownerName: group.owner_name,
    isOwner: cart.owner ?? false,
    members,
    me: members.find(({ isMe }) => isMe) ?? null,
    sums: detailSums(cart.user_carts.flatMap(({ cartDetails }) => cartDetails)),
    count: members.reduce((sum, { count }) => sum + count, 0),
  };
}
