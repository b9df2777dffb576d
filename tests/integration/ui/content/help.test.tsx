import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { HelpContainer } from '@/containers/content/help/help-container';
import { settings } from '@/server/db/schema/settings';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api, it as test } from '@/tests/support/api/api-test';
import { orderInBrowser } from '@/tests/support/browser/browser-order';
import { settingsQueries } from '@/services/settings/settings-queries';
import { renderApp } from '@/tests/support/render-app';

const open = (path = '/help') => renderApp(<HelpContainer />, { api, path });

const details = (question: string): HTMLDetailsElement => {
  // eslint-disable-next-line testing-library/no-node-access -- whether it is open stands at the element alone
  const found = screen.getByText(question).closest('details');
  if (!found) throw new Error(`${question} opens nothing`);
  return found;
};

test('questions stand by topic, with how many there are', async () => {
  await open();
  const topics = await screen.findByRole('navigation', { name: 'Topics' });
  expect(
    within(topics).getByRole('link', { name: 'Refunds 4 answers' }),
  ).toHaveAttribute('href', '#topic-refunds');
  const refunds = screen.getByRole('region', { name: 'Refunds' });
  expect(within(refunds).getAllByRole('group')).toHaveLength(4);
  expect(
    screen.getByRole('link', { name: 'Cancel the order' }),
  ).toHaveAttribute('href', '#cancel-order');
  expect(screen.getByText('Talk to us')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Chat with us/ })).toHaveAttribute(
    'href',
    '/help',
  );
});

test('the address opens its question, also when only the hash changes', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await open('/help');
  await screen.findByText('Can I cancel my order?');
  expect(details('Can I cancel my order?').open).toBe(false);
  window.history.replaceState(null, '', '/help#cancel-order');
  window.dispatchEvent(new Event('hashchange'));
  await waitFor(() =>
    expect(details('Can I cancel my order?').open).toBe(true),
  );
  expect(details('Can I order for later?').open).toBe(false);
});

test('a search shows what it means, or the ways on', async () => {
  const { router, user } = await open();
  const field = await screen.findByRole('searchbox');
  await user.type(field, '  pasword {Enter}');
  expect(
    await screen.findByRole('heading', { name: 'Results for “pasword”' }),
  ).toBeVisible();
  expect(router.current().asPath).toBe('/help?q=pasword');
  expect(details('I forgot my password').open).toBe(true);
  expect(screen.getByText(/^\d+ result/)).toHaveAttribute('role', 'status');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'xylophone{Enter}');
  expect(
    await screen.findByText('Nothing found for “xylophone”'),
  ).toBeVisible();
  expect(screen.getByText('0 results')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All questions' }));
  expect(await screen.findByRole('region', { name: 'Orders' })).toBeVisible();
});

test('who has an order under way is asked about it; a person can be reached', async () => {
  await api.db.insert(settings).values([
    { key: 'phone', value: '+998712000000' },
    { key: 'email', value: 'help@sofra.example' },
  ]);
  forgetCached('settings:');
  const { id } = await orderInBrowser(api);
  const { client } = await open();
  await client.query(settingsQueries.settings());
  expect(
    await screen.findByRole('heading', { name: `Is it about order ${id}?` }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
    'href',
    `/orders/${id}`,
  );
  expect(await screen.findByText('+998 71 200 00 00')).toBeVisible();
  expect(screen.getByText('help@sofra.example')).toBeVisible();
});
