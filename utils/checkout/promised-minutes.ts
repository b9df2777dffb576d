const STEP = 5;

/** Minutes of riding for every kilometre. */
export const RIDE_MINUTES_PER_KM = 3;

interface Minutes {
  readonly from: number;
  readonly to: number;
}

/** Minutes as they are promised: whole fives, rather later than earlier. */
export function promisedMinutes({ from, to }: Minutes): {
  from: number;
  to: number;
} {
  const up = (minutes: number): number => Math.ceil(minutes / STEP) * STEP;
  return { from: up(from), to: up(to) };
}

/** A moment as it is promised: the next whole five minutes. */
export function promisedMoment(moment: number): Date {
  const step = STEP * 60_000;
  return new Date(Math.ceil(moment / step) * step);
}

/** A shop's own minutes, without a way. */
export function usualMinutes(shop: {
  readonly deliveryMinutesFrom: number;
  readonly deliveryMinutesTo: number;
}): { from: number; to: number } {
  const { deliveryMinutesFrom: from, deliveryMinutesTo: to } = shop;
  return promisedMinutes({ from, to });
}
