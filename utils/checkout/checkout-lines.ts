import type { CartDetailDto, CartDto, QuoteDto } from '@/server/contracts/cart';
import { countItems } from '@/utils/cart/cart-line';
import { toDecimal, toMinor } from '@/utils/money/money';
import type { OrderLineView } from '@/utils/order/order-view';

type Part = Omit<CartDetailDto, 'addons'>;

function addonTitle({ quantity, stock }: Part): string {
  const { title } = stock.product.translation;
  return quantity > 1 ? `${title} × ${quantity}` : title;
}

function lineOf(detail: CartDetailDto): OrderLineView {
  const { addons, bonus, id, note, quantity, stock } = detail;
  const sumOf = (field: 'discount' | 'price') =>
    [detail, ...addons].reduce((sum, part) => sum + toMinor(part[field]), 0);
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
    total: toDecimal(sumOf('price') - sumOf('discount')),
    listTotal: toDecimal(sumOf('price')),
  };
}

/** What is being ordered: as the quote has it, until then as the cart does. */
export function checkoutLines(
  cart: CartDto,
  quote: QuoteDto | null,
): OrderLineView[] {
  const details = cart.user_carts.flatMap(({ cartDetails }) => cartDetails);
  if (!quote) return details.map(lineOf);
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

/** How many items that is, gifts apart. */
export function countOrdered(lines: readonly OrderLineView[]): number {
  return countItems(lines.filter(({ bonus }) => !bonus));
}

/** What is missing to the shop's minimum; 0 when it is reached. */
export function missingToMinimum(minimum: number, quote: QuoteDto): number {
  const goods = toMinor(quote.price) - toMinor(quote.total_discount);
  return toDecimal(Math.max(0, toMinor(minimum) - goods));
}
