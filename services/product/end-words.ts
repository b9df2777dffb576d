import type { TFunction } from 'i18next';
import { dayWord, formatTime } from '@/utils/i18n/dates';

/** An end so near is told. */
const SOON_MS = 48 * 3_600_000;

/** Until when a discount or a gift is to be had, on the clock of `zone` (IANA); null: the end is not near. */
export function endWords(
  endsAt: string,
  words: { readonly t: TFunction; readonly zone: string; readonly now: Date },
): string | null {
  const { now, t, zone } = words;
  if (+new Date(endsAt) - +now > SOON_MS) return null;
  const day = dayWord(endsAt, zone, now);
  const time = formatTime(endsAt, zone);
  return t('product.until', {
    time: day === 'today' ? time : `${t(`date.${day}`)} ${time}`,
  });
}
