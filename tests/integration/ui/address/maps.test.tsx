import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { AddressControl } from '@/containers/address/address-control';
import { shops } from '@/server/db/schema/catalogue';
import { api, it } from '@/tests/support/api/api-test';
import {
  browserIs,
  CENTRE,
  forgetAddress,
} from '@/tests/support/browser/browser-address';
import { createNamedShop } from '@/tests/support/factories/searchable';
import { openList } from '@/tests/support/ui/filter-city';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';
import { fromPlane } from '@/utils/address/geo';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

afterEach(forgetAddress);

const failed = () => screen.findByText('The map did not load.');

/** A name of the city's map that is drawn somewhere. */
async function findStreet(): Promise<HTMLElement[]> {
  const { body } = await api.get('/rest/map');
  const names = (body.data.features as { properties: { name: string } }[]).map(
    ({ properties }) => properties.name,
  );
  return screen.findAllByText((text) => text !== '' && names.includes(text));
}

describe('the map of a list', () => {
  it.beforeAll(async () => {
    await api.db.delete(shops);
    const { latitude, longitude } = EXAMPLE_LOCATION;
    for (const [en, east] of [
      ['Mangal', -2],
      ['Oven', 2],
    ] as const) {
      const [lat, lng] = fromPlane([latitude, longitude], east, 0);
      const at = { latitude: lat, longitude: lng };
      await createNamedShop(api.db, { en }, { ...at, ratingAvg: 4.5 });
    }
  });

  const openMap = async (): Promise<RenderedApp> => {
    const view = await openList(api, '/?view=map');
    await screen.findByRole('region', { name: 'Map with 2 places' });
    return view;
  };

  it('draws the streets, the door and each shop with its rating', async () => {
    await openMap();
    expect((await findStreet()).length).toBeGreaterThan(0);
    const map = within(
      screen.getByRole('region', { name: 'Map with 2 places' }),
    );
    expect(map.getByRole('img', { name: 'Your address' })).toBeVisible();
    expect(map.getByRole('button', { name: /^Oven.*4\.5$/ })).toBeVisible();
  });

  it('shows the card of the shop that is pressed, until it is pressed again or closed', async () => {
    const { user } = await openMap();
    const map = within(
      screen.getByRole('region', { name: 'Map with 2 places' }),
    );
    const mark = map.getByRole('button', { name: /^Mangal/ });
    await user.click(mark);
    expect(mark).toHaveAttribute('aria-pressed', 'true');
    expect(map.getByRole('link', { name: 'Mangal' })).toBeVisible();
    await user.click(map.getByRole('button', { name: /^Oven/ }));
    expect(map.getByRole('link', { name: 'Oven' })).toBeVisible();
    expect(map.queryByRole('link', { name: 'Mangal' })).not.toBeInTheDocument();
    await user.click(map.getByRole('button', { name: 'Close' }));
    expect(map.queryByRole('article')).not.toBeInTheDocument();
    await user.click(mark);
    await user.click(mark);
    expect(map.queryByRole('article')).not.toBeInTheDocument();
  });
});

describe('the map of the address dialog', () => {
  beforeEach(() => sessionStorage.setItem('sofra.address.asked', '1'));

  async function openDialog(view: RenderedApp): Promise<void> {
    await view.user.click(screen.getByRole('button', { name: /address/i }));
    await screen.findByRole('dialog', { name: 'Where should we bring it?' });
  }

  it('puts the pin where it is pressed, and names the place', async () => {
    const view = await renderApp(<AddressControl />, { api });
    await openDialog(view);
    const pin = screen.getByRole('button', { name: /^Pin/ });
    const before = pin.style.transform;
    const [street] = await findStreet();
    fireEvent.click(street ?? pin, { clientX: 100, clientY: 180 });
    await waitFor(() => expect(pin).toHaveAccessibleName(/^Pin: ./));
    expect(pin.style.transform).not.toBe(before);
    expect(pin.style.transform).toMatch(/^translate\(100(\.\d+)?px, 180/);
  });

  it('can be used without its streets, and asks for them again', async () => {
    const view = await renderApp(<AddressControl />, { api });
    view.network.cut(({ path }) => path === '/rest/map');
    await openDialog(view);
    const alert = await failed();
    const pin = screen.getByRole('button', { name: /^Pin/ });
    pin.focus();
    await view.user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(pin).toHaveAccessibleName(/^Pin: ./));
    view.network.cut(false);
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect((await findStreet()).length).toBeGreaterThan(0);
  });
});

describe('the map of the first question', () => {
  it('shows the door on the streets around it', async () => {
    browserIs(CENTRE);
    await renderApp(<AddressControl />, { api });
    const question = await screen.findByRole('dialog', {
      name: 'Order for this address?',
    });
    const map = within(question).getByRole('img', { name: 'Map' });
    expect(map).toHaveAttribute('viewBox', '0 0 360 120');
    expect((await findStreet()).length).toBeGreaterThan(0);
  });
});
