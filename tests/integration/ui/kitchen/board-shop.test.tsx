import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { findSoldOutStocks } from '@/server/repositories/kitchen/board-repository';
import { api, it as test } from '@/tests/support/api/api-test';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { boardOf, openBoard } from '@/tests/support/kitchen/open-board';
import { createSoldOutCase } from '@/tests/support/kitchen/sold-out-case';

afterEach(() => {
  localStorage.clear();
  connectNetwork(api).cut(false);
});

const hidden = { hidden: true };
const online = () => window.dispatchEvent(new Event('online'));

async function open() {
  const own = await createSoldOutCase(api);
  const token = await boardOf(api, own.shop.id);
  const board = await openBoard(api, token);
  await screen.findByText('Pause orders');
  const pausedUntil = async () => {
    const rows = await api.db.select().from(shops);
    return rows.find(({ id }) => id === own.shop.id)?.pausedUntil ?? null;
  };
  const soldOut = async () => {
    const rows = await findSoldOutStocks(api.db, own.shop.id, new Date());
    return rows.map(({ id }) => id);
  };
  const calls = (end: RegExp) =>
    board.network.calls.filter(({ path }) => end.test(path));
  return { ...own, ...board, calls, pausedUntil, soldOut, token };
}

test('a shop that never closes says so, not 00:00 to 00:00', async () => {
  await open();
  expect(screen.getByText('Open 24 hours')).toBeVisible();
});

test('a pause without a network is shown at once, kept over a reload, and counts from its press', async () => {
  const { calls, network, pausedUntil, token, unmount, user } = await open();
  network.cut(true);
  await user.click(screen.getByRole('button', { name: '15 min' }));
  await user.click(screen.getByRole('button', { name: 'End the pause' }));
  await user.click(screen.getByRole('button', { name: '30 min' }));
  const pressed = Date.now();
  expect(await screen.findByText(/^Paused until/)).toBeVisible();
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  unmount();
  expect(await pausedUntil()).toBeNull();
  network.cut(false);
  const tried = calls(/\/pause$/).length;
  const again = await openBoard(api, token);
  await waitFor(async () => expect(await pausedUntil()).not.toBeNull());
  await waitFor(() =>
    expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument(),
  );
  expect(screen.getByText(/^Paused until/)).toBeVisible();
  const sent = again.network.calls.filter(({ path }) => /\/pause$/.test(path));
  expect(sent.slice(tried).map(({ body }) => body.minutes)).toEqual([30]);
  const until = Number(await pausedUntil());
  expect(Math.abs(until - pressed - 30 * 60_000)).toBeLessThan(30_000);
});

test('a pause that had ended before it arrived is told with its time', async () => {
  const { network, pausedUntil, token, unmount, user } = await open();
  network.cut(true);
  await user.click(screen.getByRole('button', { name: '15 min' }));
  await screen.findByText('Not sent yet');
  unmount();
  for (const key of Object.keys(localStorage))
    if (key.startsWith('board_presses'))
      localStorage.setItem(
        key,
        String(localStorage.getItem(key)).replace(
          /"at":(\d+)/,
          (_, at) => `"at":${Number(at) - 20 * 60_000}`,
        ),
      );
  network.cut(false);
  await openBoard(api, token);
  expect(
    await screen.findByText(/^Your pause of .* had ended before it arrived$/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: '15 min' })).toBeVisible();
  expect(await pausedUntil()).toBeNull();
});

test('what was read of the menu can be marked without a network, and is sent once', async () => {
  const { calls, network, side, soldOut, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const mark = { name: /^Sold out: /, ...hidden };
  const rows = await screen.findAllByRole('button', mark);
  expect(rows.length).toBeGreaterThan(1);
  network.cut(true);
  await user.type(screen.getByLabelText('Search dishes and options'), 'x');
  expect(
    await screen.findByText(/^Without a connection the search is not answered/),
  ).toBeInTheDocument();
  for (const row of screen.getAllByRole('button', mark)) await user.click(row);
  const foot = screen.getByRole('contentinfo', hidden);
  const chips = within(foot).getAllByRole('listitem', hidden);
  expect(chips).toHaveLength(rows.length);
  expect(await soldOut()).toEqual([]);
  expect(within(foot).getByText('Not sent yet')).toBeInTheDocument();
  network.cut(false);
  online();
  await waitFor(async () => expect(await soldOut()).toHaveLength(rows.length));
  expect(await soldOut()).toContain(side.stockId);
  await waitFor(() =>
    expect(within(foot).queryByText('Not sent yet')).not.toBeInTheDocument(),
  );
  const paths = new Set(calls(/\/stocks\/\d+$/).map(({ path }) => path));
  expect(paths.size).toBe(rows.length);
});
