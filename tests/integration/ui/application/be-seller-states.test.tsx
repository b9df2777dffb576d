import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { announce } from '@/services/events/live-hub';
import { applicationService } from '@/services/application/application-service';
import { dropSession } from '@/services/account/session-cookies';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  button,
  heading,
  openSeller,
  SHOPS,
  whole,
} from '@/tests/support/ui/application-page';
import { createMainCategory } from '@/tests/support/factories/application';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';

let token: string;

beforeEach(async () => {
  token = await signInBrowser(api, await createUser(api.db));
});
afterEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

const answer = async (body: object): Promise<void> => {
  const sent = await api.post(
    SHOPS,
    { data: { ...whole, agreement: true } },
    { token },
  );
  const path = `/dashboard/admin/applications/${sent.body.data.id}`;
  await api.post(path, body, { token: TEST_OPERATOR_TOKEN });
};

describe('what became of an application', () => {
  test('is the reason, where it was rejected, with the form to mend it', async () => {
    await answer({ status: 'rejected', answer: 'The licence is missing.' });
    const { user } = await openSeller('review');
    await screen.findByText('The licence is missing.');
    await user.click(await screen.findByRole('checkbox'));
    if (!(screen.getByRole('checkbox') as HTMLInputElement).checked)
      await user.click(screen.getByRole('checkbox'));
    await user.click(button('Send application'));
    await user.click(
      await screen.findByRole('button', { name: 'Send as it is' }),
    );
    await heading('We are reading your application');
  });

  test('is heard by the page that is left open, which keeps the focus', async () => {
    await api.call('PUT', SHOPS, { body: { data: whole }, token });
    const { user } = await openSeller('review');
    await user.click(await screen.findByRole('checkbox'));
    await user.click(button('Send application'));
    await heading('We are reading your application');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(
      screen.getByRole('link', { name: /^Notifications/ }),
    ).toBeInTheDocument();
    const { body } = await api.get(SHOPS, { token });
    await api.post(
      `/dashboard/admin/applications/${body.data.id}`,
      { status: 'rejected', answer: 'The licence is missing.' },
      { token: TEST_OPERATOR_TOKEN },
    );
    act(() =>
      announce({ kind: 'event', type: 'notification', data: { id: 1 } }),
    );
    await screen.findByText('The licence is missing.');
  });

  test('is the shop, where it was approved', async () => {
    await answer({ status: 'approved', answer: null });
    await openSeller();
    await heading('Welcome to Sofra!');
    expect(screen.getByRole('link', { name: 'See my page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/restaurant\/\d+$/),
    );
    // the way to one more shop is a form, posted with and without script
    const another = button('Apply for another shop');
    const posted = new FormData(
      (another as HTMLButtonElement).form ?? undefined,
    );
    expect(posted.get('action')).toBe('another');
  });
});

describe('the categories of an application', () => {
  test('are those of its kind of place; one that does not fit is named when the kind is changed', async () => {
    await createMainCategory(api.db, { title: 'Plov' });
    await createMainCategory(api.db, { kind: 'shop', title: 'Bakery' });
    const { user } = await openSeller();
    await user.click(await screen.findByRole('radio', { name: /Shop/ }));
    expect(screen.queryByRole('checkbox', { name: 'Plov' })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: 'Bakery' }));
    await user.click(screen.getByRole('radio', { name: /Restaurant/ }));
    const said = '“Bakery” is for shops. Choose what a restaurant cooks.';
    expect(screen.getByText(said)).toBeVisible();
    const plov = screen.getByRole('checkbox', { name: 'Plov' });
    await user.type(
      screen.getByLabelText('Name of your restaurant or shop'),
      'Anor',
    );
    await user.click(button('Continue'));
    await waitFor(() => expect(plov).toHaveFocus());
    await user.click(plov);
    await user.click(screen.getByRole('checkbox', { name: 'Bakery' }));
    expect(screen.queryByText(said)).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Bakery' })).toBeNull();
  });
});

describe('the place of an application', () => {
  const map = () => screen.findByRole('application', { name: 'Map' });

  test('stays when the map is pressed, and keeps the address that was typed when its pin is moved', async () => {
    await api.call('PUT', SHOPS, { body: { data: whole }, token });
    const { network, user } = await openSeller('zone');
    const pin = await screen.findByRole('button', { name: 'Kitchen or shop' });
    const before = pin.style.transform;
    // eslint-disable-next-line testing-library/no-node-access -- the map under its buttons has no role of its own
    fireEvent.click((await map()).firstElementChild as Element, {
      clientX: 90,
      clientY: 90,
    });
    expect(pin.style.transform).toBe(before);
    pin.focus();
    await user.keyboard('{ArrowUp}');
    await screen.findByText(
      'The pin has moved. The address is still “Navoi Street 30”.',
    );
    expect(pin.style.transform).not.toBe(before);
    expect(screen.getByRole('combobox')).toHaveValue('Navoi Street 30');
    expect(network.sent('GET', '/rest/geocode')).toHaveLength(0);
  });

  test('is asked for at its field, not at the radius', async () => {
    const { address: _, location: __, zone: ___, ...nowhere } = whole;
    await api.call('PUT', SHOPS, { body: { data: nowhere }, token });
    const { user } = await openSeller('zone');
    await map();
    await user.click(button('Continue'));
    await waitFor(() => expect(screen.getByRole('combobox')).toBeInvalid());
    expect(screen.getByLabelText('Radius in kilometres')).toBeValid();
  });
});

describe('the documents of an application', () => {
  test('may be PDFs, and a file that was not taken is forgotten with the next one', async () => {
    const upload = vi
      .spyOn(applicationService, 'upload')
      .mockResolvedValue({ path: 'documents/ab/x.pdf', url: null });
    const { user } = await openSeller('papers');
    const field = await screen.findByLabelText(/Licence.*choose a file/);
    await user.upload(field, [
      new File(['x'], 'scan.svg', { type: 'image/svg+xml' }),
    ]);
    await screen.findByText(/We can’t read this file\./);
    await user.upload(field, [
      new File(['%PDF-'], 'licence.pdf', { type: 'application/pdf' }),
    ]);
    await screen.findByText('1 of 8');
    expect(screen.queryByText(/We can’t read this file\./)).toBeNull();
    expect(upload).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'licence.pdf' }),
      expect.objectContaining({ type: 'documents' }),
    );
    expect(screen.queryByRole('img', { name: 'File 1' })).toBeNull();
  });
});

describe('/be-seller for a visitor', () => {
  test('says what it is, and leads to sign-in and back', async () => {
    dropSession();
    await openSeller();
    await heading('Sell on Sofra');
    expect(
      screen.getByRole('link', { name: 'Log in and apply' }),
    ).toHaveAttribute('href', '/login?from=%2Fbe-seller%3Fstep%3Dbusiness');
    expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull();
  });
});

describe('an approved application', () => {
  test('makes room for the form of one more shop, once that is begun', async () => {
    await answer({ status: 'approved', answer: null });
    await api.call('PUT', `${SHOPS}?another=1`, { body: { data: {} }, token });
    await openSeller();
    expect(
      await screen.findByLabelText('Name of your restaurant or shop'),
    ).toHaveValue('');
  });
});
