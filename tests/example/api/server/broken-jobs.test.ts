// @module-tag both-engines
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '@/server/db/client';
import { dataExports } from '@/server/db/schema/account/data-exports';
import { news } from '@/server/db/schema/content';
import {
  accessTokens,
  verificationCodes,
} from '@/server/db/schema/account/users';
import { outboxMessages } from '@/server/db/schema/settings';
import { enqueueMail } from '@/server/domain/notice/enqueue-mail';
import { startAccountWork } from '@/server/jobs/account-work';
import { forgetExpired } from '@/server/jobs/housekeeping';
import { startOutboxJob } from '@/server/jobs/outbox';
import {
  paymentSteps,
  startPaymentSweeper,
} from '@/server/jobs/payment-sweeper';
import { runtime } from '@/server/runtime';
import {
  type ApiHarness,
  openApi,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { faultyLine } from '@/tests/support/api/faulty-gateway';
import { cardDesk } from '@/tests/example/support/card-order';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createSignedInUser } from '@/tests/support/factories/user';

const START = new Date('2026-11-18T07:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const line = faultyLine();
let api: ApiHarness;

beforeAll(async () => {
  api = await openApi({}, { gateway: line.through });
  await createCurrencies(api.db);
});
afterAll(async () => {
  runtime().stop.abort();
  await api.close();
});

/** The database, but for what is done first to this table, which fails. */
function without(call: 'delete' | 'update', broken: PgTable): Db {
  return new Proxy(api.db, {
    get(db, name) {
      const own: unknown = Reflect.get(db, name);
      if (typeof own !== 'function') return own;
      return (...given: unknown[]) => {
        if (name === call && given[0] === broken)
          throw new Error(`${getTableName(broken)} is broken`);
        return Reflect.apply(own, db, given) as unknown;
      };
    },
  });
}

it('sessions that cannot be deleted keep no code, counter or quote from being forgotten', async () => {
  await createSignedInUser(api);
  await api.post('/auth/register', { email: 'new@sofra.example' });
  const later = new Date(Date.now() + 2 * DAY_MS);
  await forgetExpired({ db: without('delete', accessTokens) }, later);
  expect(await api.db.$count(accessTokens)).toBeGreaterThan(0);
  expect(await api.db.$count(verificationCodes)).toBe(0);
});

it('an export that fails keeps no news from going out', async () => {
  await api.post(
    '/dashboard/admin/news',
    { key: 'today', translations: { en: { title: 'Plov', text: 'Day' } } },
    { token: TEST_OPERATOR_TOKEN },
  );
  const services = cardDesk(api, { now: START }).services();
  startAccountWork({
    handle: { db: without('update', dataExports) },
    services,
  });
  await expect
    .poll(async () => (await api.db.select().from(news))[0]?.finishedAt)
    .toBeTruthy();
});

it('a provider that never answers delays neither cancellations nor money that goes back', async () => {
  const clock = { now: START };
  api.setNow(START);
  const desk = cardDesk(api, clock, line.through);
  const [back, unpaid] = [await desk.place(), await desk.place()];
  await desk.pay(back.order.payment_url);
  await desk.webhooks();
  await desk.cancel(back.id, back.shopper);
  const deps = {
    handle: { db: api.db },
    services: desk.services(),
    now: () => clock.now,
  };
  desk.pass(31 * MINUTE_MS);
  const { signal } = new AbortController();
  await paymentSteps(deps)[0]?.work(signal);
  const asked = await desk.place();
  desk.pass(MINUTE_MS);

  let isAsked = false;
  line.faults.look = () => {
    isAsked = true;
    return new Promise<never>(() => undefined);
  };
  startPaymentSweeper(deps);
  await expect.poll(() => isAsked).toBe(true);
  await expect
    .poll(async () => (await desk.row(unpaid.id)).status)
    .toBe('cancelled');
  await expect
    .poll(async () => (await desk.refunds(back.id))[0]?.status)
    .toBe('done');
  expect((await desk.row(asked.id)).status).toBe('new');
});

it('an order that cannot be cancelled holds up no other, and is told as a failure', async () => {
  const clock = { now: START };
  api.setNow(START);
  const desk = cardDesk(api, clock, line.through);
  const [broken, other] = [await desk.place(), await desk.place()];
  const step = (index: number) =>
    paymentSteps({
      handle: { db: api.db },
      services: desk.services(),
      now: () => clock.now,
    })[index]?.work(new AbortController().signal);
  desk.pass(31 * MINUTE_MS);
  await step(0);
  await api.db.execute(sql`
    create function refuse_cancel() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await api.db.execute(sql`
    create trigger refuse_cancel before update of status on orders for each row
    when (new.id = ${sql.raw(String(broken.id))}) execute function refuse_cancel()`);
  await expect(step(1)).rejects.toThrow(`failed: rows ${broken.id}`);
  expect((await desk.row(other.id)).status).toBe('cancelled');
  expect((await desk.row(broken.id)).status).toBe('new');
  await api.db.execute(sql`drop function refuse_cancel cascade`);
  expect(await step(1)).toBe(1);
  expect((await desk.row(broken.id)).status).toBe('cancelled');
});

it('a provider that keeps a channel waiting delays no new message of another', async () => {
  let wake = (): void => undefined;
  let isMailing = false;
  const send = (channel: 'email' | 'sms', to: string) =>
    enqueueMail(
      { db: api.db, now: new Date() },
      { channel, to, subject: '', text: 'Hello' },
    );
  const statuses = async () =>
    (await api.db.select().from(outboxMessages)).map(
      ({ channel, status }) => `${channel} ${status}`,
    );
  await startOutboxJob({
    handle: {
      db: api.db,
      listen: async (_channel, hear) => void (wake = () => hear('')),
    },
    keepsMessages: true,
    senders: {
      event: null,
      webhook: null,
      chat: null,
      push: null,
      email: {
        send: () => {
          isMailing = true;
          return new Promise<never>(() => undefined);
        },
      },
      sms: { send: () => Promise.resolve() },
    },
  });
  await send('email', 'waits@sofra.example');
  wake();
  await expect.poll(() => isMailing).toBe(true);
  await send('sms', '+998901234567');
  wake();
  await expect.poll(statuses).toContain('sms sent');
});
