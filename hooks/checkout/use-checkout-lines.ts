import { useMemo } from 'react';
import type { CartDetailDto, CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { countItems } from '@/utils/cart/cart-line';
import { detailSums } from '@/utils/cart/detail-sums';
import type { OrderLineView } from '@/utils/order/order-view';

type Part = Omit<CartDetailDto, 'addons'>;

function addonTitle({ quantity, stock }: Part): string {
  const { title } = stock.product.translation;
  return quantity > 1 ? `${title} × ${quantity}` : title;
}

function toLine(detail: CartDetailDto): OrderLineView {
  const { addons, bonus, id, note, quantity, stock } = detail;
  const { price, total } = detailSums([detail]);
  return {
    id,
    title: stock.product.translation.title,
    options: [
      ...stock.extras.map(
        ({ translation, value }) => translation.title || value,
      ),
      ...addons.map(addonTitle),
    ].join(' · '),
    note,
    img: stock.product.img,
    quantity,
    bonus,
    unit: stock.product.unit.code,
    interval: stock.product.interval,
    total,
    listTotal: price,
  };
}

/** What is being ordered: as the quote has it, until then as the cart does. */
function toCheckoutLines(
  cart: CartDto,
  quote: QuoteDto | null,
): OrderLineView[] {
  const details = cart.user_carts.flatMap(({ cartDetails }) => cartDetails);
  if (!quote) return details.map(toLine);
  const notes = new Map(details.map(({ id, note }) => [id, note]));
  return quote.products.map((line) => ({
    id: line.id,
    title: line.title,
    options: line.options.join(' · '),
    note: notes.get(line.id) ?? null,
    img: line.img,
    quantity: line.quantity,
    bonus: line.bonus,
    unit: line.unit,
    interval: line.interval,
    total: line.total_price,
    listTotal: line.price,
  }));
}

/** What is being ordered, and how many items that is, gifts apart. */
export function useCheckoutLines(cart: CartDto, quote: QuoteDto | null) {
  return useMemo(() => {
    const lines = toCheckoutLines(cart, quote);
    return { lines, count: countItems(lines.filter(({ bonus }) => !bonus)) };
  }, [cart, quote]);
}
