// @vitest-environment node
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { queueStatements } from '@/server/db/statement-queue';
import { forCaller } from '@/server/bounds/fair-queue';

let client: PGlite;
let db: ReturnType<typeof drizzle>;
beforeAll(async () => {
  client = new PGlite();
  await client.exec('create table notes (text text not null)');
});
afterAll(() => client.close());
beforeEach(async () => {
  await client.exec('truncate notes');
  db = drizzle(queueStatements(client).client);
});

const note = (text: string) =>
  db.execute(sql`insert into notes values (${text})`);

const written = async (): Promise<unknown[]> =>
  (await client.query<{ text: string }>('select text from notes')).rows.map(
    ({ text }) => text,
  );

it('a transaction is one piece of work: what it does waits for nobody, nested ones neither', async () => {
  const others: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    // These wait until the transaction is over, which waits for none of them.
    for (let count = 0; count < 20; count += 1)
      others.push(note(`other ${count}`));
    await tx.execute(sql`insert into notes values ('one')`);
    await tx.transaction(async (inner) => {
      await inner.execute(sql`insert into notes values ('two')`);
    });
    await tx.execute(sql`insert into notes values ('three')`);
  });
  await Promise.all(others);
  expect((await written()).slice(0, 3)).toEqual(['one', 'two', 'three']);
  expect(await written()).toHaveLength(23);
});

it('a statement and a transaction that fail leave the next ones their turn', async () => {
  const failing = [
    db.execute(sql`select 1 / 0`),
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('gone')`);
      throw new Error('changed my mind');
    }),
  ];
  const next = note('kept');
  const [statement, transaction] = await Promise.allSettled(failing);
  await next;
  expect([statement?.status, transaction?.status]).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await written()).toEqual(['kept']);
});

it('an order that comes after fifty searches is written before them', async () => {
  const done: string[] = [];
  const ask = (kind: 'search' | 'vital') =>
    forCaller({ kind, client: kind }, async () => {
      await db.execute(sql`select 1`);
      done.push(kind);
    });
  const searches = Array.from({ length: 50 }, () => ask('search'));
  await Promise.all([...searches, ask('vital')]);
  expect(done.indexOf('vital')).toBeLessThanOrEqual(1);
});

it('a full queue is told by its reason, also through Drizzle', async () => {
  const asked = Array.from({ length: 150 }, () => note('again'));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.find((each) => each.status === 'rejected');
  expect(refused?.reason).toMatchObject({ cause: { code: 'unavailable' } });
  expect((await written()).length).toBeGreaterThanOrEqual(100);
});
