import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { findSoldOutStocks } from '@/server/repositories/kitchen/board-repository';
import { api, it as test } from '@/tests/support/api/api-test';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { orderRow } from '@/tests/support/kitchen/heard-order';
import { boardOf, openBoard } from '@/tests/support/kitchen/open-board';
import { createSoldOutCase } from '@/tests/support/kitchen/sold-out-case';

afterEach(() => {
  localStorage.clear();
  connectNetwork(api).cut(false);
});

const hidden = { hidden: true };

/** A board with one new order of a dish with its add-on and of a side. */
async function orderOnBoard() {
  const own = await createSoldOutCase(api);
  const { id } = await own.place('cash');
  const { network, user } = await openBoard(
    api,
    await boardOf(api, own.shop.id),
  );
  const ticket = await screen.findByRole('article');
  const acts = () =>
    network.calls
      .filter(({ path }) => path.endsWith('/acts'))
      .map(({ body }) => body.act);
  /** Says that a part is sold out, by the place it has in the dialog. */
  const sellOut = async (place: number) => {
    await user.click(within(ticket).getByRole('button', { name: 'Sold out…' }));
    const radios = await screen.findAllByRole('radio', hidden);
    const radio = radios[place];
    if (!radio) throw new Error(`no part ${place} of ${radios.length}`);
    await user.click(radio);
    const tell = { name: 'Tell the customer', ...hidden };
    await user.click(screen.getByRole('button', tell));
    return radios.length;
  };
  const undo = () => within(ticket).getByRole('button', { name: /^Undo: / });
  return { ...own, acts, id, network, sellOut, ticket, undo, user };
}

test('an add-on that is sold out is asked about, and taken back while nobody has answered', async () => {
  const { acts, addon, id, lineOf, sellOut, ticket, undo, user } =
    await orderOnBoard();
  expect(await sellOut(1)).toBe(3);
  const asked = /Sold out: the customer decides by/;
  expect(await within(ticket).findByText(asked)).toBeVisible();
  const { answerUntil, id: lineId } = await lineOf(id, addon.stockId);
  expect(answerUntil).not.toBeNull();
  await user.click(undo());
  expect(within(ticket).queryByText(asked)).not.toBeInTheDocument();
  await waitFor(async () =>
    expect((await lineOf(id, addon.stockId)).soldOutAt).toBeNull(),
  );
  expect(acts()).toEqual([
    { kind: 'sold_out', line_id: lineId, for_everyone: true },
    { kind: 'undo_sold_out', line_id: lineId },
  ]);
});

test('a refusal for want of dishes asks which, and takes them off the menu for today', async () => {
  const { acts, id, lineOf, shop, side, ticket, user } = await orderOnBoard();
  await user.click(within(ticket).getByRole('button', { name: 'Refuse…' }));
  const reason = { name: 'Sold out', ...hidden };
  const soldOut = await screen.findByRole('radio', reason);
  expect(screen.queryByRole('checkbox', hidden)).not.toBeInTheDocument();
  await user.click(soldOut);
  const dishes = screen.getAllByRole('checkbox', hidden);
  expect(dishes).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: /^3×/, ...hidden }));
  const submit = { name: 'Refuse the order', ...hidden };
  await user.click(screen.getByRole('button', submit));
  const chip = await screen.findByRole('button', {
    name: /: back on the menu/,
  });
  expect(chip).toBeVisible();
  expect((await orderRow(api, id)).refusedReason).toBe('sold_out');
  const { id: lineId } = await lineOf(id, side.stockId);
  expect(acts()).toMatchObject([{ kind: 'refuse', line_ids: [lineId] }]);
  const rows = await findSoldOutStocks(api.db, shop.id, new Date());
  expect(rows.map((row) => row.id)).toEqual([side.stockId]);
});

test('what waits for a network is taken back without a word to the customer', async () => {
  const { acts, id, lineOf, network, sellOut, side, ticket, undo, user } =
    await orderOnBoard();
  network.cut(true);
  await sellOut(2);
  expect(await within(ticket).findByText('Not sent yet')).toBeVisible();
  const tried = acts().length;
  await user.click(undo());
  expect(within(ticket).queryByText('Not sent yet')).not.toBeInTheDocument();
  network.cut(false);
  window.dispatchEvent(new Event('online'));
  await user.click(
    within(ticket).getByRole('button', { name: /^Accept, ready in 20 min/ }),
  );
  await waitFor(() => expect(acts().length).toBe(tried + 1));
  expect(acts().at(-1)).toMatchObject({ kind: 'accept' });
  expect((await lineOf(id, side.stockId)).soldOutAt).toBeNull();
});
