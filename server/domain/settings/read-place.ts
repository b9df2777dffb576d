import type { SettingDto } from '@/server/contracts/settings';
import type { Db } from '@/server/db/client';
import { cached } from '@/server/caches/catalogue-cache';
import { findShopsMiddle } from '@/server/repositories/settings/settings-repository';
import { callingCode, distanceUnit } from './country';

/** A row of the table or, with id 0, one that follows from others. */
function withDefault(
  rows: readonly SettingDto[],
  key: string,
  value: string,
): SettingDto[] {
  const kept = rows.find((row) => row.key === key);
  if (!value || kept?.value?.trim()) return [...rows];
  return [
    ...rows.filter((row) => row !== kept),
    { id: kept?.id ?? 0, key, value },
  ];
}

/**
 * The public settings with what follows from them: phone code and unit of distance from the country, and as the centre
 * the middle of the shops' points. An operator's own value stands.
 */
export async function withPlace(
  db: Db,
  rows: readonly SettingDto[],
): Promise<SettingDto[]> {
  const valueOf = (key: string): string =>
    rows.find((row) => row.key === key)?.value?.trim() ?? '';
  const country = valueOf('country');
  const middle = valueOf('center')
    ? ''
    : await cached('shops:middle', () => findShopsMiddle(db));
  const unit = country ? distanceUnit(country) : '';
  return [
    ['phone_code', callingCode(country)] as const,
    ['distance_unit', unit] as const,
    ['center', middle] as const,
  ].reduce<SettingDto[]>(
    (known, [key, value]) => withDefault(known, key, value),
    [...rows],
  );
}
