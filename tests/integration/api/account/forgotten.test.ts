// @module-tag both-engines
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { shopEdits } from '@/server/db/schema/shop-extras';
import { connectServices } from '@/server/compose';
import { forgetAccounts } from '@/server/jobs/account-work';
import { api, it } from '@/tests/support/api/api-test';
import { createRefundCase } from '@/tests/support/factories/refund';
import { photo, upload } from '@/tests/support/factories/upload';
import {
  findWords,
  plantPerson,
  unknownTables,
} from '@/tests/support/ownership/person-texts';

const MARKER = 'zq-planted-person';

/** Rows that the life of an account leaves behind, one of each kind that its own calls below do not make. */
async function leaveTraces(
  id: number,
  { contact, orderId }: { readonly contact: string; readonly orderId: number },
): Promise<void> {
  const uuid = randomUUID();
  const traces = [
    sql`insert into carts (id, owner_id, shop_id, status) select 77, ${id}, shop_id, 'abandoned' from orders where id = ${orderId}`,
    sql`insert into user_carts (cart_id, user_id, uuid, name) values (77, ${id}, ${uuid}, 'x')`,
    sql`insert into cart_details (user_cart_id, stock_id, quantity) select u.id, d.stock_id, 1 from user_carts u, order_details d where u.uuid = ${uuid} and d.order_id = ${orderId} limit 1`,
    sql`insert into order_shares (order_id, member_uuid, name, owner, split, items_minor, fees_minor, tax_minor, discount_minor, tip_minor, total_minor) values (${orderId}, ${uuid}, 'x', true, 'host', 0, 0, 0, 0, 0, 0)`,
    sql`insert into quotes (cart_id, user_id, cart_version, currency_id, input, result, expires_at) values (77, ${id}, 1, 1, '{}', '{}', now())`,
    sql`insert into addresses (user_id, title, address, latitude, longitude) values (${id}, 'x', 'x', 41, 69)`,
    sql`insert into applications (user_id, kind, data) values (${id}, 'seller', '{}')`,
    sql`insert into identities (user_id, provider, subject) values (${id}, 'google', 'x')`,
    sql`insert into data_exports (user_id) values (${id})`,
    sql`insert into idempotency_keys (owner, key, request_hash) values (${`user:${id}`}, 'k', 'h')`,
    sql`insert into subscriptions (email, locale) values (${contact}, 'en')`,
    sql`insert into rate_limits (bucket, window_start) values (${`login:account:${contact} address:1`}, now())`,
    sql`insert into verification_codes (subject, purpose, code_hash, sent_at, expires_at) values (${contact}, 'delete', 'h', now(), now())`,
    sql`insert into verify_tokens (token_hash, subject, purpose, expires_at) values ('t', ${contact}, 'delete', now())`,
    sql`insert into verify_tokens (token_hash, subject, purpose, expires_at) values ('l', ${JSON.stringify({ userId: id, email: contact })}, 'link', now())`,
    sql`insert into notifications (user_id, type, subject, data) values (${id}, 'news', 's', '{}')`,
    sql`insert into user_events (topic, type, payload) values (${`user:${id}`}, 'order', '{}')`,
    sql`insert into outbox_messages (channel, recipient, subject, body) values ('email', ${contact}, 's', 'b')`,
    sql`insert into chats (id, user_id, role, role_id) values (77, ${id}, 'admin', 'admin')`,
    sql`insert into messages (chat_id, client_id, sender, content, img) values (77, ${uuid}, 1, 'x', 'documents/x')`,
    sql`insert into push_subscriptions (id, user_id, kind, endpoint, p256dh, auth) values (77, ${id}, 'web', 'https://push.example/77', 'k', 'a')`,
    sql`insert into outbox_messages (channel, recipient, subject, body) values ('push', 'device:77', 'order:1', '{}')`,
    sql`insert into outbox_messages (id, channel, recipient, subject, body) values (77, 'email', 'kitchen@shop.example', 's', 'b')`,
    sql`insert into tellings (order_id, kind, target, event, outbox_id) values (${orderId}, 'email', 'kitchen@shop.example', 'order.placed', 77)`,
    sql`insert into reviews (shop_id, user_id, order_id, author_name, rating) select shop_id, ${id}, ${orderId}, 'x', 5 from orders where id = ${orderId} on conflict do nothing`,
    sql`insert into shop_edits (shop_id, version, by, user_id, changes) select shop_id, 2, 'owner', ${id}, '[]' from orders where id = ${orderId}`,
    sql`insert into couriers (id, firstname, lastname, phone) values (77, 'C', 'C', '+1')`,
    sql`insert into courier_reviews (order_id, courier_id, rating) values (${orderId}, 77, 5)`,
  ];
  for (const trace of traces) await api.db.execute(trace);
}

const sums = async (): Promise<unknown> => {
  const { rows } = (await api.db.execute(sql`
    select (select sum(amount_minor) from ledger_entries) as ledger, (select count(*) from ledger_entries where amount_minor > 0 and transaction_id not in (select id from ledger_transactions where type = 'credit')) as entries,
      (select sum(total_minor) from orders) as orders, (select sum(amount_minor) from order_refunds) as refunds,
      (select sum(price_minor) from transactions) as paid, (select sum(rating) from reviews) as stars`)) as unknown as {
    rows: unknown[];
  };
  return rows[0];
};

it('knows of every table whose words it holds', () => {
  expect(unknownTables()).toEqual([]);
});

it('no word of a person is left in any table, and everything still adds up', async () => {
  const life = await createRefundCase(api);
  const { shopper } = life;
  const order = await life.delivered();
  await life.ask({ order_id: order.id });
  const sent = await upload(
    api,
    shopper.token,
    await photo().jpeg().toBuffer(),
  );
  const picture = join(
    api.env.DATA_DIR,
    'storage',
    String(sent.body.data.title ?? '').replace(/^\/?(storage\/)?/, ''),
  );
  expect(existsSync(picture)).toBe(true);
  const contact = 'zq-person@sofra.example';
  const phone = '+998909990077';
  await api.db.execute(
    sql`update users set email = ${contact}, phone = ${phone} where id = ${shopper.userId}`,
  );
  await leaveTraces(shopper.userId, { contact, orderId: order.id });
  const person = { id: shopper.userId, contact };
  expect(await plantPerson(api.db, person, MARKER)).toEqual([]);
  const planted = await findWords(api.db, [MARKER]);
  expect(planted.length).toBeGreaterThan(40);

  const before = await sums();
  await api.db.execute(
    sql`update users set deletion_at = now() where id = ${shopper.userId}`,
  );
  const deps = {
    handle: { db: api.db },
    services: connectServices(api.env),
    now: () => new Date(Date.now() + 1_000),
  };
  expect(await forgetAccounts(deps)).toBe(1);

  expect(await findWords(api.db, [MARKER, contact, phone])).toEqual([]);
  expect(await sums()).toEqual(before);
  const edits = await api.db
    .select({ by: shopEdits.by, userId: shopEdits.userId })
    .from(shopEdits);
  expect(edits).toEqual([{ by: 'owner', userId: null }]);
  expect(existsSync(picture)).toBe(false);
});
