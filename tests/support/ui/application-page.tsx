import { act, screen } from '@testing-library/react';
import { SellerContainer } from '@/containers/application/seller/seller-container';
import { ApplicationEnd } from '@/containers/application/shared/application-frame';
import type { SellerApplicationData } from '@/server/contracts/application/fields';
import { SELLER } from '@/utils/application/seller';
import { toHours, USUAL_WEEK } from '@/utils/application/week';
import { api } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

export const SHOPS = '/dashboard/user/shops';

/** Nothing is missing but the agreement. */
export const whole: SellerApplicationData = {
  type: 'restaurant',
  translations: { en: { title: 'Anor Tandir' } },
  phone: '+998712554545',
  legal_name: 'Anor Tandir, LLC',
  tax_number: '302345678',
  address: 'Navoi Street 30',
  location: { latitude: 41.31, longitude: 69.24 },
  zone: { kind: 'radius', radius_km: 3 },
  hours: toHours(USUAL_WEEK),
};

const page = (
  <>
    <ApplicationEnd spec={SELLER} />
    <main id="content" tabIndex={-1}>
      <SellerContainer />
    </main>
  </>
);

/** /be-seller as it is served, at one of its steps; '': at its own address. */
export const openSeller = (step = 'business') =>
  renderApp(page, {
    api,
    path: step ? `/be-seller?step=${step}` : '/be-seller',
  });

/** The same with settings of the house. */
export async function openSellerWith(
  settings: Readonly<Record<string, string>>,
  step?: string,
) {
  const view = await openSeller(step);
  act(() => {
    view.client.setQueryData(
      ['settings'],
      Object.entries(settings).map(([key, value], id) => ({ id, key, value })),
    );
  });
  return view;
}

/** Changes the draft from another tab. */
export const saveSeller = (
  token: string,
  data: SellerApplicationData,
  version?: number,
) =>
  api.call('PUT', SHOPS, {
    body: { data, ...(version && { version }) },
    token,
  });

/** The button of that name. */
export const button = (name: string) => screen.getByRole('button', { name });

/** The page's heading, once it is there. */
export const heading = (name: string) =>
  screen.findByRole('heading', { name, level: 1 });
