import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Header } from '@/containers/shell/header';
import { SearchContainer } from '@/containers/search/search-container';
import { termSearched } from '@/redux/slices/search';
import { api, it as test } from '@/tests/support/api/api-test';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';

const field = () => screen.getByRole('combobox', { name: 'Search' });
const list = () => screen.findByRole('listbox', { name: 'Recent searches' });
const noList = () =>
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
const terms = () =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function openWith(...searched: string[]): Promise<RenderedApp> {
  const view = await renderApp(
    ({ pathname }) => (
      <>
        <Header />
        {pathname === '/search' && <SearchContainer />}
      </>
    ),
    { api },
  );
  act(() => {
    for (const term of searched) view.store.dispatch(termSearched(term));
  });
  return view;
}

test('open under the empty field, newest first, and close by Escape', async () => {
  const { user } = await openWith('samsa', 'plov');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.click(field());
  await list();
  expect(terms()).toEqual(['plov', 'samsa']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', (await list()).id);
  await user.keyboard('{Escape}');
  noList();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveFocus();
});

test('there is nothing to open while nothing was searched for', async () => {
  const { user } = await openWith();
  await user.click(field());
  await act(() => import('@/containers/search/search-panel'));
  noList();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('Enter remembers a term, five at most and none twice, and leads to /search', async () => {
  const { router, store, user } = await openWith('a', 'b', 'plov', 'c', 'd');
  await user.type(field(), ' plov {Enter}');
  await waitFor(() => expect(router.current().asPath).toBe('/search?q=plov'));
  expect(store.getState().search.history).toEqual(['plov', 'd', 'c', 'b', 'a']);
  await waitFor(() => expect(field()).toHaveValue('plov'));
});

test('a field without words searches for nothing', async () => {
  const { network, router, store, user } = await openWith();
  await user.type(field(), '   {Enter}');
  expect(router.moves).toEqual([]);
  expect(store.getState().search.history).toEqual([]);
  expect(network.calls.filter(({ path }) => path.includes('search'))).toEqual(
    [],
  );
});

test('one is run again by a press, without leaving the page', async () => {
  const { network, router, user } = await openWith('samsa', 'plov');
  await user.click(field());
  await user.click(within(await list()).getByRole('option', { name: 'samsa' }));
  expect(field()).toHaveValue('samsa');
  expect(field()).toHaveFocus();
  await waitFor(() =>
    expect(
      network
        .sent('GET', '/rest/products/search')
        .map(({ query }) => query.get('search')),
    ).toEqual(['samsa']),
  );
  expect(router.moves).toEqual([]);
});

test('one is run again by the keys', async () => {
  const { network, user } = await openWith('samsa', 'plov', 'lagman');
  await user.click(field());
  await list();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = () => screen.getByRole('option', { selected: true });
  expect(active()).toHaveTextContent('plov');
  expect(field()).toHaveAttribute('aria-activedescendant', active().id);
  await user.keyboard('{End}');
  expect(active()).toHaveTextContent('samsa');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('lagman');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(field()).toHaveValue('samsa');
  await waitFor(() =>
    expect(network.sent('GET', '/rest/products/search')).toHaveLength(1),
  );
});

test('one is forgotten, or all of them, and the field stays at hand', async () => {
  const { store, user } = await openWith('samsa', 'plov');
  await user.click(field());
  await list();
  await user.click(screen.getByRole('button', { name: 'Remove plov' }));
  expect(store.getState().search.history).toEqual(['samsa']);
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(store.getState().search.history).toEqual([]);
  noList();
  expect(field()).toHaveFocus();
});

test('close by a press elsewhere, and when the keyboard leaves', async () => {
  const { user } = await openWith('samsa');
  await user.click(field());
  await list();
  await user.click(document.body);
  noList();
  await user.click(field());
  await list();
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(field()).not.toHaveFocus();
  noList();
});

test('give way to results while something is typed, and come back', async () => {
  const { user } = await openWith('samsa');
  await user.click(field());
  await list();
  await user.type(field(), 'x');
  expect(
    screen.queryByRole('listbox', { name: 'Recent searches' }),
  ).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  noList();
  expect(field()).toHaveValue('x');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  await list();
});

test('stand on /search as links while nothing is asked for', async () => {
  const { router, user } = await openWith('samsa', 'plov');
  await act(() => router.current().push('/search'));
  expect(field()).toHaveFocus();
  noList();
  const region = screen.getByRole('region', { name: 'Recent searches' });
  expect(within(region).getByRole('link', { name: 'samsa' })).toHaveAttribute(
    'href',
    '/search?q=samsa',
  );
  await user.click(
    within(region).getByRole('button', { name: 'Remove samsa' }),
  );
  expect(within(region).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove plov' })).toHaveFocus(),
  );
});

test('the key / leads to the field, but not out of another one', async () => {
  const { user } = await openWith();
  // jsdom has no layout; the field of the wide header is in sight
  Object.defineProperty(field(), 'offsetParent', { value: document.body });
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.keyboard('1/2');
  expect(field()).toHaveValue('1/2');
});
