import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';
import {
  heading,
  openSeller,
  openSellerWith,
  SHOPS,
  whole,
} from '@/tests/support/ui/application-page';

let token: string;
let id: number;

beforeEach(async () => {
  token = await signInBrowser(api, await createUser(api.db));
  const { body } = await api.post(
    SHOPS,
    { data: { ...whole, agreement: true } },
    { token },
  );
  id = Number(body.data.id);
});
afterEach(() => window.localStorage.clear());

describe('under review', () => {
  test('does not call documents received that were never sent', async () => {
    await openSeller();
    await heading('We are reading your application');
    const row = screen
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText('No documents'));
    expect(row).toHaveTextContent('Pictures and documents');
    expect(screen.getAllByText('Received')).toHaveLength(3);
    const steps = within(
      screen.getByRole('navigation', { name: 'Steps of the application' }),
    );
    const papers = steps
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes('Pictures and documents'));
    expect(papers).not.toHaveTextContent('Done');
  });

  test('shows what was sent beside the other way out', async () => {
    const { user } = await openSeller();
    await heading('We are reading your application');
    const home = screen.getByRole('link', { name: 'Back to the home page' });
    // eslint-disable-next-line testing-library/no-node-access -- the card has no name of its own
    const card = home.closest('section') as HTMLElement;
    await user.click(within(card).getByText('See my application'));
    expect(within(card).getByText('302345678')).toBeVisible();
  });

  test('leads to help from the end of the header', async () => {
    await openSeller();
    await heading('We are reading your application');
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute(
      'href',
      '/help',
    );
  });
});

test('approved: names the shop, and the address to write to is a link', async () => {
  await api.post(
    `/dashboard/admin/applications/${id}`,
    { status: 'approved', answer: null },
    { token: TEST_OPERATOR_TOKEN },
  );
  await openSellerWith({ email: 'hello@sofra.example' });
  await heading('Welcome to Sofra!');
  expect(screen.getByText(/^Anor Tandir has its own page now\./)).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'hello@sofra.example' }),
  ).toHaveAttribute('href', expect.stringMatching(/^mailto:hello@sofra/));
});
