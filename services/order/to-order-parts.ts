import type { OrderDto } from '@/server/contracts/order/order';
import type { MemberPartView } from '@/utils/group-order/members-parts';
import { toOrderLines } from './to-order-lines';

/** The lines of a group's order by who ordered them; what each pays stands on the receipts. */
export function toOrderParts(order: OrderDto): MemberPartView[] {
  const lines = new Map(toOrderLines(order).map((line) => [line.id, line]));
  const names = new Set(order.details.map(({ user_cart: name }) => name ?? ''));
  return [...names].map((name) => ({
    key: name,
    name,
    isMe: false,
    lines: order.details
      .filter(({ user_cart: of }) => (of ?? '') === name)
      .flatMap(({ id }) => lines.get(id) ?? []),
    total: null,
  }));
}
