import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { LikedContainer } from '@/containers/shop/liked/liked-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { rememberChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';

test('an account’s places are asked for as its orders are had', async () => {
  const { uuid } = await createShop(api.db);
  const customer = await createUser(api.db);
  const token = await signInBrowser(api, customer);
  await api.post('/dashboard/user/likes', { uuids: [uuid] }, { token });
  rememberChoice(COOKIES.mode, 'pickup');
  const { network, store } = await renderApp(<LikedContainer />, {
    api,
    path: '/liked',
  });
  expect(await screen.findByRole('article')).toHaveTextContent(
    'Ready in 20 min',
  );
  await waitFor(() => expect(store.getState().liked.owner).toBe(customer.id));
  const calls = network.sent('GET', '/rest/shops');
  const asked = calls.map(({ query }) => query.get('pickup'));
  expect([...new Set(asked)]).toEqual(['1']);
});
