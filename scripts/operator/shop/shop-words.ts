import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import type { SellerApplicationData } from '@/utils/application/application-data';
import { WEEK } from '@/utils/application/week';
import { ringAreaKm2 } from '@/utils/application/zone';

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

/** A point as it is typed. */
export const pointText = ({
  latitude,
  longitude,
}: OperatorShopDetailDto['location']): string => `${latitude}, ${longitude}`;
