import { reviewComments, reviewers } from '@/example/city/content/content';
import type { PlannedShop } from './plan-shop';
import { type Random, randomOf } from '@/scripts/lib/random';
import type { CityRows } from '@/example/city/seed/rows';

type Stars = 1 | 2 | 3 | 4 | 5;

const DAY_MS = 86_400_000;
const SILENT_SHARE = 0.35;

function isStars(value: number): value is Stars {
  return [1, 2, 3, 4, 5].includes(value);
}

/** Stars whose mean is the target as nearly as that many whole numbers allow. */
function starsFor(target: number, count: number, random: Random): Stars[] {
  const stars = Array.from({ length: count }, () => 5);
  for (let excess = 5 * count - Math.round(target * count); excess > 0;) {
    const index = random.whole(0, count - 1);
    const take = Math.min(
      excess,
      random.pick([1, 1, 1, 1, 2, 3]),
      (stars[index] ?? 1) - 1,
    );
    stars[index] = (stars[index] ?? 1) - take;
    excess -= take;
  }
  return stars.filter(isStars);
}

/** Comments of one shop: each text at most once. */
function commentsOf(random: Random): (stars: Stars) => string | null {
  const left = new Map<Stars, string[]>();
  return (stars) => {
    const texts =
      left.get(stars) ??
      random.shuffled(reviewComments[stars]).map(({ text }) => text);
    left.set(stars, texts);
    return random.chance(SILENT_SHARE) ? null : (texts.pop() ?? null);
  };
}

/** Plans a shop's reviews and writes their true mean and number on the shop; a new shop has none. */
export function planReviews(
  rows: CityRows,
  { content, id, slug }: PlannedShop,
  now: Date,
): void {
  if (content.rating === null) return;
  const random = randomOf(`reviews ${slug}`);
  const count = random.whole(14, 60);
  const stars = starsFor(content.rating, count, random);
  const comment = commentsOf(random);
  const authors = random.shuffled(reviewers);
  for (const [index, rating] of stars.entries()) {
    const [firstname, initial] = authors[index % authors.length] ?? ['', ''];
    rows.add('reviews', {
      id: rows.id('reviews'),
      shopId: id,
      authorName: `${firstname} ${initial}`,
      rating,
      comment: comment(rating),
      createdAt: new Date(+now - (index * 3 + random.next() * 3) * DAY_MS),
    });
  }
  const mean =
    stars.reduce<number>((sum, each) => sum + each, 0) / stars.length;
  const shop = rows.of('shops').find((row) => row.id === id);
  if (!shop) throw new Error(`no shop ${id}`);
  shop.ratingAvg = Math.round(mean * 10) / 10;
  shop.reviewsCount = stars.length;
}
