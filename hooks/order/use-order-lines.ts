import { useMemo } from 'react';
import type { OrderDetailDto, OrderDto } from '@/server/contracts/order/order';
import type { MemberPartView } from '@/utils/group-order/members-parts';
import { toDecimal, toMinor } from '@/utils/money/money';
import type { OrderLineView } from '@/utils/order/order-view';
import { isLeftOut } from '@/utils/order/sold-out';

/** The lines of a group's order by who ordered them; what each pays stands on the receipts. */
function toOrderParts(order: OrderDto): MemberPartView[] {
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

function toLine(detail: OrderDetailDto): OrderLineView {
  const { bonus, id, note, quantity, stock } = detail;
  const leftOut = isLeftOut(detail);
  const isWithout = (addon: OrderDetailDto['addons'][number]): boolean =>
    !leftOut && isLeftOut(addon);
  const addons = detail.addons.filter((addon) => !isWithout(addon));
  const options = [
    ...stock.extras.map(({ title }) => title),
    ...addons.map((addon) =>
      addon.quantity > 1
        ? `${addon.stock.product.title} × ${addon.quantity}`
        : addon.stock.product.title,
    ),
  ];
  const sumOf = (field: 'origin_price' | 'total_price') =>
    toDecimal(
      [detail, ...addons].reduce((sum, row) => sum + toMinor(row[field]), 0),
    );
  return {
    id,
    title: stock.product.title,
    options: options.join(' · '),
    note,
    leftOut,
    without: detail.addons
      .filter(isWithout)
      .map((addon) => addon.stock.product.title)
      .join(' · '),
    img: stock.product.img,
    quantity,
    bonus,
    unit: stock.product.unit.code,
    interval: stock.product.interval,
    total: sumOf('total_price'),
    listTotal: sumOf('origin_price'),
  };
}

/** What was ordered, as the screens show it. */
function toOrderLines(order: OrderDto): OrderLineView[] {
  return order.details.map(toLine);
}

/** What was ordered; `parts` by who ordered it, null for an order of one person. */
export function useOrderLines(order: OrderDto) {
  return useMemo(
    () => ({
      lines: toOrderLines(order),
      parts: order.group_receipt ? toOrderParts(order) : null,
    }),
    [order],
  );
}
