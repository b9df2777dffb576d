// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { kitchenLinks, shopWays } from '@/server/db/schema/kitchen';
import { outboxMessages } from '@/server/db/schema/settings';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { placedOrder, tell } from '@/tests/support/kitchen/told-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await createShop(api.db);
});

const notify = (...more: string[]) =>
  operate(api, ['shop', 'notify', String(shop.id), ...more]);

const ways = () =>
  api.db.select().from(shopWays).where(eq(shopWays.shopId, shop.id));

describe('`operator shop notify`', () => {
  it('says of a shop from before that it has no way, and is told so', async () => {
    const { code, out } = await notify();
    expect(code).toBe(0);
    expect(out).toContain('told of its orders by nobody');
    expect(out).toContain('does not accept in 10 minutes is cancelled');
  });

  it('sets ways, prints a webhook’s secret once, and lists what there is', async () => {
    const made = await notify(
      ...['--email', 'kitchen@shop.example', '--sms', '00998 90 123-45-67'],
      ...['--webhook', 'https://pos.example/in?shop=31', '--lang', 'ru'],
      ...['--accept-minutes', '15'],
    );
    expect(made.code).toBe(0);
    const [secret = ''] = /whsec_[\w-]{43}/.exec(made.out) ?? [];
    const rows = await ways();
    expect(rows.map(({ kind, lang, target }) => [kind, target, lang])).toEqual([
      ['email', 'kitchen@shop.example', 'ru'],
      ['sms', '+998901234567', 'ru'],
      ['webhook', 'https://pos.example/in?shop=31', 'ru'],
    ]);
    expect(rows[2]?.secret).toBe(secret);
    const { out } = await notify();
    expect(out).not.toContain('whsec_');
    expect(out).toMatch(/email +kitchen@shop\.example +ru +no/);
    expect(out).toContain('does not accept in 15 minutes is cancelled');
    await notify('--accept-minutes', 'off');
    const [row] = await api.db
      .select()
      .from(shops)
      .where(eq(shops.id, shop.id));
    expect(row?.acceptMinutes).toBe(0);
  });

  it('keeps the proof of what stays, and takes away what is not named any more', async () => {
    await notify('--email', 'a@shop.example', '--email', 'b@shop.example');
    await api.db
      .update(shopWays)
      .set({ provedAt: new Date() })
      .where(eq(shopWays.target, 'b@shop.example'));
    await notify('--email', 'b@shop.example', '--email', 'c@shop.example');
    const rows = await ways();
    expect(rows.map(({ provedAt, target }) => [target, !!provedAt])).toEqual([
      ['b@shop.example', true],
      ['c@shop.example', false],
    ]);
    await notify('--remove', 'email');
    expect(await ways()).toEqual([]);
  });

  it('gives a webhook a new secret when it is asked for, and none for nothing', async () => {
    const hook = ['--webhook', 'https://pos.example/in'];
    const [first] = /whsec_\S+/.exec((await notify(...hook)).out) ?? [];
    expect((await notify(...hook)).out).not.toContain('whsec_');
    const [second] = /whsec_\S+/.exec((await notify('--new-secret')).out) ?? [];
    expect(second).toMatch(/^whsec_[\w-]{43}$/);
    expect(second).not.toBe(first);
    expect((await ways())[0]?.secret).toBe(second);
  });

  it('rings each way once a time: a link to press, a call of the webhook', async () => {
    await notify(
      ...['--email', 'ring@shop.example', '--webhook', 'https://pos.example/r'],
    );
    expect((await notify('--test')).errors).toContain('Each way was rung.');
    await notify('--test');
    const [email] = await ways();
    const rings = await api.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, 'ring@shop.example'));
    expect(rings).toHaveLength(2);
    expect(rings[0]?.body).toMatch(/http:\/\/\S+\/ring\/[\w-]{43}$/);
    const links = await api.db
      .select()
      .from(kitchenLinks)
      .where(eq(kitchenLinks.wayId, email?.id ?? 0));
    expect(links.map(({ kind }) => kind)).toEqual(['ring', 'ring']);
    expect(email?.rungAt).not.toBeNull();
    const { out } = await notify();
    expect(out).toMatch(/no, rung \d{4}-.+ring, waiting since \d{4}-/);
  });

  it.for([
    ['--email', 'kitchen@shop', 'is no e-mail address'],
    ['--sms', '1234', 'is no phone number'],
    ['--webhook', 'http://pos.example/in', 'cannot be called'],
    ['--webhook', 'https://127.0.0.1/in', 'cannot be called'],
    ['--webhook', 'https://10.0.0.7/in', 'cannot be called'],
    ['--webhook', 'https://a:b@pos.example/in', 'cannot be called'],
    ['--webhook', 'http://127.0.0.1:3000/in', 'cannot be called'],
  ] as const)('refuses %s %s', async ([option, target, words]) => {
    const { code, errors } = await notify(option, target);
    expect(code).toBe(1);
    expect(errors).toContain('Nothing is changed.');
    expect(errors).toContain(words);
    expect(await ways()).toEqual([]);
  });

  it.for([
    ['--lang', 'xx'],
    ['--accept-minutes', '0'],
    ['--accept-minutes', '1.5'],
    ['--remove', 'pigeon'],
    ['--remove', 'email', '--email', 'a@shop.example'],
  ])('does not understand %s', async (words) => {
    expect((await notify(...words)).code).toBe(2);
  });

  it('is the operator’s alone, and knows no shop that is not there', async ({
    token,
  }) => {
    const path = `/dashboard/admin/shops/${shop.id}/notify`;
    expect((await api.get(path, { token })).status).toBe(401);
    expect((await api.get(path)).status).toBe(401);
    const operator = { token: TEST_OPERATOR_TOKEN };
    const none = '/dashboard/admin/shops/no-such-shop/notify';
    expect((await api.get(none, operator)).status).toBe(404);
    expect((await api.post(`${none}/ring`, {}, operator)).status).toBe(404);
  });
});

it('`operator order` says who was told of it, and how that went', async () => {
  const { order } = await placedOrder(api, [
    { kind: 'email', target: 'k@shop.example' },
    { kind: 'sms', target: '+998901112233' },
  ]);
  const show = () => operate(api, ['order', String(order.id)]);
  expect((await show()).out).not.toContain('Told:');
  await tell(api, { order, event: 'order.placed', round: 0 });
  await tell(api, { order, event: 'order.placed', round: 1 });
  await api.db
    .update(outboxMessages)
    .set({ status: 'failed', lastError: 'sms_400_21211' })
    .where(eq(outboxMessages.channel, 'sms'));
  await api.db
    .update(outboxMessages)
    .set({ status: 'sent', sentAt: new Date('2026-11-21T12:00:00Z') })
    .where(eq(outboxMessages.recipient, 'k@shop.example'));
  const { out } = await show();
  expect(out).toMatch(
    /Told:\n {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}order\.placed {2}email k@shop\.example {2}sent 2026-11-21 17:00\n/,
  );
  expect(out).toContain(
    'order.placed, again (1)  sms +998901112233  failed: sms_400_21211',
  );
  expect(out).not.toMatch(/ticket\//);
});
