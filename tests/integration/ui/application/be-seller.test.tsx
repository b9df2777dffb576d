import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import type { SellerApplicationData } from '@/server/contracts/application/fields';
import { applicationService } from '@/services/application/application-service';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  button,
  heading,
  openSeller,
  saveSeller,
  SHOPS,
  whole,
} from '@/tests/support/ui/application-page';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';

const TITLE = 'Name of your restaurant or shop';
let token: string;

beforeEach(async () => {
  token = await signInBrowser(api, await createUser(api.db));
});
afterEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

const save = (data: SellerApplicationData, version?: number) =>
  saveSeller(token, data, version);
const saved = async () =>
  (await api.get(SHOPS, { token })).body.data as {
    status: string;
    version: number;
    data: SellerApplicationData;
  } | null;

describe('the application to sell', () => {
  test('saves each step and goes on, and comes back to the same state', async () => {
    const { unmount, user } = await openSeller();
    await heading('Tell us about your business');
    await user.click(screen.getByRole('radio', { name: /Restaurant/ }));
    await user.type(screen.getByLabelText(TITLE), 'Anor');
    await user.type(screen.getByLabelText('Legal name'), 'Anor LLC');
    await user.type(screen.getByLabelText('Tax number'), '302345678');
    await user.type(screen.getByLabelText('Phone'), '+998712554545');
    await user.click(button('Continue'));
    await heading('Where do you deliver?');
    expect((await saved())?.data).toMatchObject({
      type: 'restaurant',
      translations: { en: { title: 'Anor' } },
      phone: '+998712554545',
    });
    unmount();
    await openSeller();
    expect(await screen.findByLabelText(TITLE)).toHaveValue('Anor');
  });

  test('says what is missing at its field, and keeps what was typed all the same', async () => {
    const { user } = await openSeller();
    await user.type(await screen.findByLabelText('Legal name'), 'Anor LLC');
    await user.click(button('Continue'));
    await screen.findByText('Give a name in at least one language');
    expect(screen.getByLabelText('Tax number')).toBeInvalid();
    expect(screen.getByLabelText('Legal name')).toBeValid();
    await waitFor(async () =>
      expect((await saved())?.data.legal_name).toBe('Anor LLC'),
    );
  });

  test('does not bring back what was typed and taken back', async () => {
    const { unmount, user } = await openSeller();
    await user.type(await screen.findByLabelText('Legal name'), 'An');
    await user.clear(screen.getByLabelText('Legal name'));
    unmount();
    await openSeller();
    expect(await screen.findByLabelText('Legal name')).toHaveValue('');
  });

  test('leads from the last step to the first thing that is wrong', async () => {
    await save({ ...whole, tax_number: '1', agreement: true });
    const { user } = await openSeller('review');
    await heading('Is everything right?');
    await user.click(button('Send application'));
    await heading('Tell us about your business');
    await waitFor(() =>
      expect(screen.getByLabelText('Tax number')).toHaveFocus(),
    );
    expect((await saved())?.status).toBe('draft');
  });

  test('is sent once, however often it is pressed, and is under review', async () => {
    await save(whole);
    const { network, user } = await openSeller('review');
    await user.click(await screen.findByRole('checkbox'));
    await user.dblClick(button('Send application'));
    await heading('We are reading your application');
    expect(
      screen.getByText(
        /Your request to become seller is currently under review\./,
      ),
    ).toBeVisible();
    expect(network.sent('POST', SHOPS)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull();
  });

  test('says so when it was not sent, and loses nothing', async () => {
    await save(whole);
    const { network, user } = await openSeller('review');
    await user.click(await screen.findByRole('checkbox'));
    network.cut(({ method, path }) => method === 'POST' && path === SHOPS);
    await user.click(button('Send application'));
    await screen.findByText("You request didn't send!");
    expect(screen.getByRole('checkbox')).toBeChecked();
    network.cut(false);
    await user.click(button('Send application'));
    await heading('We are reading your application');
  });

  test('counts as sent when only the answer was lost', async () => {
    await save(whole);
    const { network, user } = await openSeller('review');
    await user.click(await screen.findByRole('checkbox'));
    network.lose(({ method, path }) => method === 'POST' && path === SHOPS);
    await user.click(button('Send application'));
    await heading('We are reading your application');
    expect(network.sent('POST', SHOPS)).toHaveLength(1);
  });

  test('keeps what is typed without a network, says so, and brings it back', async () => {
    await save(whole);
    const { network, unmount, user } = await openSeller();
    const field = await screen.findByLabelText('Legal name');
    network.cut(true);
    await user.clear(field);
    await user.type(field, 'Another LLC');
    await user.click(button('Continue'));
    await screen.findByText(/kept in this browser and not saved yet/);
    unmount();
    // It is said until the server has it, so the server takes nothing yet.
    network.refuse(({ method }) => method !== 'GET', 503);
    network.cut(false);
    await openSeller();
    await screen.findByText('We brought back what you typed here before.');
    expect(screen.getByLabelText('Legal name')).toHaveValue('Another LLC');
  });

  test('lays changes of two tabs over each other', async () => {
    const first = await save(whole);
    const { user } = await openSeller();
    const field = await screen.findByLabelText('Legal name');
    const version = Number(first.body.data.version);
    await save({ ...whole, tax_number: '999999999' }, version);
    await user.clear(field);
    await user.type(field, 'Mine LLC');
    await user.click(button('Continue'));
    await heading('Where do you deliver?');
    expect((await saved())?.data).toMatchObject({
      legal_name: 'Mine LLC',
      tax_number: '999999999',
    });
  });

  test.each([
    ['Keep what is here', 'Mine LLC'],
    ['Take the other one', 'Theirs LLC'],
  ])('asks when two tabs changed the same field: %s', async (choice, name) => {
    const first = await save(whole);
    const { user } = await openSeller();
    const field = await screen.findByLabelText('Legal name');
    const version = Number(first.body.data.version);
    await save({ ...whole, legal_name: 'Theirs LLC' }, version);
    await user.clear(field);
    await user.type(field, 'Mine LLC');
    await user.click(button('Continue'));
    await screen.findByText('There are two versions');
    expect(screen.getByLabelText('Legal name')).toHaveValue('Mine LLC');
    await user.click(button(choice));
    await waitFor(async () =>
      expect((await saved())?.data.legal_name).toBe(name),
    );
    expect(screen.getByLabelText('Legal name')).toHaveValue(name);
  });

  test('shows what became of it when it was sent in another tab', async () => {
    await save(whole);
    const { user } = await openSeller();
    const field = await screen.findByLabelText('Legal name');
    await api.post(SHOPS, { data: { ...whole, agreement: true } }, { token });
    await user.type(field, ' and Sons');
    await user.click(button('Continue'));
    await heading('We are reading your application');
  });

  test('copies hours to other days and closes one', async () => {
    const { hours: _, ...unhoured } = whole;
    await save(unhoured);
    const { user } = await openSeller('hours');
    await heading('When are you open?');
    await user.click(button('Monday: add hours'));
    await user.click(button('Monday: copy to other days'));
    const copy = screen.getByRole('group', {
      name: 'Monday: copy to other days',
    });
    await user.click(within(copy).getByRole('checkbox', { name: 'Sun' }));
    await user.click(within(copy).getByRole('button', { name: 'Copy' }));
    await user.click(screen.getByRole('switch', { name: 'Sunday' }));
    await user.click(button('Continue'));
    await heading('Show what you have');
    const hours = (await saved())?.data.hours ?? [];
    expect(hours.filter(({ day }) => day === 'saturday')).toHaveLength(2);
    expect(hours.filter(({ disabled }) => disabled)).toEqual([
      expect.objectContaining({ day: 'sunday' }),
    ]);
  });

  test('says at its own tile why a file did not come through, and tries again', async () => {
    await save(whole);
    const upload = vi
      .spyOn(applicationService, 'upload')
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue({ path: 'documents/ab/x.webp', url: null });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const { user } = await openSeller('papers');
    const field = await screen.findByLabelText(/Licence.*choose a file/);
    await user.upload(field, [
      new File(['x'], 'licence.png', { type: 'image/png' }),
    ]);
    await screen.findByText(/Nothing was sent/);
    await user.click(button('Try again'));
    await waitFor(() =>
      expect(screen.queryByText(/Nothing was sent/)).toBeNull(),
    );
    expect(upload).toHaveBeenCalledTimes(2);
    await screen.findByText('1 of 8');
    await user.click(button('Remove File 1'));
    await screen.findByText('0 of 8');
  });

  test('is saved and left', async () => {
    const { router, user } = await openSeller();
    await user.type(await screen.findByLabelText('Legal name'), 'Anor LLC');
    await act(() => Promise.resolve());
    await user.click(button('Save and leave'));
    await waitFor(() => expect(router.current().asPath).toBe('/'));
    expect((await saved())?.data.legal_name).toBe('Anor LLC');
  });
});
