import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { AddressControl } from '@/containers/address/address-control';
import { subscriptions } from '@/server/db/schema/address/subscriptions';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  BERLIN,
  browserIs,
  CENTRE,
  forgetAddress,
  keptAddress,
} from '@/tests/support/browser/browser-address';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';
import type { AddressDto } from '@/server/contracts/address';
import { COOKIES } from '@/utils/constants/cookies';

test.beforeAll(async () => {
  await createShop(api.db);
});

// Somebody who was asked before.
beforeEach(() => sessionStorage.setItem('sofra.address.asked', '1'));
afterEach(forgetAddress);

const button = () => screen.findByRole('button', { name: /address/i });

async function openDialog(): Promise<
  RenderedApp & { dialog: HTMLElement; field: HTMLElement }
> {
  const view = await renderApp(<AddressControl />, { api });
  await view.user.click(await button());
  const dialog = await screen.findByRole('dialog', {
    name: 'Where should we bring it?',
  });
  const field = within(dialog).getByRole('combobox', {
    name: 'Street and house number',
  });
  return { ...view, dialog, field };
}

describe('the address dialog', () => {
  test('finds what is typed, with the keys alone, and takes it', async () => {
    const { field, user } = await openDialog();
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('Navoi 12');
    const list = await screen.findByRole('listbox', {
      name: 'Addresses found',
    });
    const [first] = within(list).getAllByRole('option');
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/place delivers here/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deliver here' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
    );
    expect(keptAddress()?.title).toBe(first?.textContent);
    expect(await button()).toHaveAccessibleName(
      `Delivery address: ${first?.textContent}`,
    );
  });

  test('clears the field with Escape before it closes', async () => {
    const { dialog, field, user } = await openDialog();
    await user.type(field, 'Na');
    expect(
      within(dialog).getByText('Type at least three letters.'),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(keptAddress()).toBeNull();
  });

  test('says that a search failed, and tries again', async () => {
    const { field, network, user } = await openDialog();
    network.cut(({ path }) => path === '/rest/geocode');
    await user.type(field, 'Navoi');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    network.cut(false);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Navoi/ })).toBeVisible();
  });

  test('names the place that the arrow keys move the pin to', async () => {
    const { dialog, user } = await openDialog();
    const pin = within(dialog).getByRole('button', { name: 'Pin' });
    expect(pin).toHaveAccessibleDescription(/Arrow keys move the pin/);
    pin.focus();
    await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(pin).toHaveAccessibleName(/^Pin: .*\d/));
    const title = pin.getAttribute('aria-label')?.replace('Pin: ', '') ?? '';
    await user.click(
      await screen.findByRole('button', { name: 'Deliver here' }),
    );
    const place = keptAddress();
    expect(place?.title).toBe(title);
    // 20 m north and 100 m east of where it stood.
    expect((place?.latitude ?? 0) - CENTRE.latitude).toBeCloseTo(0.00018, 5);
    expect((place?.longitude ?? 0) - CENTRE.longitude).toBeCloseTo(0.0012, 4);
  });

  test('takes where the browser is, and says when it does not tell', async () => {
    const { dialog, user } = await openDialog();
    const locate = within(dialog).getByRole('button', {
      name: 'Use my location',
    });
    browserIs('refused');
    await user.click(locate);
    expect(
      await screen.findByText(/did not share your location/),
    ).toBeVisible();
    browserIs('slow');
    await user.click(locate);
    expect(await screen.findByText(/took too long to find you/)).toBeVisible();
    browserIs(CENTRE);
    await user.click(locate);
    expect(await screen.findByText(/place delivers here/)).toBeVisible();
    expect(screen.queryByText(/took too long/)).not.toBeInTheDocument();
  });

  test('keeps an e-mail for a place that nobody delivers to, which may still be looked at', async () => {
    browserIs(BERLIN);
    const { dialog, network, user } = await openDialog();
    await user.click(
      within(dialog).getByRole('button', { name: 'Use my location' }),
    );
    expect(
      await screen.findByText('We don’t deliver here yet :('),
    ).toBeVisible();
    expect(within(dialog).getByText('not found')).toBeVisible();
    const email = within(dialog).getByRole('textbox', { name: 'E-mail' });
    const send = within(dialog).getByRole('button', { name: 'Let me know' });
    await user.click(send);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Enter your e-mail address'),
    );
    await user.type(email, 'ann@');
    await user.click(send);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(
        'This does not look like an e-mail address',
      ),
    );
    await user.type(email, 'example.com');
    network.cut(true);
    await user.click(send);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /was not saved/,
    );
    network.cut(false);
    await user.click(send);
    expect(
      await screen.findByText('Thank you! We will write to ann@example.com.'),
    ).toBeVisible();
    expect(await api.db.select().from(subscriptions)).toEqual([
      expect.objectContaining({
        email: 'ann@example.com',
        address: 'not found',
        ...BERLIN,
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Browse anyway' }));
    expect(keptAddress()).toEqual({ title: 'not found', ...BERLIN });
  });

  test('offers the saved addresses of the account, and makes the chosen one active', async () => {
    const customer = await createUser(api.db);
    const token = await signInBrowser(api, customer);
    for (const address of ['Navoi Street 12', 'Bobur Street 7'])
      await api.post(
        '/dashboard/user/addresses',
        { address, location: CENTRE },
        { token },
      );
    const { user } = await openDialog();
    const list = await screen.findByRole('listbox', {
      name: 'Saved addresses',
    });
    await user.click(
      within(list).getByRole('option', { name: 'Bobur Street 7' }),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Deliver here' }),
    );
    expect(keptAddress()?.title).toBe('Bobur Street 7');
    await waitFor(async () => {
      const { body } = await api.get('/dashboard/user/addresses', { token });
      const rows = body.data as AddressDto[];
      expect(rows.find(({ active }) => active)?.address.address).toBe(
        'Bobur Street 7',
      );
    });
    Cookies.remove(COOKIES.token);
    Cookies.remove(COOKIES.user);
  });

  test('says that the map did not load; the pin moves all the same', async () => {
    const view = await renderApp(<AddressControl />, { api });
    view.network.cut(({ path }) => path === '/rest/map');
    await view.user.click(await button());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The map did not load.');
    screen.getByRole('button', { name: 'Pin' }).focus();
    await view.user.keyboard('{ArrowUp}');
    expect(await screen.findByRole('button', { name: /^Pin: / })).toBeVisible();
    view.network.cut(false);
    await view.user.click(
      within(alert).getByRole('button', { name: 'Try again' }),
    );
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  });

  test('keeps the old address when the new one does not reach the page', async () => {
    const { router, user } = await openDialog();
    screen.getByRole('button', { name: 'Pin' }).focus();
    await user.keyboard('{ArrowUp}');
    const confirm = await screen.findByRole('button', { name: 'Deliver here' });
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    router.current().replace = () => Promise.reject(new Error('offline'));
    await user.click(confirm);
    // it leaves the dialog, which fades meanwhile
    await waitFor(() =>
      expect(
        screen.getByText('The address was not changed. Try again.'),
      ).toBeVisible(),
    );
    expect(keptAddress()).toBeNull();
  });
});
