// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { connectOutbox, connectServices } from '@/server/compose';
import { writeTo } from '@/server/domain/notice/enqueue-mail';
import { outboxMessages } from '@/server/db/schema/settings';
import { drainOutbox } from '@/server/jobs/outbox';
import { api, it as base } from '@/tests/support/api/api-test';
import {
  openSmsGateway,
  SMS_SENDER,
  SMS_SID,
  SMS_TOKEN,
  type SmsGateway,
} from '@/tests/support/api/sms-gateway';

let gateway: SmsGateway;

/** A public site: nothing is kept to be read, whatever leaves must leave. */
const it = base.extend(
  'settings',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    gateway = await openSmsGateway();
    onCleanup(() => gateway.close());
    return {
      DEMO_MODE: '0',
      SMS_URL: gateway.url,
      SMS_ACCOUNT_SID: SMS_SID,
      SMS_AUTH_TOKEN: SMS_TOKEN,
      SMS_FROM: SMS_SENDER,
    };
  },
);

const drain = () =>
  drainOutbox({
    handle: { db: api.db, listen: () => Promise.resolve() },
    ...connectOutbox(api.env),
  });

async function stored(phone: string) {
  const [row] = await api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, phone));
  return row;
}

afterEach(() => gateway.failWith(null));

describe('a code by text message', () => {
  it('is offered where messages can leave, in demo mode or by a gateway', () => {
    expect(connectServices(api.env).reaches.phone).toBe(true);
    const nobody = { ...api.env, SMS_ACCOUNT_SID: undefined };
    expect(connectServices(nobody).reaches.phone).toBe(false);
    expect(connectServices({ ...nobody, demoMode: true }).reaches.phone).toBe(
      true,
    );
  });

  it('leaves after the answer, works, and is then forgotten', async () => {
    const phone = '+998901112233';
    expect((await api.post('/auth/register', { phone })).status).toBe(200);
    expect(gateway.taken).toEqual([]);
    await drain();
    const [sms] = gateway.taken;
    expect(sms?.form).toMatchObject({ To: phone, From: SMS_SENDER });
    const verifyCode = /\d{6}/.exec(sms?.form.Body ?? '')?.[0];
    const answer = await api.post('/auth/verify/code', { phone, verifyCode });
    expect(answer.body.data.verify_token).toEqual(expect.any(String));
    expect(await stored(phone)).toMatchObject({
      status: 'sent',
      body: '',
      code: null,
    });
  });

  it('to a number that is none is given up at once', async () => {
    const phone = '+998901112244';
    gateway.failWith({ status: 400, code: 21211 });
    await api.post('/auth/register', { phone });
    await drain();
    expect(await stored(phone)).toMatchObject({
      status: 'failed',
      attempts: 1,
      lastError: 'sms_400_21211',
      code: null,
    });
  });

  it('waits as long as a busy gateway asks, and leaves then', async () => {
    const phone = '+998901112255';
    gateway.failWith({
      status: 429,
      code: 20429,
      headers: { 'retry-after': '120' },
    });
    await api.post('/auth/register', { phone });
    await drain();
    const row = await stored(phone);
    expect(row).toMatchObject({ status: 'pending', attempts: 1 });
    expect(+(row?.nextAttemptAt ?? 0)).toBeGreaterThan(Date.now() + 110_000);
    gateway.failWith(null);
    await api.db.update(outboxMessages).set({ nextAttemptAt: new Date(0) });
    await drain();
    expect(await stored(phone)).toMatchObject({ status: 'sent', attempts: 2 });
  });
});

it('no message waits for a gateway that is not there', async () => {
  const write = (phone: string, canLeave: boolean) =>
    writeTo(
      {
        db: api.db,
        now: new Date(),
        reaches: { email: true, phone: canLeave },
      },
      { kind: 'phone', value: phone },
      { subject: 'Sofra', text: 'Your account closes' },
    );
  await write('+998901110001', false);
  expect(await stored('+998901110001')).toBeUndefined();
  await write('+998901110002', true);
  expect(await stored('+998901110002')).toMatchObject({ channel: 'sms' });
});
