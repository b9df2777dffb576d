import { acceptOffers } from '@/utils/kitchen/ticket-times';
import { RIDE_MINUTES_PER_KM } from '@/utils/checkout/promised-minutes';
import { daysBetween, formatTime } from '@/utils/i18n/dates';
import { nextOpening } from '@/server/domain/availability/opening-hours';
import { wantedBy } from '@/server/domain/kitchen/order-facts';
import type { KitchenClock } from '@/server/repositories/kitchen/kitchen-order-repository';
import type { OrderStepRow } from '@/server/repositories/order/order-repository';

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
/** When a shop that did not accept is reminded, in minutes from when its answer is expected; the last one is the operator's. */
export const REMIND_MINUTES = [2, 4, 5] as const;
/** Before a kitchen has to begin with an order for a chosen time, it has so long to answer. */
const AHEAD_MS = 30 * MINUTE_MS;

type Promised = Pick<
  OrderStepRow,
  'deliveryType' | 'distanceKm' | 'etaFrom' | 'etaTo' | 'scheduled'
>;

/** From the shop's door to the customer's; a pickup has no way. */
export function rideMs({
  deliveryType,
  distanceKm,
}: Pick<OrderStepRow, 'deliveryType' | 'distanceKm'>): number {
  if (deliveryType === 'pickup') return 0;
  return (
    Math.ceil(Math.max(1, distanceKm ?? 1) * RIDE_MINUTES_PER_KM) * MINUTE_MS
  );
}

/** When the kitchen must be ready for what the customer was promised; a chosen pickup is there when its time begins. */
export function readyDue(order: Promised): Date | null {
  const promised = wantedBy({ order });
  return promised && new Date(+promised - rideMs(order));
}

/**
 * The customer's time when the kitchen is ready then: as promised while it fits, later by whole fives when it does not,
 * earlier only for as soon as possible. Pure.
 */
export function movedEta(
  order: Promised,
  readyBy: Date,
): { etaFrom?: Date; etaTo?: Date } {
  const { etaFrom, etaTo, scheduled } = order;
  const due = readyDue(order);
  if (!due || !etaFrom || !etaTo) return {};
  const late = +readyBy - +due;
  const spare = +etaTo - +etaFrom;
  const shift =
    late > 0
      ? Math.ceil(late / STEP_MS) * STEP_MS
      : scheduled || late >= -spare
        ? 0
        : -Math.floor((-late - spare) / STEP_MS) * STEP_MS;
  if (!shift) return {};
  const moved = (at: Date): Date => new Date(+at + shift);
  return { etaFrom: moved(etaFrom), etaTo: moved(etaTo) };
}

/** A number of minutes from now, as a kitchen promises it. */
export function readyIn(now: Date, minutes: number): Date {
  return new Date(+now + minutes * MINUTE_MS);
}

/**
 * From when an answer is expected: now, or when the shop opens; of an order for a chosen time half an hour before it
 * has to begin (its time − the shop's minutes). Pure.
 */
export function answerFrom(
  order: Promised,
  clock: KitchenClock,
  now: Date,
): Date {
  const begin =
    order.scheduled && order.etaFrom
      ? +order.etaFrom - clock.deliveryMinutesFrom * MINUTE_MS - AHEAD_MS
      : 0;
  const from = new Date(Math.max(+now, begin));
  return nextOpening(clock, from) ?? from;
}

/** A message about an order that left by a way that is known to be heard: which time of it, and when. */
export interface Sent {
  readonly round: number;
  readonly at: Date;
}

/** How many reminders are due before the time of a shop with so many minutes is over. */
export function remindersWithin(acceptMinutes: number): number {
  const ofShop = REMIND_MINUTES.slice(0, -1);
  return ofShop.filter((minutes) => minutes < acceptMinutes).length;
}

/** What the end of a kitchen's time is judged by. */
export interface KitchenWait {
  readonly acceptMinutes: number;
  /** From when its answer is expected. */
  readonly from: Date;
  /** The oldest first. */
  readonly sent: readonly Sent[];
}

/**
 * When a kitchen's time to answer is over: its minutes after the order left by a proved way and its answer was expected,
 * and later by as much as a reminder that was due meanwhile left late, as after an outage of ours. Where one did not leave,
 * or all was told before that time, they are counted anew from the next message that does. Null: none did yet. Pure.
 */
export function endOfTime({
  acceptMinutes,
  from,
  sent,
}: KitchenWait): Date | null {
  const count = remindersWithin(acceptMinutes);
  const later = (at: Date, minutes: number): number =>
    Math.max(+from, +at) + minutes * MINUTE_MS;
  const anew = sent.find(({ round }) => round > REMIND_MINUTES.length);
  if (anew) return new Date(later(anew.at, acceptMinutes));
  const [first] = count ? sent : sent.filter(({ at }) => at >= from);
  if (!first) return null;
  let end = later(first.at, acceptMinutes);
  for (const [index, minutes] of REMIND_MINUTES.slice(0, count).entries()) {
    const reminder = sent.find(({ round }) => round === index + 1);
    if (!reminder) return null;
    end = Math.max(end, later(reminder.at, acceptMinutes - minutes));
  }
  return new Date(end);
}

/** Of the minutes that a kitchen is offered those that fit the promise (utils/kitchen/ticket-times.ts). */
export function fittingMinutes(order: Promised, now: Date): number {
  const due = readyDue(order);
  const offers = acceptOffers(due && +due, +now);
  return offers.find(({ fits }) => fits)?.minutes ?? 0;
}

/** "18:40" on the shop's clock, where the kitchen is ready today; null: not, or nobody said when. Pure. */
export function readyTime(
  readyBy: Date | null,
  { now, zone }: { readonly now: Date; readonly zone: string },
): string | null {
  if (!readyBy || daysBetween(now, readyBy, zone) !== 0) return null;
  return formatTime(readyBy, zone);
}
