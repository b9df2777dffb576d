import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import * as tables from '@/server/db/schema/tables';
import { MACHINE } from './machine-texts';

/** Runs where it should not: as markup, out of an attribute, out of a script, out of JSON, as a handler. */
export const PLANTED =
  '</script></title></style></textarea>"\'><script>window.__planted=1</script><img src=x onerror="window.__planted=1"><svg onload=window.__planted=1>{{__planted}}\u2028';
/** Where an address is expected. */
const PLANTED_ADDRESS = 'javascript:window.__planted=1';

type How = 'address' | 'list' | 'text' | 'tree' | 'unique text';

/**
 * Every column that holds a person's or an operator's words. What is not here and not in `MACHINE` fails the test: a
 * new column says which it is.
 */
const WRITTEN: Readonly<Record<string, How>> = {
  'access_tokens.device': 'text',
  'addon_groups.translations': 'tree',
  'addresses.title': 'text',
  'addresses.address': 'text',
  'addresses.office': 'text',
  'addresses.house': 'text',
  'addresses.floor': 'text',
  'addresses.entrance': 'text',
  'addresses.comment': 'text',
  'applications.answer': 'text',
  'applications.data': 'tree',
  'banners.img': 'address',
  'banners.url': 'address',
  'banners.translations': 'tree',
  'blog_posts.img': 'address',
  'blog_posts.tags': 'list',
  'blog_posts.translations': 'tree',
  'branches.phone': 'text',
  'branches.translations': 'tree',
  'careers.apply_url': 'address',
  'careers.country': 'text',
  'careers.translations': 'tree',
  'cart_details.note': 'text',
  'carts.note': 'text',
  'categories.img': 'address',
  'category_translations.title': 'text',
  'category_translations.description': 'text',
  'city_addresses.house': 'text',
  'city_maps.attribution': 'text',
  'city_shapes.names': 'tree',
  'city_streets.names': 'tree',
  'city_streets.area': 'tree',
  'courier_reviews.comment': 'text',
  'couriers.firstname': 'text',
  'couriers.lastname': 'text',
  'couriers.phone': 'text',
  'couriers.img': 'address',
  'couriers.vehicle': 'tree',
  'currencies.symbol': 'text',
  'discounts.translations': 'tree',
  'faqs.translations': 'tree',
  'extra_groups.translations': 'tree',
  'extra_values.value': 'text',
  'extra_values.translations': 'tree',
  'ledger_transactions.note': 'text',
  'messages.author': 'text',
  'messages.content': 'text',
  'news.href': 'address',
  'news.translations': 'tree',
  'notifications.data': 'tree',
  'order_details.note': 'text',
  'order_details.member_name': 'text',
  'order_details.snapshot': 'tree',
  'order_refunds.answer': 'text',
  'order_refunds.cause': 'text',
  'order_shares.name': 'text',
  'orders.address': 'tree',
  'orders.branch': 'tree',
  'orders.note': 'text',
  'orders.phone': 'text',
  'orders.recipient': 'tree',
  'orders.refused_note': 'text',
  'orders.username': 'text',
  'orders.coupon_name': 'text',
  'outbox_messages.recipient': 'text',
  'outbox_messages.subject': 'text',
  'outbox_messages.body': 'text',
  'outbox_messages.last_error': 'text',
  'page_versions.translations': 'tree',
  'page_versions.changes': 'tree',
  'pages.translations': 'tree',
  'pages.changes': 'tree',
  'pages.img': 'address',
  'payments.title': 'text',
  'product_translations.title': 'text',
  'product_translations.description': 'text',
  'products.img': 'address',
  'products.gallery': 'list',
  'products.allergens': 'list',
  'products.unit': 'text',
  'reviews.author_name': 'text',
  'reviews.comment': 'text',
  'sandbox_sessions.title': 'text',
  'settings.value': 'text',
  'shop_edits.changes': 'tree',
  'shop_galleries.img': 'address',
  'shop_translations.title': 'text',
  'shop_translations.description': 'text',
  'shop_translations.address': 'text',
  'shops.phone': 'text',
  'shops.logo_img': 'address',
  'shops.background_img': 'address',
  'shops.card_img': 'address',
  'stocks.sku': 'unique text',
  'stocks.allergens': 'list',
  'stories.img': 'address',
  'stories.translations': 'tree',
  'subscriptions.address': 'text',
  'tags.img': 'address',
  'tags.translations': 'tree',
  'transactions.source': 'text',
  'translation_overrides.value': 'text',
  'user_carts.name': 'text',
  'users.firstname': 'text',
  'users.lastname': 'text',
  'users.img': 'address',
};

const HOLDS_TEXT = /^Pg(Text|Varchar|Char|Jsonb?|Array|CustomColumn)$/;

interface TextColumn {
  readonly table: PgTable;
  readonly column: PgColumn;
  readonly name: string;
}

function textColumns(): TextColumn[] {
  return Object.values(tables)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => HOLDS_TEXT.test(column.columnType))
        .filter((column) => !column.enumValues?.length)
        .map((column) => ({
          table,
          column,
          name: `${getTableName(table)}.${column.name}`,
        })),
    );
}

/** Columns that neither list knows, and names in the lists that no column has. */
export function unclassified(): string[] {
  const names = new Set(textColumns().map(({ name }) => name));
  const listed = [...Object.keys(WRITTEN), ...MACHINE];
  return [
    ...[...names].filter((name) => !(name in WRITTEN) && !MACHINE.has(name)),
    ...listed.filter((name) => !names.has(name)),
  ];
}

/** Every text in a JSON value becomes the planted one. */
function plantedTree(value: unknown): unknown {
  if (typeof value === 'string') return PLANTED;
  if (Array.isArray(value)) return value.map(plantedTree);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, plantedTree(each)]),
  );
}

async function plantTrees(db: Db, { column, table }: TextColumn) {
  const at = sql.identifier(column.name);
  const { rows } = (await db.execute(
    sql`select distinct ${at} as value from ${table} where ${at} is not null`,
  )) as unknown as { rows: { value: unknown }[] };
  for (const { value } of rows)
    await db.execute(
      sql`update ${table} set ${at} = ${JSON.stringify(plantedTree(value))}::jsonb where ${at} = ${JSON.stringify(value)}::jsonb`,
    );
}

async function plantOne(db: Db, text: TextColumn, how: How): Promise<void> {
  if (how === 'tree') return plantTrees(db, text);
  const at = sql.identifier(text.column.name);
  const value = {
    address: sql`${PLANTED_ADDRESS}`,
    list: sql`array[${PLANTED}]::text[]`,
    text: sql`${PLANTED}`,
    'unique text': sql`${PLANTED} || ctid::text`,
  }[how];
  // What is absent stays so: a code path of its own, and some may not be there together.
  await db.execute(
    sql`update ${text.table} set ${at} = ${value} where ${at} is not null`,
  );
}

/** Writes the planted text into every row of every column that holds words. */
export async function plantEverywhere(db: Db): Promise<void> {
  await db.execute(
    sql`insert into pages (slug, translations) values ('policy', '{"en": {"title": "x", "description": "x"}}'), ('term', '{"en": {"title": "x", "description": "x"}}'), ('about', '{"en": {"title": "x", "summary": "x", "description": "x"}}')`,
  );
  await db.execute(
    sql`insert into faqs (slug, topic, translations) values ('planted', 'orders', '{"en": {"title": "x", "description": "x"}}')`,
  );
  await db.execute(
    sql`insert into translation_overrides (locale, key, value) values ('en', 'home.title.day', 'x'), ('en', 'footer.tagline', 'x')`,
  );
  for (const text of textColumns()) {
    const how = WRITTEN[text.name];
    if (how) await plantOne(db, text, how);
  }
  await db.execute(
    sql`update settings set value = ${PLANTED_ADDRESS} where key in ('instagram', 'facebook', 'twitter', 'customer_app_ios', 'customer_app_android')`,
  );
}
