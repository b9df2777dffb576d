// @module-tag both-engines
import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { outboxMessages } from '@/server/db/schema/settings';
import { orders } from '@/server/db/schema/orders';
import { stocks } from '@/server/db/schema/products';
import { markSoldOut } from '@/server/domain/order/kitchen/sold-out';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper } from '@/tests/support/factories/cart';
import { moveOrder, stockLeft } from '@/tests/support/factories/order';
import {
  createSoldOutCase,
  type SoldOutCase,
  WALLET_MINOR,
} from '@/tests/support/kitchen/sold-out-case';
import { createBonus, createProduct } from '@/tests/support/factories/product';

let own: SoldOutCase;

beforeEach(async () => {
  own = await createSoldOutCase(api);
});
// what one test leaves unanswered is not the next one's silence
afterEach(() => own.silence());

const soldOutUntil = async (id: number) =>
  (await api.db.select().from(stocks).where(eq(stocks.id, id)))[0]
    ?.soldOutUntil ?? null;

const mailsOf = (id: number, words: string) =>
  api.db
    .select()
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.channel, 'email'),
        like(outboxMessages.body, `%${id}%`),
        like(outboxMessages.subject, `${words}%`),
      ),
    );

const inbox = async () =>
  (await api.get('/dashboard/notifications', own.shopper)).body.data as {
    title: string;
    body: string;
  }[];

describe('the kitchen has none of a line', () => {
  it('asks the customer once, by page, inbox and mail, and gives five minutes', async () => {
    const order = await own.place('cash');
    await moveOrder(api, order.id, ['accepted']);
    const before = await own.orderOf(order.id);
    const { lineId } = await own.mark(order.id, own.side.stockId);
    const asked = await own.orderOf(order.id);
    expect(asked).toMatchObject({
      status: 'accepted',
      version: before.version + 1,
      total_price: before.total_price,
    });
    const line = asked.details.find(({ id }: { id: number }) => id === lineId);
    expect(line.sold_out).toMatchObject({ left_out_at: null, back: 9.99 });
    const minutes = (+new Date(line.sold_out.answer_until) - Date.now()) / 6e4;
    expect(Math.ceil(minutes)).toBe(5);
    expect(await mailsOf(order.id, 'Sold out: Dish')).toHaveLength(1);
    const [news] = await inbox();
    expect(news?.title).toMatch(/^Sold out: Dish/);
    expect(news?.body).toContain('leave it out or cancel the order by');
    // the same press again
    expect((await own.mark(order.id, own.side.stockId)).outcome).toBe('done');
    expect((await own.orderOf(order.id)).version).toBe(asked.version);
    expect(await mailsOf(order.id, 'Sold out: Dish')).toHaveLength(1);
    expect(await soldOutUntil(own.side.stockId)).toBeNull();
  });

  it('is stale for an order that has changed or is packed, and not found for another shop, line or an unpaid order', async () => {
    const order = await own.place('cash');
    const { id: lineId } = await own.lineOf(order.id, own.side.stockId);
    const wish = {
      orderId: order.id,
      shopId: own.shop.id,
      version: order.version,
      lineId,
      forEveryone: false,
    };
    await moveOrder(api, order.id, ['accepted']);
    expect((await markSoldOut(own.ctx(), wish)).outcome).toBe('stale');
    await expect(
      markSoldOut(own.ctx(), { ...wish, shopId: own.shop.id + 1 }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      markSoldOut(own.ctx(), { ...wish, lineId: lineId + 1000 }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await moveOrder(api, order.id, ['ready']);
    expect((await own.mark(order.id, own.side.stockId)).outcome).toBe('stale');
    const unpaid = await own.place('card');
    await expect(own.mark(unpaid.id, own.side.stockId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('takes it off the menu for today on the wish, and puts it back with the undo while nobody answered', async () => {
    const order = await own.place('cash');
    const { lineId } = await own.mark(order.id, own.side.stockId, {
      forEveryone: true,
    });
    expect(await soldOutUntil(own.side.stockId)).not.toBeNull();
    expect(await own.undo(order.id, lineId)).toBe('done');
    expect(await soldOutUntil(own.side.stockId)).toBeNull();
    const { details } = await own.orderOf(order.id);
    expect(
      details.every(({ sold_out: told }: { sold_out: unknown }) => !told),
    ).toBe(true);
    expect((await own.answer(order.id, lineId)).status).toBe(409);
    await own.mark(order.id, own.side.stockId);
    await own.answer(order.id, lineId);
    expect(await own.undo(order.id, lineId)).toBe('stale');
  });
});

describe('the customer', () => {
  it('leaves it out: the rest goes on, and what ran out does not come back into stock', async () => {
    const order = await own.place('cash');
    const { lineId } = await own.mark(order.id, own.dish.stockId);
    const left = (await own.answer(order.id, lineId)).body.data;
    expect(left).toMatchObject({ status: 'new', origin_price: 9.99 });
    expect(left.items_count).toBe(3);
    expect(await stockLeft(api.db, own.dish.stockId)).toBe(98);
    // of what it came with there is enough
    expect(await stockLeft(api.db, own.addon.stockId)).toBe(100);
    const line = left.details.find(({ id }: { id: number }) => id === lineId);
    expect(line.sold_out).toMatchObject({ answer_until: null, back: 0 });
    expect(line.addons[0].sold_out.left_out_at).toBe(line.sold_out.left_out_at);
    await api.post(
      `/dashboard/user/orders/${order.id}/status/change?status=cancelled`,
      {},
      own.shopper,
    );
    expect(await stockLeft(api.db, own.dish.stockId)).toBe(98);
    expect(await stockLeft(api.db, own.addon.stockId)).toBe(100);
    expect(await stockLeft(api.db, own.side.stockId)).toBe(100);
  });

  it('leaves out an add-on alone, for each piece of its line', async () => {
    const order = await own.place('cash');
    const { lineId } = await own.mark(order.id, own.addon.stockId);
    const left = (await own.answer(order.id, lineId)).body.data;
    expect(left.origin_price).toBe(29.99);
    const line = left.details.find(
      ({ stock_id: id }: { stock_id: number }) => id === own.dish.stockId,
    );
    expect(line.sold_out).toBeNull();
    expect(line.addons[0].sold_out.left_out_at).not.toBeNull();
    expect(await stockLeft(api.db, own.addon.stockId)).toBe(98);
  });

  it('loses a gift with the last line that brings it, and not before', async () => {
    const gift = await createProduct(api.db, own.shop.id);
    await createBonus(api.db, {
      shopId: own.shop.id,
      stockId: own.side.stockId,
      value: 3,
      bonusStockId: gift.stockId,
    });
    const order = await own.place('cash');
    expect(await stockLeft(api.db, gift.stockId)).toBe(99);
    const first = await own.mark(order.id, own.dish.stockId);
    await own.answer(order.id, first.lineId);
    const given = await own.lineOf(order.id, gift.stockId, true);
    expect(given.leftOutAt).toBeNull();
    const other = await own.place('cash', {}, [
      { stock_id: own.dish.stockId, quantity: 1 },
      { stock_id: own.side.stockId, quantity: 3 },
    ]);
    const second = await own.mark(other.id, own.side.stockId);
    await own.answer(other.id, second.lineId);
    const lost = await own.lineOf(other.id, gift.stockId, true);
    expect(lost.leftOutAt).not.toBeNull();
    expect(await stockLeft(api.db, gift.stockId)).toBe(99);
  });

  it('cancels the whole order for it though it is accepted, and for nothing else', async () => {
    const order = await own.place('wallet');
    await moveOrder(api, order.id, ['accepted']);
    const { id } = await own.lineOf(order.id, own.side.stockId);
    expect((await own.answer(order.id, id, 'cancel')).body.statusCode).toBe(
      'ERROR_254',
    );
    const { lineId } = await own.mark(order.id, own.side.stockId);
    const ended = await own.answer(order.id, lineId, 'cancel');
    expect(ended.body.data.status).toBe('cancelled');
    expect(await own.balance()).toBe(WALLET_MINOR);
    expect(await stockLeft(api.db, own.side.stockId)).toBe(97);
    expect(await stockLeft(api.db, own.dish.stockId)).toBe(100);
    for (const answer of ['cancel', 'leave_out'] as const)
      expect(
        (await own.answer(order.id, lineId, answer)).body.data.status,
      ).toBe('cancelled');
    expect(await own.balance()).toBe(WALLET_MINOR);
  });

  it('is the one who ordered: nobody without a bearer, nobody else, no other line or answer', async () => {
    const order = await own.place('cash');
    const { lineId } = await own.mark(order.id, own.side.stockId);
    const path = `/dashboard/user/orders/${order.id}/sold-out`;
    const body = { line_id: lineId, answer: 'leave_out' };
    expect((await api.post(path, body)).status).toBe(401);
    const stranger = await createShopper(api);
    const theirs = await own.answer(order.id, lineId, 'leave_out', stranger);
    expect(theirs.status).toBe(404);
    expect((await own.answer(order.id, lineId + 1000)).status).toBe(404);
    const odd = { line_id: lineId, answer: 'later' };
    expect((await api.post(path, odd, own.shopper)).status).toBe(400);
  });

  it('who says nothing gets the rest, and reads so', async () => {
    const order = await own.place('cash');
    await own.mark(order.id, own.side.stockId);
    expect(await own.silence(4)).toBe(0);
    expect(await own.silence(5)).toBe(1);
    expect(await own.silence(5)).toBe(0);
    expect(await own.orderOf(order.id)).toMatchObject({
      status: 'new',
      origin_price: 23,
    });
    const [news] = await inbox();
    expect(news?.title).toMatch(/^Left out of your order: Dish/);
    expect(news?.body).toContain('You pay $9.99 less.');
    const [mail] = await mailsOf(order.id, 'Left out');
    expect(mail?.body).toContain('You pay $9.99 less.');
  });

  it('without anything left the order is cancelled as sold out', async () => {
    const order = await own.place('wallet', {}, [
      { stock_id: own.side.stockId, quantity: 3 },
    ]);
    await moveOrder(api, order.id, ['accepted']);
    await own.mark(order.id, own.side.stockId);
    expect(await own.silence()).toBe(1);
    const [row] = await api.db
      .select()
      .from(orders)
      .where(eq(orders.id, order.id));
    expect(row).toMatchObject({
      status: 'cancelled',
      refusedReason: 'sold_out',
    });
    expect(await own.balance()).toBe(WALLET_MINOR);
    expect(await stockLeft(api.db, own.side.stockId)).toBe(97);
  });
});
