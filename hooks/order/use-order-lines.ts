import { useMemo } from 'react';
import type { OrderDto } from '@/server/contracts/order/order';
import { toOrderLines } from '@/services/order/to-order-lines';
import type { MemberPartView } from '@/utils/group-order/members-parts';
import type { OrderLineView } from '@/utils/order/order-view';

/** The lines of a group's order by who ordered them; what each pays stands on the receipts. */
function partsOf(
  order: OrderDto,
  lines: readonly OrderLineView[],
): MemberPartView[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  const names = new Set(order.details.map(({ user_cart: name }) => name ?? ''));
  return [...names].map((name) => ({
    key: name,
    name,
    isMe: false,
    lines: order.details
      .filter(({ user_cart: of }) => (of ?? '') === name)
      .flatMap(({ id }) => known.get(id) ?? []),
    total: null,
  }));
}

/** What was ordered; `parts` by who ordered it, null for an order of one person. */
export function useOrderLines(order: OrderDto) {
  return useMemo(() => {
    const lines = toOrderLines(order);
    return {
      lines,
      parts: order.group_receipt ? partsOf(order, lines) : null,
    };
  }, [order]);
}
