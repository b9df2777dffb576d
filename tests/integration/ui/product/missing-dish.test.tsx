import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createDish, createMenuSection } from '@/tests/support/factories/menu';
import { createShop } from '@/tests/support/factories/shop';
import { renderApp } from '@/tests/support/render-app';

let shopId: number;
test.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
  await createDish(api.db, shopId, 'Plov', {
    categoryId: await createMenuSection(api.db, shopId, 'Hot dishes'),
  });
});

test('an unknown product is said to be gone, leaves the address, and the next dish opens as ever', async () => {
  const path = `/restaurant/${shopId}`;
  const { router, user } = await renderApp(<ShopPageContainer id={shopId} />, {
    api,
    path: `${path}?product=00000000-0000-4000-8000-000000000000`,
  });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('This item is no longer sold');
  await waitFor(() => expect(router.current().asPath).toBe(path));
  expect(router.moves).toEqual([
    expect.objectContaining({ how: 'replace', shallow: true }),
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Plov' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText('This item is no longer sold')).toBeNull();
});
