import { afterAll, beforeAll, expect } from 'vitest';
import { settings } from '@/server/db/schema/settings';
import { runtime } from '@/server/runtime';
import { loadErrorPage } from '@/server/ssr/load-error-page';
import { api, it } from '@/tests/support/api/api-test';
import { contextOf } from '@/tests/support/ui/page-context';
import { settingsQueries } from '@/services/settings/settings-queries';

beforeAll(() => {
  runtime().appFetch = (request) => api.fetch(request);
});
afterAll(() => {
  runtime().appFetch = null;
});

it('the footer of a page that was not found knows the operator’s settings', async () => {
  const row = { key: 'instagram', value: 'https://instagram.com/sofra' };
  await api.db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.key, set: { value: row.value } });
  const { dehydratedState } = await loadErrorPage(
    'en',
    contextOf('/nowhere', {}).req,
  );
  const { queryKey } = settingsQueries.settings();
  const [found] = dehydratedState?.queries ?? [];
  expect(found?.queryKey).toEqual(queryKey);
  expect(found?.state.data).toContainEqual(expect.objectContaining(row));
});
