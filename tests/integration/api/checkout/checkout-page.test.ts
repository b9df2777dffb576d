import type { DehydratedState } from '@tanstack/react-query';
import { afterAll, describe, expect } from 'vitest';
import { getServerSideProps } from '@/pages/checkout';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart } from '@/tests/support/factories/cart';
import { contextOf } from '@/tests/support/ui/page-context';

it.beforeAll(() => {
  // as server/mounted-app.ts does
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { handOver } });
});
afterAll(() => {
  runtime().appFetch = null;
});

async function questionsOf(token: string): Promise<readonly unknown[][]> {
  const answer = await getServerSideProps?.(
    contextOf('/checkout', { cookies: { access_token: token } }) as never,
  );
  if (!answer || !('props' in answer)) throw new Error('the page is not there');
  const { dehydratedState } = (await answer.props) as unknown as {
    readonly dehydratedState: DehydratedState;
  };
  return dehydratedState.queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey }) => [...queryKey]);
}

describe('the checkout page', () => {
  it('begins with the shop and the times to choose from', async () => {
    const { shop, shopper } = await createFilledCart(api);
    const keys = await questionsOf(shopper.token);
    for (const part of ['shop', 'slots'])
      expect(keys).toContainEqual(
        expect.arrayContaining(['checkout', part, shop.id]),
      );
  });
});
