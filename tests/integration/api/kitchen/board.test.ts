// @module-tag both-engines
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { kitchenLinks } from '@/server/db/schema/kitchen';
import { branches } from '@/server/db/schema/shop-extras';
import { makeLink } from '@/server/domain/kitchen/links';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper } from '@/tests/support/factories/cart';
import { createShop } from '@/tests/support/factories/shop';
import { createSoldOutCase } from '@/tests/support/kitchen/sold-out-case';
import { hearNewOrder } from '@/tests/support/kitchen/heard-order';
import { everything } from '@/tests/support/ownership/victims';

const FORGED = 'q7J_x-0vT2mGm0rPj5c6yQ1kzW4u8sLdEoXbRfHiNaM';
const PIN = '4711';
const ACCEPT = { version: 1, act: { kind: 'accept', minutes: 20 } };
const operator = { token: TEST_OPERATOR_TOKEN };

const boardAt = (token: string) => `/rest/kitchen/boards/${token}`;
const ownBoardAt = (shopId: number) => `/dashboard/user/boards/${shopId}`;
const adminAt = (shopId: number) => `/dashboard/admin/shops/${shopId}/board`;
const tokenIn = (text: string): string =>
  /\/board\/([\w-]{43})/.exec(text)?.[1] ?? '';

const linkOf = (shopId: number, branchId: number | null = null) =>
  makeLink(
    { db: api.db, now: new Date() },
    { kind: 'board', shopId, branchId },
  );

/** Makes a board as the operator does; answers its token. */
async function madeBoard(shopId: number, body = {}): Promise<string> {
  const { body: answer } = await api.post(adminAt(shopId), body, operator);
  return tokenIn(String(answer.data.url));
}

const DEVICE = {
  endpoint: 'https://push.example/a-tablet',
  ...{ p256dh: 'BKey', auth: 'secret', lang: 'en' },
};

type Id = number | string;

/** Every call of a board but that of its PIN, with what it takes. */
const calls = (base: string, orderId: Id, stockId: Id) =>
  [
    ['GET', base, undefined],
    ['GET', `${base}/events`, undefined],
    ['GET', `${base}/stocks`, undefined],
    ['POST', `${base}/presence`, {}],
    ['POST', `${base}/orders/${orderId}/acts`, ACCEPT],
    ['POST', `${base}/pause`, { minutes: 15 }],
    ['POST', `${base}/stocks/${stockId}`, { sold_out: true }],
    ['POST', `${base}/push`, DEVICE],
    ['DELETE', `${base}/push`, { endpoint: DEVICE.endpoint }],
    ['POST', `${base}/push/state`, { endpoint: DEVICE.endpoint }],
    ['POST', `${base}/push/ring`, {}],
    ['POST', `${base}/push/heard`, {}],
  ] as const;

it.for([
  [boardAt('{token}'), ['POST /pin']],
  ['/dashboard/user/boards/{shop_id}', []],
] as const)('every call at %s is tried below', async ([base, alone]) => {
  const { body } = await api.get('/openapi.json');
  const known = Object.entries(body.paths as object).flatMap(([path, ways]) =>
    path === base || path.startsWith(`${base}/`)
      ? Object.keys(ways as object).map((way) => `${way.toUpperCase()} ${path}`)
      : [],
  );
  const tried = calls(base, '{id}', '{id}').map(
    ([method, path]) => `${method} ${path}`,
  );
  const others = alone.map((call) => call.replace(' ', ` ${base}`));
  expect(known.sort()).toEqual([...tried, ...others].sort());
});

afterEach(() => api.setNow(null));

describe('a board', () => {
  it('shows a link’s bearer the orders of its shop that are under way, and nobody else’s', async () => {
    const own = await createSoldOutCase(api);
    const paid = await own.place('wallet');
    await own.place('card');
    await hearNewOrder(api);
    const { body, headers, status } = await api.get(
      boardAt(await linkOf(own.shop.id)),
    );
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    expect(body.data).toMatchObject({
      kind: 'link',
      branch: null,
      shop: { id: own.shop.id, open: true },
      tickets: [{ id: paid.id, number: 1, customer: { phone: null } }],
      orders_today: 1,
      pause: null,
      sold_out: [],
    });
  });

  it('shows the same to the account that owns the shop, and is no board of any other', async () => {
    const { id, shop } = await hearNewOrder(api);
    const owner = await createShopper(api);
    await api.db
      .update(shops)
      .set({ ownerId: owner.userId })
      .where(eq(shops.id, shop.id));
    const listed = await api.get('/dashboard/user/boards', owner);
    expect(listed.body.data).toMatchObject([{ id: shop.id }]);
    const { body, headers } = await api.get(ownBoardAt(shop.id), owner);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(body.data).toMatchObject({ kind: 'owner', tickets: [{ id }] });
    const stranger = await createShopper(api);
    const other = await createShop(api.db);
    const none = await api.get('/dashboard/user/boards', stranger);
    expect(none.body.data).toEqual([]);
    const before = await everything(api);
    for (const [method, path, sent] of calls(ownBoardAt(shop.id), id, 1)) {
      const call = { token: stranger.token, body: sent };
      expect((await api.call(method, path, call)).status).toBe(404);
      expect((await api.call(method, path, { body: sent })).status).toBe(401);
    }
    expect((await api.get(ownBoardAt(other.id), owner)).status).toBe(404);
    expect(await everything(api)).toEqual(before);
  });

  it('of a branch shows the branch’s orders alone, and moves no other', async () => {
    const { id, shop } = await hearNewOrder(api);
    const named = { en: { title: 'Chorsu' } };
    const place = { latitude: 41.3, longitude: 69.2, translations: named };
    const [branch] = await api.db
      .insert(branches)
      .values({ shopId: shop.id, ...place })
      .returning({ id: branches.id });
    const branchId = branch?.id ?? 0;
    const token = await linkOf(shop.id, branchId);
    const ticketsOf = async () => {
      const { data } = (await api.get(boardAt(token))).body;
      expect(data.branch).toEqual({ id: branchId, title: 'Chorsu' });
      return data.tickets.map((ticket: { id: number }) => ticket.id);
    };
    expect(await ticketsOf()).toEqual([]);
    const press = () => api.post(`${boardAt(token)}/orders/${id}/acts`, ACCEPT);
    expect((await press()).status).toBe(404);
    // as an order that is fetched there keeps its branch
    const kept = JSON.stringify({ id: branchId, translations: named });
    await api.db.execute(
      sql`update orders set branch = ${kept}::jsonb where id = ${id}`,
    );
    expect(await ticketsOf()).toEqual([id]);
    expect((await press()).body.data).toMatchObject({ outcome: 'done' });
    await api.db.delete(branches).where(eq(branches.id, branchId));
    expect((await api.get(boardAt(token))).status).toBe(404);
  });

  it('is read by GET and HEAD without any effect', async () => {
    const { id, shop } = await hearNewOrder(api);
    const base = boardAt(await linkOf(shop.id));
    // makes the keys of push, which a server has from its start
    await api.get(base);
    const before = await everything(api);
    for (const method of ['GET', 'HEAD'])
      for (const path of ['', '/stocks', '/stocks?search=Dish'])
        expect((await api.call(method, base + path)).status).toBe(200);
    for (const path of ['/presence', '/pause', `/orders/${id}/acts`, '/pin'])
      expect((await api.get(base + path)).status).toBe(404);
    expect(await everything(api)).toEqual(before);
  });
});

describe('a board’s link', () => {
  it('that is forged, revoked or a ticket’s opens nothing, and opens no ticket', async () => {
    const { id, product, shop, token: ticket } = await hearNewOrder(api);
    const revoked = await linkOf(shop.id);
    await api.db
      .update(kitchenLinks)
      .set({ revokedAt: new Date() })
      .where(eq(kitchenLinks.kind, 'board'));
    const board = await linkOf(shop.id);
    const before = await everything(api);
    for (const [index, token] of [FORGED, revoked, ticket, 'short'].entries())
      for (const [method, path, body] of calls(
        boardAt(token),
        id,
        product.stockId,
      )) {
        const from = `198.51.100.${index + 1}`;
        const { status } = await api.call(method, path, { body, from });
        expect(status).toBe(404);
      }
    const asTicket = `/rest/kitchen/tickets/${board}`;
    const act = { version: 1, act: { kind: 'ready' } };
    expect((await api.get(asTicket)).status).toBe(404);
    expect((await api.post(`${asTicket}/acts`, act)).status).toBe(404);
    expect(await everything(api)).toEqual(before);
  });

  it('reaches no order and no dish of another shop', async () => {
    const { id, product } = await hearNewOrder(api);
    const { id: shopId } = await createShop(api.db);
    const base = boardAt(await linkOf(shopId));
    const before = await everything(api);
    for (const [method, path, body] of calls(base, id, product.stockId))
      if (/orders|stocks\/\d/.test(path))
        expect((await api.call(method, path, { body })).status).toBe(404);
    expect(await everything(api)).toEqual(before);
  });

  it('asks for its PIN, and opens by its own key alone', async () => {
    const { id, product, shop } = await hearNewOrder(api);
    const token = await madeBoard(shop.id, { pin: PIN });
    const other = await madeBoard(shop.id, { pin: PIN });
    const refused = (pin: string, left: number) => ({
      status: 403,
      body: { statusCode: 'ERROR_101', data: { pin, tries_left: left } },
    });
    const before = await everything(api);
    for (const [method, path, body] of calls(
      boardAt(token),
      id,
      product.stockId,
    ))
      expect(await api.call(method, path, { body })).toMatchObject(
        refused('needed', 5),
      );
    expect(await everything(api)).toEqual(before);
    const enter = (of: string, pin: string) =>
      api.post(`${boardAt(of)}/pin`, { pin });
    expect(await enter(token, '0000')).toMatchObject(refused('wrong', 4));
    const { key } = (await enter(token, PIN)).body.data;
    const headers = { 'X-Board-Key': String(key) };
    expect((await api.get(boardAt(token), { headers })).status).toBe(200);
    const asOther = () => api.get(boardAt(other), { headers });
    expect(await asOther()).toMatchObject(refused('needed', 5));
    for (let left = 4; left > 0; left -= 1)
      expect(await enter(other, '0000')).toMatchObject(refused('wrong', left));
    expect(await enter(other, '0000')).toMatchObject(refused('ended', 0));
    expect(await enter(other, PIN)).toMatchObject(refused('ended', 0));
    expect(await asOther()).toMatchObject(refused('ended', 0));
    expect((await api.get(boardAt(token), { headers })).status).toBe(200);
  });
});
