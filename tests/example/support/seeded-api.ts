import { seedCity } from '@/example/city/seed/seed-city';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { CITY_NOON as NOON } from '@/tests/support/test-clock';
import { type ApiHarness, openApi } from '@/tests/support/api/api-harness';
import { it, takeApi } from '@/tests/support/api/api-test';

export const CITY_NOON = new Date(NOON);

/** The API over a small seeded city (one place of every cuisine and trade, unless asked otherwise) at its noon. */
export async function openSeededApi(shops = 20): Promise<ApiHarness> {
  const api = await openApi();
  api.setNow(CITY_NOON);
  await seedCity(api.db, { shops, now: CITY_NOON, demo: true });
  forgetCached('');
  return api;
}

/** Vitest's `it` over the seeded city at its noon, with so many `places`. */
export const seededIt = it
  .extend('places', { scope: 'file' }, (): number => 20)
  .extend(
    'api',
    { scope: 'file', auto: true },
    async ({ places }, { onCleanup }) => {
      const api = takeApi(await openSeededApi(places));
      onCleanup(() => api.close());
      return api;
    },
  );
