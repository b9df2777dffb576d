import { seedCity } from '@/server/demo/seed/seed-city';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { type ApiHarness, openApi } from './api-harness';

/** Wednesday noon in the demo city (UTC+5). */
export const CITY_NOON = new Date('2026-11-18T07:00:00Z');

/** The API over a small seeded city (one place of every cuisine and trade, unless asked otherwise) at its noon. */
export async function openSeededApi(shops = 20): Promise<ApiHarness> {
  const api = await openApi();
  api.setNow(CITY_NOON);
  await seedCity(api.db, { shops, now: CITY_NOON, demo: true });
  forgetCached('');
  return api;
}
