import type { OrderDto } from '@/server/contracts/order/order';

/** A row of an order that the kitchen has run out of, while its customer may answer. */
export interface SoldOutRow {
  readonly id: number;
  readonly title: string;
  readonly until: string;
  /** What the order costs less without it. */
  readonly back: number;
  /** Nothing else of the order is paid for. */
  readonly isAll: boolean;
}

type Detail = OrderDto['details'][number];

/** Whether a line or an add-on is no part of its order any more. */
export const isLeftOut = ({ sold_out: told }: Pick<Detail, 'sold_out'>) =>
  Boolean(told?.left_out_at);

/** Lines and add-ons of an order that wait for an answer, as they were ordered. */
export function soldOutOf({
  details,
  status,
}: Pick<OrderDto, 'details' | 'status'>): SoldOutRow[] {
  if (status === 'cancelled') return [];
  const bought = details.filter((line) => !line.bonus && !isLeftOut(line));
  return details.flatMap((line) =>
    [line, ...line.addons].flatMap((row) =>
      row.sold_out?.answer_until && !isLeftOut(row)
        ? {
            id: row.id,
            title: row.stock.product.title,
            until: row.sold_out.answer_until,
            back: row.sold_out.back,
            isAll: bought.length === 1 && bought[0]?.id === row.id,
          }
        : [],
    ),
  );
}
