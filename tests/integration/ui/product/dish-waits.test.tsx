import { screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { ProductArriving } from '@/containers/product/product-arriving';
import { useShopPage } from '@/hooks/shop/use-shop-page';
import { api, it as test } from '@/tests/support/api/api-test';
import { createDish, createMenuSection } from '@/tests/support/factories/menu';
import { createShop } from '@/tests/support/factories/shop';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';

let shopId: number;
const onClose = vi.fn();

test.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
  const categoryId = await createMenuSection(api.db, shopId, 'Hot dishes');
  const priceMinor = 1250;
  await createDish(api.db, shopId, 'Kebab', { categoryId, priceMinor });
});

// As a browser opens and closes it.
beforeEach(() => {
  onClose.mockClear();
  const { prototype } = HTMLDialogElement;
  vi.spyOn(prototype, 'showModal').mockImplementation(function open(
    this: HTMLDialogElement,
  ) {
    this.open = true;
  });
});

/** The dish while the code of its dialog is on its way. */
function Arriving() {
  const { menu, shop } = useShopPage(shopId);
  const [kebab] = menu?.sections[0]?.items ?? [];
  return (
    shop &&
    menu &&
    kebab && (
      <ProductArriving
        uuid={kebab.uuid}
        shop={shop}
        menu={menu}
        onClose={onClose}
      />
    )
  );
}

const open = (): Promise<RenderedApp> =>
  renderApp(<Arriving />, { api, path: `/restaurant/${shopId}` });
const box = () => screen.findByRole('dialog', { name: 'Kebab' });

test('shows what its row knows, and that more is coming', async () => {
  await open();
  expect(await box()).toHaveTextContent('$12.50');
  expect(await box()).toHaveAttribute('aria-busy', 'true');
});

test('has the focus itself, not the half of it that scrolls', async () => {
  await open();
  expect(await box()).toHaveFocus();
});

test('is closed by its button', async () => {
  const { user } = await open();
  await user.click(within(await box()).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('is closed by the browser: Escape, or a press beside it', async () => {
  await open();
  const dialog = (await box()) as HTMLDialogElement;
  dialog.open = false;
  dialog.dispatchEvent(new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});
