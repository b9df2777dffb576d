import type { ReceiptDto } from '@/server/contracts/order/group-receipt';
import type { ReceiptView } from '@/utils/group-order/receipt-view';

/** A member's part of a placed order, as the screen shows it. */
export function toReceiptView(receipt: ReceiptDto): ReceiptView {
  return {
    ...receipt,
    lines: receipt.lines.map((line) => ({
      id: line.id,
      title: line.title,
      options: line.options.join(' · '),
      note: line.note,
      img: line.img,
      quantity: line.quantity,
      unit: '',
      interval: 1,
      bonus: line.bonus,
      leftOut: line.left_out,
      total: line.total_price,
      listTotal: line.list_price,
    })),
  };
}
