import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect } from 'vitest';
import { SandboxContainer } from '@/containers/payment/sandbox-container';
import type { SandboxSessionDto } from '@/server/contracts/payment';
import type { CurrencyDto } from '@/server/contracts/settings';
import { api, it as test } from '@/tests/support/api/api-test';
import { withFakeAnswers } from '@/tests/support/fake-answers';
import { sandboxQueries } from '@/services/payment/sandbox-service';
import { renderApp } from '@/tests/support/render-app';

const RETURN = 'https://sofra.example/back';

let session: SandboxSessionDto;
/** What the next POST makes of the session. */
let next: Partial<SandboxSessionDto>;

beforeEach(async () => {
  const answer = await api.get('/rest/currencies/active');
  const [currency] = answer.body.data as CurrencyDto[];
  if (!currency) throw new Error('no currency');
  session = {
    id: 's1',
    title: 'Registon Oshxona · 20412',
    amount: 23.61,
    currency,
    status: 'open',
    declined: null,
    test_cards: [{ number: '4242424242424242', does: 'success' }],
    return_url: RETURN,
    cancel_url: 'https://sofra.example/cancel',
    expires_at: new Date(Date.now() + 600_000).toISOString(),
  };
  next = { status: 'paid' };
});

/** The page as it came once, such as a browser's Back shows it. */
function PageOf({ kept }: Readonly<{ kept: SandboxSessionDto }>) {
  const client = useQueryClient();
  useState(() =>
    client.setQueryData(sandboxQueries.session('s1').queryKey, kept),
  );
  return <SandboxContainer id="s1" />;
}

function open(page = <SandboxContainer id="s1" />) {
  const faked = withFakeAnswers(api, ({ method, path }) => {
    if (!path.startsWith('/sandbox/sessions/s1')) return undefined;
    if (method === 'POST') session = { ...session, ...next };
    return session;
  });
  return renderApp(page, {
    api: faked,
    path: '/payments/sandbox/s1',
  });
}

const payButton = () => screen.findByRole('button', { name: 'Pay $23.61' });

test('names what is wrong and sends nothing', async () => {
  const { network, user } = await open();
  await user.type(await screen.findByLabelText('Card number'), '42');
  await user.click(await payButton());
  expect(await screen.findByText('This is not a card number')).toBeVisible();
  expect(screen.getByText('Three or four digits')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveFocus();
  expect(network.sent('POST', '/sandbox/sessions/s1/pay')).toHaveLength(0);
});

test('is filled in by a test card and goes back to the shop when it is paid', async () => {
  const { network, tab, user } = await open();
  await user.click(await screen.findByRole('button', { name: /Succeeds/ }));
  expect(screen.getByLabelText('Card number')).toHaveValue(
    '4242 4242 4242 4242',
  );
  await user.dblClick(await payButton());
  await waitFor(() => expect(tab.assigned).toEqual([RETURN]));
  expect(network.sent('POST', '/sandbox/sessions/s1/pay')).toHaveLength(1);
});

test('groups the digits as they are typed', async () => {
  const { user } = await open();
  const number = await screen.findByLabelText('Card number');
  await user.type(number, '42424242');
  expect(number).toHaveValue('4242 4242');
  const expires = screen.getByLabelText('Expiry date');
  await user.type(expires, '828');
  expect(expires).toHaveValue('08/28');
});

test('tells why a card was declined and lets another be tried', async () => {
  next = { status: 'open', declined: 'card_declined' };
  const { tab, user } = await open();
  await user.click(await screen.findByRole('button', { name: /Succeeds/ }));
  await user.click(await payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The bank declined this card. Nothing was charged.',
  );
  expect(await payButton()).toBeEnabled();
  expect(tab.assigned).toEqual([]);
});

test('after each decline the number is selected, to be typed anew', async () => {
  next = { status: 'open', declined: 'card_declined' };
  const { user } = await open();
  const number = await screen.findByLabelText('Card number');
  await user.click(await screen.findByRole('button', { name: /Succeeds/ }));
  for (const typed of ['4000 0000 0000 0002', '4000 0000 0000 0127']) {
    await user.click(await payButton());
    await waitFor(() => expect(number).toHaveFocus());
    await user.keyboard(typed);
    expect(number).toHaveValue(typed);
  }
});

test('the bank’s question and what follows take the focus from what went', async () => {
  next = { status: 'challenge' };
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Succeeds/ }));
  await user.click(await payButton());
  const refuse = await screen.findByRole('button', { name: 'No, refuse' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  next = { status: 'open', declined: 'challenge_failed' };
  await user.click(refuse);
  expect(await screen.findByLabelText('Card number')).toHaveFocus();
});

test.each([
  ['Yes, pay', 'approve'],
  ['No, refuse', 'refuse'],
])('"%s" answers the bank with %s', async (name, answer) => {
  session = { ...session, status: 'challenge' };
  if (answer === 'refuse')
    next = { status: 'open', declined: 'challenge_failed' };
  const { network, tab, user } = await open();
  await user.click(await screen.findByRole('button', { name }));
  if (answer === 'approve')
    await waitFor(() => expect(tab.assigned).toEqual([RETURN]));
  else
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You refused it at the bank.',
    );
  const [call] = network.sent('POST', '/sandbox/sessions/s1/challenge');
  expect(call?.body).toEqual({ answer });
});

test('a bank that decides later is waited for', async () => {
  session = { ...session, status: 'processing' };
  const { tab } = await open();
  expect(await screen.findByText('Your bank is still deciding…')).toBeVisible();
  session = { ...session, status: 'paid' };
  await waitFor(() => expect(tab.assigned).toEqual([RETURN]));
});

test.each(['closed', 'paid'] as const)(
  'a %s page asks for no card and leads back by hand',
  async (status) => {
    session = { ...session, status };
    const { tab } = await open();
    expect(
      await screen.findByRole('link', { name: 'Back to the shop' }),
    ).toHaveAttribute(
      'href',
      status === 'paid' ? RETURN : 'https://sofra.example/cancel',
    );
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(tab.assigned).toEqual([]);
  },
);

test('a page that Back brings as it was before it was paid asks for no card', async () => {
  const kept = session;
  session = { ...session, status: 'paid' };
  await open(<PageOf kept={kept} />);
  expect(await screen.findByText('This payment is done.')).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

test('a page whose time is over is closed', async () => {
  session = { ...session, expires_at: new Date(Date.now() - 1).toISOString() };
  await open();
  expect(await screen.findByText(/^This payment page is closed/)).toBeVisible();
});
