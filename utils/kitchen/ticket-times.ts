import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import { ACCEPT_MINUTES } from '@/utils/constants/kitchen';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A time to answer with: its minutes, the moment it ends at, and by how much that is late. */
export interface Offer {
  readonly minutes: (typeof ACCEPT_MINUTES)[number];
  readonly at: number;
  readonly lateMinutes: number;
  /** The longest that keeps the promise. */
  readonly fits: boolean;
}

/** Whole minutes from now to a moment, negative when it has passed. */
export function minutesTo(moment: string, now: number): number {
  const minutes = Math.ceil((Date.parse(moment) - now) / MINUTE_MS);
  return minutes === 0 ? 0 : minutes;
}

/** Whole minutes that have passed since a moment, at least 0. */
export function minutesSince(moment: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(moment)) / MINUTE_MS));
}

/** `4:12` until a moment, `0:00` after it; null when it is an hour away or more. */
export function countdown(moment: string, now: number): string | null {
  const left = Math.max(0, Date.parse(moment) - now);
  if (left >= HOUR_MS) return null;
  const seconds = Math.ceil(left / 1000);
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}

/**
 * What an order can be accepted with, against the moment at which its promise asks for it (null: none was made). The longest
 * that keeps it fits, the shortest when none does. Pure.
 */
export function acceptOffers(due: number | null, now: number): Offer[] {
  const offers = ACCEPT_MINUTES.map((minutes) => {
    const at = now + minutes * MINUTE_MS;
    const late = due === null ? 0 : Math.ceil((at - due) / MINUTE_MS);
    return { minutes, at, lateMinutes: Math.max(0, late) };
  });
  const kept = offers.filter(({ lateMinutes }) => lateMinutes === 0).at(-1);
  const fit = (kept ?? offers[0])?.minutes;
  return offers.map((offer) => ({ ...offer, fits: offer.minutes === fit }));
}

/** The offers of a new order by a clock that goes on. */
export function offersAt({ ready_by: by }: TicketDto, now: number): Offer[] {
  return acceptOffers(by === null ? null : Date.parse(by), now);
}

/** Whether an accepted order should be ready by now. */
export function isLate(ticket: TicketDto, now: number): boolean {
  const { ready_by: by, status } = ticket;
  return status === 'accepted' && by !== null && Date.parse(by) <= now;
}

/** Whether somebody should answer now: an order for later waits in silence until then. */
export function isDue(ticket: TicketDto, now: number): boolean {
  const { answer_from: from } = ticket;
  return from === null || Date.parse(from) <= now;
}
