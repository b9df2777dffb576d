import { RatingMark } from '@/components/rating/rating-mark';
import { fillIn } from '@/utils/fill-in';
import { oneDecimal } from '@/utils/number-separators';
import type { ShopWords } from './shop-words';

type ShopRatingProps = Readonly<{
  /** Out of five; null while nobody has rated it. */
  value: number | null;
  words: ShopWords;
  pill?: boolean;
}>;

/** A shop's rating in a list, nothing without one; its words are data, so lists of shops are kept (ADR 12). */
export function ShopRating({ value, words, pill = false }: ShopRatingProps) {
  if (value === null) return null;
  const shown = oneDecimal(value, words.separators);
  const label = fillIn(words.rated, { value: shown });
  return <RatingMark shown={shown} label={label} pill={pill} />;
}
