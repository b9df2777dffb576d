import {
  act,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { eq } from 'drizzle-orm';
import Cookies from 'js-cookie';
import { afterEach, describe, expect } from 'vitest';
import { AddressControl } from '@/containers/address/address-control';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { settings } from '@/server/db/schema/settings';
import { EXAMPLE_CITY_SETTING } from '@/server/domain/address/site-place';
import { settingsQueries } from '@/services/settings/settings-queries';
import { api, it } from '@/tests/support/api/api-test';
import {
  BERLIN,
  browserIs,
  forgetAddress,
} from '@/tests/support/browser/browser-address';
import { createShop } from '@/tests/support/factories/shop';
import { renderApp } from '@/tests/support/render-app';
import { COOKIES } from '@/utils/constants/cookies';
import { parseAddressCookie } from '@/utils/shell/shell';

afterEach(forgetAddress);

it.beforeAll(async () => {
  await api.db.delete(settings).where(eq(settings.key, EXAMPLE_CITY_SETTING));
  await createShop(api.db, BERLIN);
  forgetCached('');
});

async function openPicker() {
  const view = await renderApp(<AddressControl />, { api });
  await act(() => view.client.query(settingsQueries.settings()));
  const asked: string[] = [];
  view.network.cut(({ path }) => {
    if (path.startsWith('/rest/geocode')) asked.push(path);
    return false;
  });
  await view.user.click(
    await screen.findByRole('button', { name: 'Choose address' }),
  );
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Where should we bring it?' }),
  );
  const field = dialog.getByRole('combobox', {
    name: 'Street and house number',
  });
  return { ...view, asked, dialog, field };
}

describe('the picker where nobody looks addresses up', () => {
  it('keeps what is typed and where the pin was put, with the keys alone, and asks nobody', async () => {
    const { asked, dialog, field, user } = await openPicker();
    expect(
      dialog.getByText('Type your address and put the pin at your door.'),
    ).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('Long Lane 7, back door');
    // an address without a place is none yet
    expect(dialog.queryByRole('button', { name: /deliver/i })).toBeNull();
    dialog.getByRole('button', { name: 'Pin' }).focus();
    await user.keyboard('{ArrowUp}');
    await user.click(
      await dialog.findByRole('button', { name: 'Deliver here' }),
    );
    const kept = parseAddressCookie(Cookies.get(COOKIES.address));
    expect(kept?.title).toBe('Long Lane 7, back door');
    expect(kept?.latitude).toBeCloseTo(BERLIN.latitude, 3);
    expect(kept?.longitude).toBeCloseTo(BERLIN.longitude, 3);
    expect(asked).toEqual([]);
    expect(screen.queryByText(/not found|No address matches/)).toBeNull();
  });

  it('takes the pin before the words', async () => {
    const { dialog, field, user } = await openPicker();
    // what lies on the ground takes no press of its own
    fireEvent.click(await dialog.findByText('0.1 km'), {
      clientX: 100,
      clientY: 180,
    });
    expect(dialog.queryByRole('button', { name: /deliver/i })).toBeNull();
    await user.type(field, 'Short Street 1');
    expect(
      await dialog.findByRole('button', { name: /deliver here|browse/i }),
    ).toBeEnabled();
  });

  it('draws a grid with its scale', async () => {
    const { dialog } = await openPicker();
    expect(await dialog.findByText('0.1 km')).toBeVisible();
  });

  it('does not ask a first visitor about an address that it cannot know', async () => {
    browserIs(BERLIN);
    const view = await renderApp(<AddressControl />, { api });
    await act(() => view.client.query(settingsQueries.settings()));
    await act(() => new Promise((done) => setTimeout(done, 1_500)));
    expect(screen.queryByText('Order for this address?')).toBeNull();
  });
});
