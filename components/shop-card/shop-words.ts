import { fillIn } from '@/utils/fill-in';
import {
  formatAmount,
  type MoneyCurrency,
  type NumberSeparators,
} from '@/utils/money';
import type { ShopCardView } from '@/utils/shop-card';

/** The words of cards and tiles, translated once for all of them; their gaps are still open. */
export interface ShopWords {
  readonly lang: string;
  readonly separators: NumberSeparators;
  readonly minutes: string;
  readonly pickup: string;
  readonly delivery: string;
  readonly free: string;
  readonly freeFrom: string;
  readonly km: string;
  readonly like: string;
  readonly isNew: string;
  readonly percentOff: string;
  readonly amountOff: string;
  readonly bonus: string;
  readonly rated: string;
  readonly closed: string;
  readonly outside: string;
  readonly schedule: string;
  /** By the day a shop opens: today, tomorrow, monday … sunday. */
  readonly opens: Readonly<Record<string, string>>;
}

/** "20–30 min" until it is brought, or until it can be picked up. */
export function minutesText(
  { eta, ready }: Pick<ShopCardView, 'eta' | 'ready'>,
  words: ShopWords,
  pickup: boolean,
): string {
  const [from, to] = pickup ? ready : eta;
  return fillIn(words.minutes, { from, to });
}

/**
 * "Opens 09:00", "Opens tomorrow 09:00", "Opens Mon 09:00"; "Closed now" when nobody knows; that it does not deliver to
 * the address where that is the reason.
 */
export function openingText(
  { opens, outside }: Pick<ShopCardView, 'opens' | 'outside'>,
  words: ShopWords,
): string {
  if (outside) return words.outside;
  if (!opens) return words.closed;
  return fillIn(words.opens[opens.day] ?? '', { time: opens.time });
}

/** What the deal is called, or what it takes off; without one what buying brings. */
export function dealText(
  { bonus, deal }: Pick<ShopCardView, 'bonus' | 'deal'>,
  words: ShopWords,
  currency: MoneyCurrency,
): string | null {
  if (!deal) {
    const [value = 0, quantity = 0] = bonus ?? [];
    return bonus ? fillIn(words.bonus, { value, quantity }) : null;
  }
  if (deal.title) return deal.title;
  if (deal.type === 'percent')
    return fillIn(words.percentOff, { value: deal.value });
  const value = formatAmount(deal.value, currency, words.separators);
  return fillIn(words.amountOff, { value });
}
