import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { settings } from '@/server/db/schema/settings';
import { EXAMPLE_CITY_SETTING } from '@/server/domain/address/site-place';
import { runtime } from '@/server/runtime';
import { sellerForm } from '@/server/ssr/form/application/kind-forms';
import type { FormPost } from '@/server/ssr/form/page-form';
import { withinScope } from '@/server/ssr/page-scope';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';

let applicant: Shopper;

it.beforeAll(async () => {
  await api.db.delete(settings).where(eq(settings.key, EXAMPLE_CITY_SETTING));
  forgetCached('');
});

beforeEach(async () => {
  runtime().appFetch = (request, handOver) =>
    Promise.resolve(
      api.app.fetch(request, { inProcess: { clientAddress: null, handOver } }),
    );
  applicant = await createShopper(api);
});

/** The step of the kitchen's place as a browser without script posts it. */
function post(fields: Record<string, string>) {
  const scope = {
    token: applicant.token,
    lang: 'en',
    clientAddress: null,
    siteUrl: 'http://localhost:3000',
    userAgent: '',
    currencyId: null,
    cartCookies: {},
    sessions: new Map(),
  };
  const values = { step: 'zone', zone_kind: 'radius', radius: '3', ...fields };
  const shell = { lang: 'en', user: { id: applicant.userId } };
  const posted = {
    ...{ form: 'seller', values, query: {}, files: {} },
    ...{ shell, t: (key: string) => key },
  } as unknown as FormPost;
  return withinScope(scope, () => sellerForm(posted));
}

const draft = async () =>
  (await api.get('/dashboard/user/shops', applicant)).body.data?.data ?? null;

it('without script, where nobody looks addresses up, the kitchen’s place is typed as a point, and nothing typed is lost', async () => {
  const typed = { addressSearch: 'Long Lane 7', point: 'at the corner' };
  const wrong = await post(typed);
  expect(wrong).toMatchObject({
    errors: { point: 'address.point.wrong' },
    values: typed,
  });
  expect((await draft())?.location).toBeUndefined();
  await post({ ...typed, point: '52.5161, 13.3777' });
  expect(await draft()).toMatchObject({
    address: 'Long Lane 7',
    location: { latitude: 52.5161, longitude: 13.3777 },
  });
});
