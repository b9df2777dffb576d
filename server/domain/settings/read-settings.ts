import { cached } from '@/server/caches/catalogue-cache';
import type { Ctx } from '@/server/context';
import type {
  LanguageDto,
  PaymentDto,
  SettingDto,
} from '@/server/contracts/settings';
import type { Db } from '@/server/db/client';
import { findActivePayments } from '@/server/repositories/payment/payment-repository';
import {
  findPublicSettings,
  findSettingValue,
  findShopsMiddle,
} from '@/server/repositories/settings/settings-repository';
import {
  type LocaleCode,
  localeInfo,
  pseudoLocales,
} from '@/utils/i18n/locales';
import { isSpoken, siteLanguages } from '@/utils/i18n/site-languages';
import { offeredMethod } from '../payment/payment-methods';
import { callingCode, distanceUnit } from './country';
import { siteZone } from './site-zone';

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
async function withPlace(
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

/**
 * The operator's public settings with what follows from them, and the zone of the site's clocks as the last; from the
 * process's cache.
 */
export async function publicSettings(db: Db): Promise<SettingDto[]> {
  const rows = await cached('settings:public', async () => [
    ...(await findPublicSettings(db)),
    { id: 0, key: 'timezone', value: await siteZone(db) },
  ]);
  return withPlace(db, rows);
}

/** The value of a public setting; null when it was never set. From the process's cache. */
export async function publicSetting(
  db: Db,
  key: string,
): Promise<string | null> {
  const rows = await publicSettings(db);
  return rows.find((row) => row.key === key)?.value ?? null;
}

/** Private setting that the example's seed makes. */
export const EXAMPLE_CITY_SETTING = 'example_city';

/** Whether the site is the example's city; from the process's cache. */
export const isExampleSite = (db: Db): Promise<boolean> =>
  cached(
    'settings:example',
    async () => (await findSettingValue(db, EXAMPLE_CITY_SETTING)) === '1',
  );

/** The payment methods the house offers and can carry out; from the process's cache. */
export async function activePayments(
  ctx: Pick<Ctx, 'db' | 'gateways' | 'payments'>,
): Promise<PaymentDto[]> {
  const rows = await cached('settings:payments', () =>
    findActivePayments(ctx.db),
  );
  return rows.flatMap(({ active, id, tag, title }) => {
    const method = offeredMethod(ctx, tag);
    if (!method) return [];
    const uses_wallet = method.paysOn === 'wallet';
    return [{ id, tag, title: title ?? tag, active, uses_wallet }];
  });
}

/** The order of languages in the contract, where their place is their id: a new one comes last. */
const LANGUAGES: readonly LocaleCode[] = [
  'en',
  'es',
  'el',
  'fr',
  'de',
  'ru',
  'sa',
  'tr',
  'az',
  'af',
  'ar',
  'be',
  'bg',
  'cs',
  'fa',
  'hi',
  'id',
  'ja',
  'kz',
  'ko',
  'mg',
  'tg',
  'tk',
  'zh',
];

function spokenLanguages(): LanguageDto[] {
  const { first } = siteLanguages();
  return [...LANGUAGES.map(localeInfo), ...pseudoLocales]
    .map(({ backward, code, title }, index) => ({
      id: index + 1,
      locale: code,
      title,
      backward,
      default: code === first,
      active: true,
      img: null,
    }))
    .filter(({ locale }) => isSpoken(locale))
    .sort((a, b) => Number(b.default) - Number(a.default));
}

/** The languages in force, the site's first one at the beginning; ids stay what they are. From the process's cache. */
export const activeLanguages = (): Promise<LanguageDto[]> =>
  cached('settings:languages', () => Promise.resolve(spokenLanguages()));
