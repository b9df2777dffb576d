import { sql } from 'drizzle-orm';
import { PERSONAL_COLUMNS } from '@/utils/order/order-texts';
import type { Db } from '@/server/db/client';

const personalGone = sql.raw(
  PERSONAL_COLUMNS.map((column) => `${column} = null`).join(', '),
);

/** Everything that is written in an order for the people it went to. */
async function emptyOrders(db: Db, userId: number): Promise<void> {
  await db.execute(sql`
    update orders set ${personalGone}, courier_route = null, refused_note = null
    where user_id = ${userId}`);
  await db.execute(sql`
    update order_details set note = null, member_name = case when member_uuid is null then null else member_name end
    where order_id in (select id from orders where user_id = ${userId})`);
  await db.execute(sql`
    update transactions set source = null, pay_url = null, charge_email = null
    where user_id = ${userId} or order_id in (select id from orders where user_id = ${userId})`);
  await db.execute(sql`
    update order_refunds set cause = null, answer = null, images = '[]'::jsonb where user_id = ${userId}`);
  await db.execute(sql`
    update ledger_transactions set note = null where id in (
      select e.transaction_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.user_id = ${userId})`);
}

/** Their name and notes in groups, their own and others'; what the others chose and paid stays. */
async function emptyGroupParts(db: Db, userId: number): Promise<void> {
  const parts = sql`
    select uuid from user_carts where user_id = ${userId}
    union select s.member_uuid from order_shares s join orders o on o.id = s.order_id
      where s.owner and o.user_id = ${userId}`;
  await db.execute(sql`
    update order_details set note = null, member_name = null where member_uuid in (${parts})`);
  await db.execute(sql`
    update order_shares set name = '' where member_uuid in (${parts})`);
}

/** What kitchens and the operator were told of their orders and applications, and the links to them; that they were stays. */
async function forgetTold(db: Db, userId: number): Promise<void> {
  const theirs = sql`select id from orders where user_id = ${userId}`;
  await db.execute(sql`
    delete from outbox_messages where id in (
      select t.outbox_id from tellings t where t.order_id in (${theirs})
        or t.application_id in (select id from applications where user_id = ${userId}))`);
  await db.execute(
    sql`delete from kitchen_links where order_id in (${theirs})`,
  );
}

/** Stars stay, words and pictures go. */
async function emptyReviews(db: Db, userId: number): Promise<void> {
  await db.execute(sql`
    update reviews set author_name = '', comment = null, images = '[]'::jsonb where user_id = ${userId}`);
  await db.execute(sql`
    update courier_reviews set comment = null, images = '[]'::jsonb
    where order_id in (select id from orders where user_id = ${userId})`);
}

/** Takes the person out of orders, refunds, payments and reviews; numbers and amounts stay. */
export async function forgetOrders(db: Db, userId: number): Promise<void> {
  await emptyGroupParts(db, userId);
  await emptyOrders(db, userId);
  await forgetTold(db, userId);
  await emptyReviews(db, userId);
}
