import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';

/** Tables whose rows of a user say nothing without that user. */
const OWN_TABLES = [
  'access_tokens',
  'addresses',
  'applications',
  'data_exports',
  'identities',
  'likes',
  'notification_settings',
  'notifications',
  'push_subscriptions',
  'quotes',
  'verification_codes',
] as const;

/** What is kept for the parts of carts that were theirs: before the carts, which name them. */
async function forgetCarts(db: Db, userId: number): Promise<void> {
  const parts = sql`select id, uuid from user_carts where user_id = ${userId}`;
  await db.execute(sql`
    delete from idempotency_keys where owner = ${`user:${userId}`}
      or owner in (select 'cart:' || p.uuid from (${parts}) p)`);
  await db.execute(sql`
    delete from user_events where topic = ${`user:${userId}`}
      or topic in (select 'member:' || p.id from (${parts}) p)`);
  await db.execute(sql`delete from carts where owner_id = ${userId}`);
  await db.execute(sql`
    update cart_details set note = null where user_cart_id in (select p.id from (${parts}) p)`);
  await db.execute(sql`
    update user_carts set name = '', user_id = null where user_id = ${userId}`);
}

/** What was sent to an e-mail or a phone, or counted for it. */
async function forgetContact(db: Db, contact: string): Promise<void> {
  const is = (column: SQL): SQL => sql`${column} = ${contact}`;
  await db.execute(
    sql`delete from outbox_messages where ${is(sql`recipient`)}`,
  );
  await db.execute(
    sql`delete from verification_codes where ${is(sql`subject`)}`,
  );
  // what waits to be linked names the e-mail inside of JSON
  await db.execute(sql`
    delete from verify_tokens
    where ${is(sql`subject`)} or (purpose = 'link' and position(${`"${contact}"`} in subject) > 0)`);
  await db.execute(sql`delete from subscriptions where ${is(sql`email`)}`);
  await db.execute(
    sql`delete from rate_limits where position(${contact} in bucket) > 0`,
  );
}

/**
 * What was said in their rooms stays for those who answered, without whose it was: no name, no picture of either side, no
 * way to reach them, also where they wrote it themselves.
 */
async function leaveRooms(
  db: Db,
  userId: number,
  contacts: readonly string[],
): Promise<void> {
  const inRooms = sql`chat_id in (select id from chats where user_id = ${userId})`;
  const theirs = sql`${inRooms} and sender = 1`;
  await db.execute(sql`
    update messages set img = null, img_width = null, img_height = null where ${inRooms} and img is not null`);
  for (const contact of contacts)
    await db.execute(sql`
      update messages set content = replace(content, ${contact}, '…')
      where ${theirs} and position(${contact} in content) > 0`);
  // what the other side sent is nobody's: it goes with the person's own pictures
  await db.execute(sql`
    update uploads set user_id = ${userId}
    where used_for in (select 'chat:' || uuid from chats where user_id = ${userId})`);
  await db.execute(sql`
    update chats set user_id = null where user_id = ${userId}`);
}

/** What waits, or was kept, for their devices: before the devices, whose ids it names. */
async function forgetPushes(db: Db, userId: number): Promise<void> {
  await db.execute(sql`
    delete from outbox_messages where channel = 'push' and recipient in (
      select 'device:' || d.id from push_subscriptions d where d.user_id = ${userId})`);
}

/** The shops they applied for stay with their pictures, as the house's, and with what was changed, by nobody's name; one that never had anything to sell is no shop. */
async function leaveShops(db: Db, userId: number): Promise<void> {
  const { rows } = (await db.execute(sql`
    update shops set owner_id = null, status = case
      when not open and not exists (select 1 from products p where p.shop_id = shops.id) then 'rejected' else status end
    where owner_id = ${userId} returning id`)) as unknown as {
    readonly rows: readonly unknown[];
  };
  if (rows.length) await notifyCatalogueChanged(db, 'shops:');
  await db.execute(sql`
    update shop_edits set user_id = null where user_id = ${userId}`);
  await db.execute(sql`
    delete from uploads where user_id = ${userId} and used_for like 'shop:%'`);
}

/** Removes what belongs to the person alone: carts, addresses, applications, likes, tokens, messages, and what contacts leave behind. */
export async function forgetTraces(
  db: Db,
  userId: number,
  contacts: readonly string[],
): Promise<void> {
  await forgetCarts(db, userId);
  await leaveShops(db, userId);
  await leaveRooms(db, userId, contacts);
  await forgetPushes(db, userId);
  for (const contact of contacts) await forgetContact(db, contact);
  for (const table of OWN_TABLES)
    await db.execute(
      sql`delete from ${sql.identifier(table)} where user_id = ${userId}`,
    );
}
