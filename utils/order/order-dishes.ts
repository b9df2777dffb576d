import type { OrderDto } from '@/server/contracts/order/order';
import { isLeftOut } from './sold-out';

type Thumbs = Readonly<Record<number, 'down' | 'up' | null>>;

/** A thumb up and a thumb down, as they are counted. */
const UP = 5;
const DOWN = 1;
const MIDDLE = 3;

/** What was ordered, each dish once. */
export function dishesOf({ details }: OrderDto) {
  const products = details
    .filter((line) => !isLeftOut(line))
    .map(({ stock }) => stock.product);
  return [...new Map(products.map((each) => [each.id, each])).values()];
}

/** The thumbs that were given, by dish. */
export function thumbsOf({ review }: OrderDto): Thumbs {
  return Object.fromEntries(
    (review?.products ?? []).map(({ id, rating }) => [
      id,
      rating >= MIDDLE ? 'up' : 'down',
    ]),
  );
}

/** The same as the API takes them. */
export function ratingOf(thumbs: Thumbs): { id: number; rating: number }[] {
  return Object.entries(thumbs).flatMap(([id, thumb]) =>
    thumb ? [{ id: Number(id), rating: thumb === 'up' ? UP : DOWN }] : [],
  );
}
