import { screen } from '@testing-library/react';
import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { products } from '@/server/db/schema/products';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  createChoices,
  createDish,
  createMenuSection,
} from '@/tests/support/factories/menu';
import { createDiscount } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { renderApp } from '@/tests/support/render-app';

let shopId: number;

test.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
  const categoryId = await createMenuSection(api.db, shopId, 'Hot dishes');
  const dish = (title: string) =>
    createDish(api.db, shopId, title, { categoryId });
  const burger = await dish('Burger');
  const names = ['Egg', 'Cheese'];
  await createChoices(api.db, burger, { shopId, min: 1, max: 1, names });
  const soup = await dish('Soup');
  await createDiscount(api.db, shopId, soup.id, 15);
  await api.db
    .update(products)
    .set({ kcal: 690 })
    .where(inArray(products.id, [burger.id, soup.id]));
});

async function openDish(name: string) {
  const view = await renderApp(<ShopPageContainer id={shopId} />, {
    api,
    path: `/restaurant/${shopId}`,
  });
  await view.user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('dialog');
  return view;
}

test('what a dish feeds is told without what can be added to it', async () => {
  const { unmount } = await openDish('Burger');
  expect(await screen.findByText('Per portion, without extras')).toBeVisible();
  unmount();
  await openDish('Soup');
  expect(await screen.findByText('Per portion')).toBeVisible();
});

test('what is still to be chosen is told as the way on', async () => {
  const { user } = await openDish('Burger');
  await user.click(await screen.findByRole('button', { name: /^Add 1/ }));
  expect(await screen.findByText(/ to go on$/)).toBeVisible();
});

test('a percentage off is told as one at the price of the dish', async () => {
  await openDish('Soup');
  expect(await screen.findByText(/^\u206615%\u2069 off$/)).toBeVisible();
});
