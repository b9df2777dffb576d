import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Header } from '@/containers/shell/header';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  createNamedProduct,
  createNamedShop,
} from '@/tests/support/factories/searchable';
import { renderApp } from '@/tests/support/render-app';

test.beforeAll(async () => {
  const { id } = await createNamedShop(api.db, { en: 'Plov Centre' });
  await createNamedProduct(api.db, id, { en: 'Wedding plov' });
  for (let at = 1; at <= 4; at += 1)
    await createNamedShop(api.db, { en: `Kebab House ${at}` });
});

const field = () => screen.getByRole('combobox', { name: 'Search' });
const list = (name: string) => screen.findByRole('listbox', { name });
const open = () => renderApp(<Header />, { api, path: '/' });

test('shows what to begin with before anything was searched for', async () => {
  const { user } = await open();
  await user.click(field());
  const places = await list('Recommended for you');
  await waitFor(() =>
    expect(within(places).getAllByRole('option')).toHaveLength(4),
  );
  expect(field()).toHaveAttribute('aria-controls', places.id);
  await user.keyboard('{ArrowDown}');
  const [first] = within(places).getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.type(field(), 'plov');
  await list('Restaurants');
  expect(
    screen.queryByRole('listbox', { name: 'Recommended for you' }),
  ).toBeNull();
});

test('says that nothing was found, and how to go on', async () => {
  const { user } = await open();
  await user.type(field(), 'xqzwv');
  expect(await screen.findByText('Nothing found for “xqzwv”')).toBeVisible();
  expect(screen.queryByRole('listbox', { name: 'Products' })).toBeNull();
  const ideas = await list('Recommended for you');
  expect(ideas).toBeVisible();
  // the field names no list that is gone
  expect(field()).toHaveAttribute('aria-controls', ideas.id);
  expect(screen.queryByRole('link', { name: /^See all results/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse everything' })).toBeVisible();
});
