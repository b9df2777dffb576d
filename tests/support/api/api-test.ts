import { it as base } from 'vitest';
import { createShopper } from '@/tests/support/factories/cart';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createExamplePlace } from '@/tests/support/factories/place';
import { type ApiHarness, openApi } from './api-harness';

/** The API of this test file: its fixture `api`, which helpers outside of a test need, too. Set from `it.beforeAll` on. */
export let api: ApiHarness;

/** Makes this the file's `api`, in place of the one that `it` opens. */
export function takeApi(opened: ApiHarness): ApiHarness {
  api = opened;
  return opened;
}

/**
 * Vitest's `it` with what integration tests begin with. For the file: `api` with currencies in the example's city, made from `settings` (the
 * environment; extend it to change one) and closed at the end. For a test that names them: `shopper`, a new customer,
 * and `token`, the customer's.
 */
export const it = base
  .extend('settings', { scope: 'file' }, (): Record<string, string> => ({}))
  .extend(
    'api',
    { scope: 'file', auto: true },
    async ({ settings }, { onCleanup }) => {
      api = await openApi(settings);
      onCleanup(() => api.close());
      await createCurrencies(api.db);
      await createExamplePlace(api.db);
      return api;
    },
  )
  .extend('shopper', () => createShopper(api))
  .extend('token', ({ shopper }) => shopper.token);
