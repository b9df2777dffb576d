import { afterAll, beforeEach, describe, expect } from 'vitest';
import type { PageProps } from '@/containers/app/page-types';
import { getServerSideProps } from '@/pages/restaurant/[id]';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { openCartBrowser } from '@/tests/support/cart/cart-browser';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { contextOf } from '@/tests/support/ui/page-context';

let shopId = 0;
let stockId = 0;

it.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
  stockId = (await createProduct(api.db, shopId)).stockId;
  // as server/mounted-app.ts does
  runtime().appFetch = async (request, handOver) => {
    const { cartCookies, clientAddress = null } =
      runtime().currentScope?.() ?? {};
    return api.app.fetch(request, {
      inProcess: { cartCookies, clientAddress, handOver },
    });
  };
});
afterAll(() => {
  runtime().appFetch = null;
});

async function open(
  path: string,
  cookies: Record<string, string> = {},
): Promise<PageProps['shell']> {
  const params = { id: String(shopId) };
  const answer = await getServerSideProps?.(
    contextOf(path, { params, cookies }) as never,
  );
  if (!answer || !('props' in answer)) throw new Error('the page is not there');
  return ((await answer.props) as unknown as PageProps).shell;
}

/** What the page brings and how many queries it takes, with all of its own answers warm. */
async function warm(path: string, cookies?: Record<string, string>) {
  const before = api.queries();
  const { cart } = await open(path, cookies);
  return { cart, queries: api.queries() - before };
}

describe('the cart that a page begins with', () => {
  const page = () => `/restaurant/${shopId}`;
  const tab = () => `/_next/data/build/restaurant/${shopId}.json`;

  beforeEach(async () => {
    await api.heard();
    await open(page());
  });

  it('costs who has none no query', async () => {
    expect(await warm(page())).toEqual({ cart: null, queries: 0 });
  });

  it('is read once for a guest, and not again for a tab', async () => {
    const guest = openCartBrowser(api);
    await guest.insert(shopId, [[stockId, 2]]);
    const cookies = Object.fromEntries(guest.cookies);
    await open(page(), cookies);
    const first = await warm(page(), cookies);
    expect(first.cart).toMatchObject({
      kind: 'guest',
      cart: { user_carts: [{ cartDetails: [{ quantity: 2 }] }] },
    });
    expect(first.queries).toBeGreaterThan(0);
    expect(await warm(tab(), cookies)).toEqual({
      cart: { kind: 'guest' },
      queries: 0,
    });
  });
});
