import type { CartDetailDto } from '@/server/contracts/cart';
import { toDecimal, toMinor } from '@/utils/money/money';
import type { LineSums } from './cart-line';

type Part = Pick<CartDetailDto, 'discount' | 'price'>;

const sumOf = (parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

/** What lines of the server's cart come to with their add-ons, added in minor units as the server does. */
export function detailSums(details: readonly CartDetailDto[]): LineSums {
  const parts = details.flatMap((detail) => [detail, ...detail.addons]);
  const price = sumOf(parts, (part) => toMinor(part.price));
  const discount = sumOf(parts, (part) => toMinor(part.discount));
  return {
    price: toDecimal(price),
    discount: toDecimal(discount),
    total: toDecimal(price - discount),
  };
}
