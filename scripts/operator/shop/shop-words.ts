import type { OperatorShopDto } from '@/server/contracts/operator/market';
import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import type { SellerApplicationData } from '@/utils/application/application';
import { WEEK } from '@/utils/application/week';
import { ringAreaKm2 } from '@/utils/application/zone';
import { RefusedError } from '../client';
import { clockOf } from '../clock';

interface HoursRow {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly disabled?: boolean;
}

export type Pair = readonly [string, string];

const spanText = ({ from, to }: HoursRow): string =>
  from === to ? 'all day' : `${from}-${to}`;

/** The week, Monday first: `10:00-14:00, 17:00-22:00`, `all day` or `closed`. */
export function weekPairs(hours: readonly HoursRow[]): readonly Pair[] {
  return WEEK.map((day) => {
    const rows = hours.filter((row) => row.day === day && !row.disabled);
    return [day, rows.map(spanText).join(', ') || 'closed'];
  });
}

/** Where it delivers, in words. */
export function zoneText(
  zone: OperatorShopDetailDto['zone'] | SellerApplicationData['zone'],
): string {
  if (!zone) return 'nowhere';
  return zone.kind === 'radius'
    ? `${zone.radius_km} km around it`
    : `drawn, ${ringAreaKm2(zone.points).toFixed(1)} km², ${zone.points.length} corners`;
}

/** Whether it takes orders within its hours; a pause with its end on the shop's own clock, and its reason. */
export function stateText(
  shop: Pick<
    OperatorShopDto,
    'open' | 'pause_reason' | 'paused_until' | 'timezone'
  >,
): string {
  const { open, pause_reason: reason, paused_until: until } = shop;
  if (!open) return 'closed';
  if (until === null) return 'open';
  return `paused until ${clockOf(shop.timezone).at(until)} (${reason ?? 'busy'})`;
}

/** A point as it is typed. */
export const pointText = ({
  latitude,
  longitude,
}: OperatorShopDetailDto['location']): string => `${latitude}, ${longitude}`;

/** A refusal that names the day instead of the number of its row. */
export function namedByDay(
  error: unknown,
  change: Record<string, unknown>,
): unknown {
  if (!(error instanceof RefusedError) || !error.fields) return error;
  const rows = (Array.isArray(change.hours) ? change.hours : []) as {
    readonly day?: string;
  }[];
  const fields = Object.entries(error.fields).map(([field, words]) => [
    field.replace(
      /^hours\.(\d+).*$/,
      (_, row: string) => `hours of ${rows[Number(row)]?.day ?? row}`,
    ),
    words,
  ]);
  return new RefusedError(
    error.message,
    error.data,
    error.code,
    Object.fromEntries(fields) as RefusedError['fields'],
  );
}
