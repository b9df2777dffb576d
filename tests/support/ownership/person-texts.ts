import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import * as tables from '@/server/db/schema/tables';

const HOLDS_TEXT = /^Pg(Text|Varchar|Char|Jsonb?|Array|CustomColumn)$/;

interface TextColumn {
  readonly table: string;
  readonly name: string;
  readonly isJson: boolean;
}

/** Every column that could hold words, of every table. */
function textColumns(): TextColumn[] {
  const isText = (column: PgColumn): boolean =>
    HOLDS_TEXT.test(column.columnType) && !column.enumValues?.length;
  return Object.values(tables)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(isText)
        .map((column) => ({
          table: getTableName(table),
          name: column.name,
          isJson: column.columnType.startsWith('PgJson'),
        })),
    );
}

const MINE = sql`select id from orders where user_id = `;
const PARTS = sql`select uuid from user_carts where user_id = `;

/** Which rows of a table a person has written, caused or is named in. */
const ROWS: Readonly<Record<string, (id: number, contact: string) => SQL>> = {
  access_tokens: (id) => sql`user_id = ${id}`,
  addresses: (id) => sql`user_id = ${id}`,
  applications: (id) => sql`user_id = ${id}`,
  cart_details: (id) =>
    sql`user_cart_id in (select id from user_carts where user_id = ${id})`,
  carts: (id) => sql`owner_id = ${id}`,
  chats: (id) => sql`user_id = ${id}`,
  courier_reviews: (id) => sql`order_id in (${MINE}${id})`,
  data_exports: (id) => sql`user_id = ${id}`,
  idempotency_keys: (id) => sql`owner = ${`user:${id}`}`,
  identities: (id) => sql`user_id = ${id}`,
  ledger_transactions: (id) => sql`id in (select e.transaction_id
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.user_id = ${id})`,
  messages: (id) =>
    sql`chat_id in (select id from chats where user_id = ${id})`,
  notifications: (id) => sql`user_id = ${id}`,
  order_details: (id) =>
    sql`order_id in (${MINE}${id}) or member_uuid in (${PARTS}${id})`,
  order_refunds: (id) => sql`user_id = ${id}`,
  order_shares: (id) => sql`member_uuid in (${PARTS}${id})`,
  orders: (id) => sql`user_id = ${id}`,
  outbox_messages: (id, contact) => sql`recipient = ${contact}
    or recipient in (select 'device:' || d.id from push_subscriptions d where d.user_id = ${id})
    or id in (select t.outbox_id from tellings t where t.order_id in (${MINE}${id}))`,
  push_subscriptions: (id) => sql`user_id = ${id}`,
  quotes: (id) => sql`user_id = ${id}`,
  rate_limits: (_id, contact) => sql`position(${contact} in bucket) > 0`,
  reviews: (id) => sql`user_id = ${id}`,
  subscriptions: (_id, contact) => sql`email = ${contact}`,
  transactions: (id) => sql`order_id in (${MINE}${id})`,
  uploads: (id) => sql`user_id = ${id}`,
  user_carts: (id) => sql`user_id = ${id}`,
  user_events: (id) => sql`topic = ${`user:${id}`}`,
  users: (id) => sql`id = ${id}`,
  verification_codes: (_id, contact) => sql`subject = ${contact}`,
  verify_tokens: (_id, contact) => sql`subject = ${contact}`,
};

/** In those tables, what says nothing of the person: the house's words, ours, and what finds the rows. */
const NOT_THEIRS = new Set([
  'access_tokens.token_hash',
  'carts.share_code',
  'chats.role_id',
  'idempotency_keys.owner',
  'idempotency_keys.key',
  'messages.author', // who answered
  'messages.client_id',
  'messages.content', // stays for those who answered (chat/account-end.test.ts)
  'order_details.snapshot',
  'order_refunds.lang',
  'orders.branch',
  'orders.coupon_name',
  'orders.delivery_time',
  'orders.lang',
  'orders.courier_route',
  'outbox_messages.recipient',
  'push_subscriptions.locale',
  'rate_limits.bucket',
  'subscriptions.email',
  'subscriptions.locale',
  'transactions.charge_site',
  'transactions.charge_title',
  'transactions.lang',
  'transactions.provider_ref',
  'uploads.path',
  'uploads.used_for',
  'user_events.topic',
  'users.email',
  'users.phone',
  'users.contact_phone',
  'verification_codes.subject',
  'verify_tokens.subject',
  'verify_tokens.token_hash',
]);

/** Tables of the house and of nobody: shops, dishes, settings, what a provider keeps. */
const NOBODYS =
  /^(addon|banner|blog_|branch|career|categor|city_|coupons|courier(s|_fees)|currenc|delivery_zones|discount|extra|faqs|gateway_|kitchen_links$|news$|page_|pages|payments|product|sandbox_|search_|settings|shop|stock|stories|tags|tellings$|translation_|bonus)/;

/** Tables with words that this list does not know: a new one says whose its words are. */
export function unknownTables(): string[] {
  const names = new Set(textColumns().map(({ table }) => table));
  return [...names].filter((name) => !(name in ROWS) && !NOBODYS.test(name));
}

/**
 * Writes the marker into every text of one person. Answers the columns where it found no row to write to: the test has
 * to make one.
 */
export async function plantPerson(
  db: Db,
  person: { readonly id: number; readonly contact: string },
  marker: string,
): Promise<string[]> {
  const empty: string[] = [];
  for (const { isJson, name, table } of textColumns()) {
    const rows = ROWS[table]?.(person.id, person.contact);
    if (!rows || NOT_THEIRS.has(`${table}.${name}`)) continue;
    const value = isJson
      ? sql`${JSON.stringify([marker])}::jsonb`
      : sql`${marker} || ctid::text`;
    const { rows: planted } = (await db.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(name)} = ${value}
      where ${rows} returning 1`)) as unknown as { rows: unknown[] };
    if (planted.length === 0) empty.push(`${table}.${name}`);
  }
  return empty;
}

/** Every column in which one of the words stands somewhere. */
export async function findWords(
  db: Db,
  words: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, table } of textColumns())
    for (const word of words) {
      const { rows } = (await db.execute(sql`
        select 1 from ${sql.identifier(table)}
        where position(${word} in ${sql.identifier(name)}::text) > 0 limit 1`)) as unknown as {
        rows: unknown[];
      };
      if (rows.length > 0) found.push(`${table}.${name}: ${word}`);
    }
  return found;
}
