import type { Db } from '@/server/db/client';
import { copyRows, first, maxId, run } from '../big-city-copies';

/** What the copies are made from: one order by cash, one from the wallet, and who placed them. */
export interface Templates {
  readonly cash: number;
  readonly wallet: number;
  readonly userId: number;
  /** Of the customers who order in the benchmark; their ids follow each other. */
  readonly customers: { readonly first: number; readonly count: number };
}

/** Past orders of one customer. */
const OF_A_CUSTOMER = 20;
/** Above what sequences reach here, so that copies need none. */
const FAR = 10_000_000;
/** Past orders have ids between these, new ones come after: as it is after years. */
const PAST_ORDERS = 100_000;
const NEW_ORDERS = 2_000_000;
const CHUNK = 50_000;

const PLACED = `now() - interval '1 day' - c * interval '1 minute'`;

/** As an order's life goes, with the minutes since it was placed. */
const STEPS = `(values ('new', 0), ('accepted', 2), ('ready', 15), ('on_a_way', 17), ('delivered', 30)) s(status, minutes)`;

async function copyChunk(
  db: Db,
  { cash, customers, userId, wallet }: Templates,
  [from, to]: readonly [number, number],
): Promise<void> {
  const series = `cross join generate_series(${from}, ${to}) c`;
  const wallets = `${series} where c % 2 = 0 and`;
  const source = `case when c % 2 = 0 then ${wallet} else ${cash} end`;
  const user = `(case when c <= ${customers.count * OF_A_CUSTOMER}
    then ${customers.first} + c % ${customers.count} else ${FAR} + c / ${OF_A_CUSTOMER} end)`;
  const order = `${PAST_ORDERS} + c`;
  const copy = (table: string, set: Record<string, string>, rest: string) =>
    copyRows(db, { table, set, from: `from ${table} t ${rest}` });
  const ofOrder = `${series} where t.order_id = ${source}`;
  const cartOf = `(select o.cart_id from orders o where o.id = ${source})`;
  const ledger = `(select l.id from ledger_transactions l where l.order_id = ${wallet})`;
  const account = `(select a.id from ledger_accounts a where a.kind = 'wallet' and a.user_id = ${user})`;
  const at = { created_at: PLACED, updated_at: PLACED };

  const others = `cross join generate_series(${Math.ceil(from / OF_A_CUSTOMER)}, ${Math.floor(to / OF_A_CUSTOMER)}) c`;
  await copy(
    'users',
    {
      id: `${FAR} + c`,
      email: `'past-' || c || '@sofra.example'`,
      my_referral: `'past-' || c`,
    },
    `${others} where t.id = ${userId}`,
  );
  await copy(
    'ledger_accounts',
    { id: `${FAR} + c`, user_id: `${FAR} + c` },
    `${others} where t.kind = 'wallet' and t.user_id = ${userId}`,
  );
  await copy(
    'carts',
    { id: '-c', owner_id: user, ...at },
    `${series} where t.id = ${cartOf}`,
  );
  await copy(
    'user_carts',
    { id: `${FAR} + c`, cart_id: '-c', user_id: user },
    `${series} where t.cart_id = ${cartOf}`,
  );
  await copy(
    'cart_details',
    { user_cart_id: `${FAR} + c` },
    `join user_carts p on p.id = t.user_cart_id ${series} where p.cart_id = ${cartOf}`,
  );
  await copy(
    'orders',
    {
      ...{ id: order, user_id: user, cart_id: '-c', ...at },
      ...{ status: `'delivered'`, next_step_at: 'null' },
    },
    `${series} where t.id = ${source}`,
  );
  await copy(
    'order_status_history',
    {
      order_id: order,
      status: 's.status',
      at: `${PLACED} + s.minutes * interval '1 minute'`,
    },
    `cross join ${STEPS} ${ofOrder} and t.status = 'new'`,
  );
  await copy('order_details', { order_id: order }, ofOrder);
  await copy(
    'transactions',
    { order_id: order, status: `'paid'`, created_at: PLACED },
    ofOrder,
  );
  await copy(
    'ledger_transactions',
    { id: `${FAR} + c`, order_id: order, created_at: PLACED },
    `${wallets} t.id = ${ledger}`,
  );
  await copy(
    'ledger_entries',
    {
      transaction_id: `${FAR} + c`,
      account_id: `case when t.amount_minor < 0 then ${account} else t.account_id end`,
    },
    `${wallets} t.transaction_id = ${ledger}`,
  );
  await copy(
    'idempotency_keys',
    { owner: `'user:' || ${user}`, key: `'past-' || c`, created_at: PLACED },
    `${series} where t.key = 'template-' || (c % 2)`,
  );
}

/** Sets new orders' ids apart from the past ones'; before the first call of addPastOrders. */
export async function leaveRoomForPast(db: Db): Promise<void> {
  await run(
    db,
    `alter table orders alter column id restart with ${NEW_ORDERS}`,
  );
}

/**
 * Copies two orders, with all that belongs to them and all columns that later work adds, until there are so many past
 * ones. Constraints and triggers do not look: what is copied was right.
 */
export async function addPastOrders(
  db: Db,
  templates: Templates,
  count: number,
): Promise<void> {
  const there = await first(
    db,
    `select count(*)::int as n from orders where id between ${PAST_ORDERS + 1} and ${NEW_ORDERS - 1}`,
  );
  for (let from = there + 1; from <= count; from += CHUNK)
    await db.transaction(async (tx) => {
      await run(tx, 'set local session_replication_role = replica');
      const to = Math.min(from + CHUNK - 1, count);
      await copyChunk(tx, templates, [from, to]);
    });
  await run(db, 'analyze');
  if ((await maxId(db, 'orders')) < PAST_ORDERS + count)
    throw new Error('past orders are missing');
}
