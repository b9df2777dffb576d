// @vitest-environment node
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import {
  bigint,
  bigserial,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgliteThread } from '@/server/db/pglite-thread';
import { isDatabaseAway } from '@/server/bounds/database-away';
import { errorLines } from '@/server/safe-error';

const PLANTED = 'planted@sofra.example';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Every kind of column that the schema has, and the ones whose text Drizzle reads itself. */
const samples = pgTable('samples', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  name: text('name').unique('samples_name'),
  count: integer('count'),
  big: bigint('big', { mode: 'number' }),
  huge: bigint('huge', { mode: 'bigint' }),
  rate: numeric('rate', { precision: 20, scale: 8 }),
  share: doublePrecision('share'),
  day: date('day'),
  at: timestamp('at', { withTimezone: true }),
  plainAt: timestamp('plain_at', { mode: 'string' }),
  words: text('words').array(),
  numbers: integer('numbers').array(),
  moments: timestamp('moments', { withTimezone: true }).array(),
  what: jsonb('what').$type<unknown>(),
  key: uuid('key'),
  content: bytes('content'),
});

const CREATE = `create table samples (
  id bigserial primary key, name text constraint samples_name unique, count integer check (count > 0), big bigint,
  huge bigint, rate numeric(20, 8), share double precision, day date, at timestamptz, plain_at timestamp, words text[],
  numbers integer[], moments timestamptz[], what jsonb, key uuid, content bytea)`;

const FULL: typeof samples.$inferInsert = {
  name: PLANTED,
  count: 7,
  big: Number.MAX_SAFE_INTEGER,
  huge: 9_223_372_036_854_775_807n,
  rate: '12345.00000001',
  share: 0.1,
  day: '2026-02-28',
  at: new Date('2026-11-22T12:34:56.789Z'),
  plainAt: '2026-11-22 12:34:56.789',
  words: ['плов', 'a "quoted", one', '', 'back\\slash'],
  numbers: [1, -2, 3],
  moments: [new Date(0), new Date('2026-01-01T00:00:00Z')],
  what: { deep: [1, 'two', null, { three: true }], text: 'طعام' },
  key: '6f3f4a0c-9a53-4cb3-8a6f-0c6a5c2e1d11',
  content: Buffer.from([0, 1, 127, 128, 255]),
};

type Database = ReturnType<typeof drizzle>;

/** Each says what it got: an answer, or the error's class and facts. */
const CASES: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
  'a row of every type, written and read': (db) =>
    db.insert(samples).values(FULL).returning(),
  'a row of nulls': (db) =>
    db
      .insert(samples)
      .values({ name: null, words: null, what: null })
      .returning(),
  'the same rows, as the query builder reads them': (db) =>
    db.select().from(samples).orderBy(samples.id),
  'the same rows, raw': async (db) => {
    const { affectedRows, fields, rows } = await db.execute(
      sql`select *, interval '3 days' as pause, array[1.5]::numeric[] as rates, array[date '2026-01-01'] as days,
        time '12:00' as hour, '{1,NULL}'::bigint[] as ids, true as yes, 1.5::real as small, at as name from samples`,
    );
    return { affectedRows, fields, rows };
  },
  'how many rows were changed': async (db) => {
    const done = await db.update(samples).set({ share: 0.25 });
    return [done.affectedRows, done.rows, done.fields];
  },
  'nothing found': (db) =>
    db
      .select()
      .from(samples)
      .where(sql`false`),
  'a unique value twice': (db) => db.insert(samples).values({ name: PLANTED }),
  'a value that a check refuses': (db) =>
    db.insert(samples).values({ count: -1 }),
  'a text that is no number': (db) =>
    db.execute(sql`select ${PLANTED}::integer`),
  'a parameter of no fitting type': (db) =>
    db.execute(sql`select ${{ not: 'bytes' } as never}::bytea`),
  'a statement that is wrong': (db) => db.execute(sql`selekt 1`),
  'a transaction that is kept': async (db) => {
    await db.transaction(async (tx) => {
      await tx.insert(samples).values({ name: 'outer' });
      await tx
        .transaction(async (inner) => {
          await inner.insert(samples).values({ name: 'inner' });
          throw new Error('only the inner one');
        })
        .catch(() => undefined);
    });
    return db.select({ name: samples.name }).from(samples);
  },
  'a transaction whose work fails': async (db) => {
    const outcome = await db
      .transaction(async (tx) => {
        await tx.delete(samples);
        throw new Error('changed my mind');
      })
      .catch((error: Error) => error.message);
    return [outcome, await db.$count(samples)];
  },
  'a transaction that PostgreSQL aborted': async (db) => {
    await db.transaction(async (tx) => {
      await tx.delete(samples);
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
  },
  'a transaction that has another isolation': (db) =>
    db.transaction((tx) => tx.execute(sql`show transaction_isolation`), {
      isolationLevel: 'serializable',
    }),
  'a handle used after its transaction': async (db) => {
    const kept = await db.transaction((tx) => Promise.resolve({ tx }));
    return kept.tx.execute(sql`select 1`);
  },
  'what is left after all that': (db) => db.select().from(samples),
};

/** The driver's facts; what we never read of them (the statement, its parameters and options) may differ. */
function factsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { cause, params, query, queryOptions, ...others } = error as Error &
    Record<string, unknown>;
  void [params, query, queryOptions];
  return {
    ...others,
    message: error.message,
    name: error.name,
    cause: factsOf(cause),
  };
}

async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    return { answer: await work };
  } catch (error) {
    return { failed: factsOf(error) };
  }
}

let here: PGlite;
let there: PgliteThread;
const both: Database[] = [];

beforeAll(async () => {
  [here, there] = await Promise.all([PGlite.create(), PgliteThread.open({})]);
  await here.exec(CREATE);
  await there.query(CREATE);
  both.push(drizzle(here), drizzle(there as unknown as PGlite));
});
afterAll(() => Promise.all([here.close(), there.close()]));

describe('a thread of its own answers like PGlite in this one', () => {
  it.each(Object.entries(CASES))('%s', async (_, ask) => {
    const [expected, got] = await Promise.all(
      both.map((db) => outcomeOf(ask(db))),
    );
    expect(got).toEqual(expected);
  });
});

it('an error says which rule was broken, and no value', async () => {
  const error: unknown = await drizzle(there as unknown as PGlite)
    .insert(samples)
    .values({ name: PLANTED })
    .catch((each: unknown) => each);
  expect(error).toMatchObject({
    cause: { code: '23505', constraint: 'samples_name', severity: 'ERROR' },
  });
  expect((error as Error).cause).not.toHaveProperty('params');
  expect(errorLines(error)).not.toContain(PLANTED);
});

it('a parameter that cannot be copied fails alone', async () => {
  await expect(there.query('select $1', [() => 1])).rejects.toThrow();
  expect((await there.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('what is notified has been heard when the transaction is over', async () => {
  const heard: string[] = [];
  await there.listen('notes', (payload) => heard.push(payload));
  await there.transaction(async (tx) => {
    await tx.query("select pg_notify('notes', 'first')");
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(['first']);
  await there.query("select pg_notify('notes', 'second')");
  expect(heard).toEqual(['first', 'second']);
});

it('a thread without memory for an answer ends as a database that went away', async () => {
  const lost: Error[] = [];
  const small = await PgliteThread.open({
    heapMb: 48,
    onLost: (error) => lost.push(error),
  });
  const asked = [
    small.transaction((tx) =>
      tx.query('select generate_series(1, 2000000) as number'),
    ),
    small.query('select 1'),
  ];
  const outcomes = await Promise.allSettled(asked);
  for (const each of outcomes) {
    expect(each.status).toBe('rejected');
    expect(isDatabaseAway((each as PromiseRejectedResult).reason)).toBe(true);
  }
  expect(lost).toHaveLength(1);
  await expect(small.query('select 1')).rejects.toSatisfy(isDatabaseAway);
  await small.close();
  expect(lost).toHaveLength(1);
});

it('closing is no loss, and a folder that cannot be opened leaves no thread', async () => {
  const lost: Error[] = [];
  const one = await PgliteThread.open({ onLost: (error) => lost.push(error) });
  await one.close();
  await expect(one.query('select 1')).rejects.toSatisfy(isDatabaseAway);
  expect(lost).toEqual([]);
  await expect(
    PgliteThread.open({ folder: '/dev/null/pgdata' }),
  ).rejects.toThrow();
});
