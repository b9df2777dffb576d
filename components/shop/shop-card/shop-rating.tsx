import { RatingMark } from '@/components/shop/rating/rating-mark';
import type { Words } from '@/utils/i18n/words';
import { oneDecimal, separatorsOf } from '@/utils/money/number-separators';

type ShopRatingProps = Readonly<{
  /** Out of five; null while nobody has rated it. */
  value: number | null;
  words: Words;
  pill?: boolean;
}>;

/** A shop's rating in a list, nothing without one. */
export function ShopRating({ value, words, pill = false }: ShopRatingProps) {
  if (value === null) return null;
  const shown = oneDecimal(value, separatorsOf(words.language));
  const label = words.t('rating.label', { value: shown });
  return <RatingMark shown={shown} label={label} pill={pill} />;
}
