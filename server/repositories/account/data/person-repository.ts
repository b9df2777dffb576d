import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { DOOR_TEXTS } from '@/utils/address/door';
import { APPLICATIONS } from '@/utils/application/kinds';
import { PERSONAL_COLUMNS } from '@/utils/order/order-texts';

type Rows = readonly Readonly<Record<string, unknown>>[];

async function rowsOf(db: Db, query: SQL): Promise<Rows> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Rows };
  return rows;
}

/** Minor units as a decimal. */
const amount = (column: SQL): SQL => sql`${column} / 100.0::float8`;

/** What each application was for. */
const kindWords = sql`case kind ${sql.join(
  Object.entries(APPLICATIONS).map(
    ([kind, { server }]) => sql`when ${kind} then ${server.to}`,
  ),
  sql` `,
)} end`;

const profile = (id: number): SQL => sql`
  select firstname, lastname, email, phone, contact_phone, birthday::text, gender, img as picture, my_referral as referral_code,
    email_verified_at, phone_verified_at, created_at from users where id = ${id}`;

const addresses = (id: number): SQL => sql`
  select title, address, ${sql.raw(DOOR_TEXTS.join(', '))}, latitude, longitude, leave_at_door, active, created_at
  from addresses where user_id = ${id} order by id`;

/** Another person's name in a group is theirs: only the own lines' notes are told. */
const lines = sql`
  select coalesce(json_agg(json_build_object(
    'title', coalesce(d.snapshot #>> '{translations,en,title}', (
      select t.value ->> 'title' from jsonb_each(d.snapshot -> 'translations') t limit 1)),
    'quantity', d.quantity, 'price', ${amount(sql`d.total_price_minor`)}, 'gift', d.bonus,
    'note', case when s.owner or d.member_uuid is null then d.note end) order by d.id), '[]'::json)
  from order_details d left join order_shares s on s.order_id = d.order_id and s.member_uuid = d.member_uuid
  where d.order_id = o.id`;

const told = sql.raw(
  PERSONAL_COLUMNS.map((column) =>
    column === 'username' ? 'o.username as name' : `o.${column}`,
  ).join(', '),
);

const orders = (id: number): SQL => sql`
  select o.id as number, o.status, o.delivery_type, o.delivery_date::text, o.delivery_time, ${told},
    c.title as currency,
    ${amount(sql`o.total_minor`)} as total, ${amount(sql`o.delivery_fee_minor`)} as delivery_fee,
    ${amount(sql`o.service_fee_minor`)} as service_fee, ${amount(sql`o.tips_minor`)} as tip,
    ${amount(sql`o.coupon_minor`)} as promo_code_off, o.coupon_name as promo_code, o.created_at, (${lines}) as lines,
    (select coalesce(json_agg(json_build_object('status', t.status, 'price', ${amount(sql`t.price_minor`)},
      'way', p.tag, 'source', t.source, 'created_at', t.created_at) order by t.id), '[]'::json)
      from transactions t join payments p on p.id = t.payment_id where t.order_id = o.id) as payments
  from orders o join currencies c on c.id = o.currency_id where o.user_id = ${id} order by o.id`;

const carts = (id: number): SQL => sql`
  select c.shop_id, c.is_group as group_order, case when c.owner_id = ${id} then c.note end as note, c.updated_at,
    (select coalesce(json_agg(json_build_object('stock_id', d.stock_id, 'quantity', d.quantity, 'note', d.note)
      order by d.id), '[]'::json) from cart_details d where d.user_cart_id = u.id) as lines
  from user_carts u join carts c on c.id = u.cart_id
  where u.user_id = ${id} and c.status = 'active' order by c.id`;

const reviews = (id: number): SQL => sql`
  select 'shop' as about, r.order_id as order_number, r.rating, r.comment, r.images as pictures, r.created_at
    from reviews r where r.user_id = ${id}
  union all select 'courier', v.order_id, v.rating, v.comment, v.images, v.created_at
    from courier_reviews v join orders o on o.id = v.order_id where o.user_id = ${id}
  union all select 'dish', v.order_id, v.rating, null, '[]'::jsonb, v.created_at
    from product_reviews v join orders o on o.id = v.order_id where o.user_id = ${id}
  order by created_at`;

const refunds = (id: number): SQL => sql`
  select r.order_id as order_number, r.status, r.reason, r.cause, r.destination, r.images as pictures,
    ${amount(sql`r.amount_minor`)} as amount, r.answer, r.answered_at, r.created_at
  from order_refunds r where r.user_id = ${id} order by r.id`;

const wallet = (id: number): SQL => sql`
  select t.type, ${amount(sql`e.amount_minor`)} as amount, t.order_id as order_number, t.note, t.created_at
  from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id
  where a.user_id = ${id} and a.kind = 'wallet' order by e.id`;

/** Both sides of what was said in their rooms; the paths are those of `pictures`. */
const chats = (id: number): SQL => sql`
  select c.role as "with", (select t.title from shop_translations t where t.shop_id = c.shop_id
      order by t.locale = 'en' desc, t.locale limit 1) as shop, c.order_id as order_number,
    c.hidden_at is not null as put_away, c.created_at,
    (select coalesce(json_agg(json_build_object('from', case m.sender when 1 then 'you' else coalesce(m.author, 'them') end,
      'text', m.content, 'picture', case when m.img is null then null else '/storage/' || m.img end,
      'order_number', m.order_id, 'created_at', m.created_at) order by m.id), '[]'::json)
      from messages m where m.chat_id = c.id) as messages
  from chats c where c.user_id = ${id} order by c.id`;

/** Each part of what is kept about a person, by the name it has in the file. No hashes, no tokens, nobody else. */
const PARTS: Readonly<Record<string, (id: number) => SQL>> = {
  profile,
  addresses,
  orders,
  carts,
  liked_places: (id) => sql`
    select l.shop_id, l.created_at from likes l where l.user_id = ${id} order by l.created_at`,
  reviews,
  refunds,
  wallet,
  notification_settings: (id) => sql`
    select type, active from notification_settings where user_id = ${id} order by type`,
  notifications: (id) => sql`
    select type, data, read_at, created_at from notifications where user_id = ${id} order by id`,
  chats,
  sessions: (id) => sql`
    select device, address, created_at, last_used_at from access_tokens where user_id = ${id} order by id`,
  push_devices: (id) => sql`
    select kind, locale as language, created_at, used_at from push_subscriptions where user_id = ${id} order by id`,
  sign_in_providers: (id) => sql`
    select provider, email, created_at from identities where user_id = ${id} order by id`,
  referrals: (id) => sql`
    select case when referrer_id = ${id} then 'invited' else 'was invited' end as role, created_at, credited_at
    from referrals where referrer_id = ${id} or referred_id = ${id} order by id`,
  applications: (id) => sql`
    select ${kindWords} as application, status, data, answer, shop_id,
      sent_at, answered_at, created_at, updated_at from applications where user_id = ${id} order by id`,
  pictures: (id) => sql`
    select case visibility when 'private' then '/storage/' else '/storage/images/' end || path as address, type, created_at
    from uploads where user_id = ${id} or used_for in (select 'chat:' || c.uuid from chats c where c.user_id = ${id})
    order by path`,
};

/** What is kept about a person, as of one moment (the caller's transaction), ready to be written as JSON. */
export async function readPerson(
  db: Db,
  userId: number,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(PARTS)) {
    const rows = await rowsOf(db, query(userId));
    found[name] = name === 'profile' ? rows[0] : rows;
  }
  return found;
}
