import type { ReceiptDto } from '@/server/contracts/group-order';
import type { OrderLineView } from '@/utils/order/order-view';

/** A member's lines in the shape of an order's. */
export function receiptLines({
  lines,
}: Pick<ReceiptDto, 'lines'>): OrderLineView[] {
  return lines.map((line) => ({
    id: line.id,
    title: line.title,
    options: line.options.join(' · '),
    note: line.note,
    img: line.img,
    quantity: line.quantity,
    unit: '',
    interval: 1,
    bonus: line.bonus,
    total: line.total_price,
    listTotal: line.list_price,
  }));
}
