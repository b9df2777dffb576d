import type { Weekday, Month, NearDay } from '@/utils/constants/calendar';

/** When a closed shop opens, in its own time. */
export interface OpeningView {
  /** HH:mm */
  readonly time: string;
  /** `today`, `tomorrow` or the weekday's English name in lower case. */
  readonly day: NearDay;
  /** A week or more ahead, where the weekday alone would mislead; the month is the end of a `date.month.…` key. */
  readonly on?: { readonly day: number; readonly month: Month };
  /** Today, after a pause: its kitchen is busy. */
  readonly busy?: true;
}

/** One day of a shop's week in its own time; no spans: closed. `to` ≤ `from` is after midnight, equal is the whole day. */
export interface DayHours {
  readonly day: Weekday;
  readonly spans: readonly (readonly [from: string, to: string])[];
}

/** The head of a shop's page and the terms its carts are added up by; amounts are decimals of one currency. */
export interface ShopView {
  readonly id: number;
  readonly uuid: string;
  readonly type: 'restaurant' | 'shop';
  /** Somebody of the house has been there. */
  readonly verify: boolean;
  readonly title: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly logo: string | null;
  readonly cover: string | null;
  readonly kinds: readonly string[];
  readonly tags: readonly string[];
  /** IANA zone of every time here. */
  readonly timezone: string;
  /** Monday first. */
  readonly week: readonly DayHours[];
  readonly today: Weekday;
  /** Days off from today on, YYYY-MM-DD. */
  readonly closedDates: readonly string[];
  readonly payments: readonly {
    readonly tag: string;
    readonly title: string;
  }[];
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly location: { readonly latitude: number; readonly longitude: number };
  /** Minutes until the door, for the address when there is one; null: it is not brought there. */
  readonly minutes: { readonly from: number; readonly to: number } | null;
  /** Minutes until it can be picked up. */
  readonly readyIn: number;
  readonly distance: number | null;
  /** It is shown in miles; not there: in kilometres. */
  readonly unit?: 'mi';
  /** Null: not known without an address. */
  readonly deliveryFee: number | null;
  /** What a delivery costs at least, while no address says more; else null. */
  readonly leastFee: number | null;
  readonly deliveryFrom: number;
  readonly deliveryPerKm: number;
  readonly minAmount: number;
  readonly smallOrderFee: number | null;
  readonly freeDeliveryFrom: number | null;
  readonly serviceFeePercent: number;
  readonly taxPercent: number;
  readonly deal: {
    readonly title: string | null;
    readonly percent: number | null;
  } | null;
  readonly canOrder: boolean;
  readonly open: boolean;
  readonly reason: string | null;
  readonly opens: OpeningView | null;
  /** HH:mm in the shop's time; null: not today, or never. */
  readonly closesAt: string | null;
}
