import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { rememberChoice } from '@/utils/browser/remember';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';

/** The page of a restaurant of `createRestaurant`, whose menu is there. */
export async function openShopPage(
  api: ApiHarness,
  id: number,
): Promise<RenderedApp> {
  const view = await renderApp(<ShopPageContainer id={id} />, {
    api,
    path: `/restaurant/${id}`,
  });
  await screen.findByRole('heading', { name: 'Hot dishes' });
  return view;
}

/** The dialog of this name, once it is there. */
export const dialogNamed = (name: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name });

/** Waits until none is open. */
export async function noDialog(): Promise<void> {
  await waitFor(() =>
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  );
}

/** Where this browser wants things delivered from now on. */
export function liveAt(
  title: string,
  latitude: number,
  longitude: number,
): void {
  rememberChoice('address', JSON.stringify({ title, latitude, longitude }));
}
