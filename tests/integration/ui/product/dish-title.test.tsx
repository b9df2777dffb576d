import { screen, waitFor } from '@testing-library/react';
import initHeadManager from 'next/dist/client/head-manager';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { expect } from 'vitest';
import { PageHead } from '@/containers/app/page-head';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createRestaurant } from '@/tests/support/factories/restaurant';
import { renderApp } from '@/tests/support/render-app';

let shopId: number;
test.beforeAll(async () => {
  shopId = await createRestaurant(api.db, 'Rice House');
});

test('the tab is named after the dish that is open, and after the shop again when it closes', async () => {
  const manager = initHeadManager();
  const head = {
    title: 'Rice House · Sofra',
    canonical: '',
    noindex: false,
    dish: null,
  };
  const { user } = await renderApp(
    <HeadManagerContext value={manager as never}>
      <PageHead head={head} />
      <ShopPageContainer id={shopId} />
    </HeadManagerContext>,
    { api, path: `/restaurant/${shopId}` },
  );
  const titled = (title: string) =>
    waitFor(() => expect(document.title).toBe(`${title} · Sofra`));
  await titled('Rice House');
  await user.click(await screen.findByRole('link', { name: 'Plov' }));
  await screen.findByRole('dialog');
  await titled('Plov at Rice House');
  await user.keyboard('{Escape}');
  await titled('Rice House');
});
