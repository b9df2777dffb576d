import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { AddressControl } from '@/containers/address/address-control';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  BERLIN,
  browserIs,
  CENTRE,
  forgetAddress,
  keptAddress,
} from '@/tests/support/browser/browser-address';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';
import { COOKIES } from '@/utils/constants/cookies';
import { rememberChoice } from '@/utils/browser/remember';

afterEach(forgetAddress);

const button = () => screen.findByRole('button', { name: /address/i });

describe('the question of the first visit', () => {
  const asked = () =>
    screen.findByRole('dialog', { name: 'Order for this address?' });

  /** The page, as it is after the time that it has for itself. */
  async function openRead(): Promise<RenderedApp> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const view = await renderApp(<AddressControl />, { api });
    await act(() => vi.advanceTimersByTimeAsync(1_200));
    vi.useRealTimers();
    return view;
  }

  test('names where the browser is, and Yes takes it', async () => {
    browserIs(CENTRE);
    const { user } = await renderApp(<AddressControl />, { api });
    const question = await asked();
    expect(document.body).toHaveFocus();
    expect(question).toHaveAccessibleDescription(/\d/);
    await user.click(within(question).getByRole('button', { name: /^Yes/ }));
    expect(keptAddress()).toMatchObject(CENTRE);
    expect(await button()).toHaveFocus();
    expect(question).not.toBeInTheDocument();
  });

  test('opens the dialog with No, and is not asked again in this visit', async () => {
    browserIs(CENTRE);
    const { unmount, user } = await renderApp(<AddressControl />, { api });
    await user.click(
      within(await asked()).getByRole('button', { name: /^No/ }),
    );
    await screen.findByRole('dialog', { name: 'Where should we bring it?' });
    expect(keptAddress()).toBeNull();
    unmount();
    browserIs('refused');
    const locate = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    const again = await openRead();
    expect(locate).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    again.unmount();
    // in another visit it is, as soon
    sessionStorage.clear();
    await openRead();
    expect(locate).toHaveBeenCalled();
  });

  test('goes away with Escape, without the dialog', async () => {
    browserIs(CENTRE);
    const { user } = await renderApp(<AddressControl />, { api });
    const question = await asked();
    await user.keyboard('{Escape}');
    expect(question).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('never offers "not found": outside of the map the dialog opens and says so', async () => {
    browserIs(BERLIN);
    await renderApp(<AddressControl />, { api });
    const dialog = await screen.findByRole('dialog', {
      name: 'Where should we bring it?',
    });
    expect(dialog).toHaveTextContent('We know no address where you are');
    expect(screen.queryByText('not found')).not.toBeInTheDocument();
    expect(
      screen.queryByRole('dialog', { name: 'Order for this address?' }),
    ).not.toBeInTheDocument();
    expect(keptAddress()).toBeNull();
  });

  test('is not put while nobody answers what the address is called', async () => {
    browserIs(CENTRE);
    const { network } = await renderApp(<AddressControl />, { api });
    network.cut(true);
    await waitFor(() => expect(network.calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is not put to who refuses', async () => {
    browserIs('refused');
    await renderApp(<AddressControl />, { api });
    await waitFor(() =>
      expect(sessionStorage.getItem('sofra.address.asked')).toBe('1'),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is not put to who has an address', async () => {
    const home = { title: 'Navoi Street 12', ...CENTRE };
    rememberChoice(COOKIES.address, JSON.stringify(home));
    browserIs('refused');
    const wasAsked = () => sessionStorage.getItem('sofra.address.asked');
    const { unmount } = await openRead();
    expect(wasAsked()).toBeNull();
    unmount();
    forgetAddress();
    browserIs('refused');
    await openRead();
    expect(wasAsked()).toBe('1');
  });
});
