import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { products } from '@/server/db/schema/products';
import { api, it as test } from '@/tests/support/api/api-test';
import { createDish, createMenuSection } from '@/tests/support/factories/menu';
import { createShop } from '@/tests/support/factories/shop';
import { renderApp } from '@/tests/support/render-app';

test('a dish that its address opened gives the focus to its row when it closes', async () => {
  const { id } = await createShop(api.db);
  const categoryId = await createMenuSection(api.db, id, 'Hot dishes');
  const soup = await createDish(api.db, id, 'Soup', { categoryId });
  const [dish] = await api.db
    .select({ uuid: products.uuid })
    .from(products)
    .where(eq(products.id, soup.id));
  const { user } = await renderApp(<ShopPageContainer id={id} />, {
    api,
    path: `/restaurant/${id}?product=${dish?.uuid}`,
  });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('link', { name: 'Soup' })).toHaveFocus();
});
