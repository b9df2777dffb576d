import { seedCity } from '@/server/demo/seed/seed-city';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { CITY_NOON as NOON } from '@/tests/support/test-clock';
import { type ApiHarness, openApi } from './api-harness';

export const CITY_NOON = new Date(NOON);

/** The API over a small seeded city (one place of every cuisine and trade, unless asked otherwise) at its noon. */
export async function openSeededApi(shops = 20): Promise<ApiHarness> {
  const api = await openApi();
  api.setNow(CITY_NOON);
  await seedCity(api.db, { shops, now: CITY_NOON, demo: true });
  forgetCached('');
  return api;
}
