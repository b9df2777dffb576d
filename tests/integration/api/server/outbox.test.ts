// @module-tag both-engines
import { asc } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { SendError } from '@/server/domain/notice/notice-sender';
import type {
  Notice,
  NoticeSenders,
} from '@/server/domain/notice/notice-sender';
import { outboxMessages } from '@/server/db/schema/settings';
import { enqueueMail } from '@/server/domain/notice/enqueue-mail';
import {
  drainOutbox,
  type OutboxDeps,
  startOutboxJob,
} from '@/server/jobs/outbox';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';

afterEach(async () => {
  await api.db.delete(outboxMessages);
});

const enqueue = (to: string, code = '123456') =>
  enqueueMail(
    { db: api.db, now: new Date() },
    { to, subject: 'Your code', text: `It is ${code}`, code },
  );

const stored = () =>
  api.db.select().from(outboxMessages).orderBy(asc(outboxMessages.id));

const NOBODY: NoticeSenders = {
  email: null,
  event: null,
  webhook: null,
  chat: null,
  push: null,
  sms: null,
};
const withMail = (send: (notice: Notice) => Promise<void>): NoticeSenders => ({
  ...NOBODY,
  email: { send },
});

function deps(overrides: Partial<OutboxDeps> = {}): OutboxDeps {
  const handle = { db: api.db, listen: () => Promise.resolve() };
  return {
    handle,
    keepsMessages: false,
    senders: NOBODY,
    ...overrides,
  };
}

describe('the outbox job', () => {
  it('hands due mail over once, however many processes drain at the same time, and then forgets the code', async () => {
    const to = Array.from(
      { length: 25 },
      (_, index) => `reader-${index}@sofra.example`,
    );
    for (const one of to) await enqueue(one);
    const sent: Notice[] = [];
    const senders = withMail(async (one) => void sent.push(one));
    await Promise.all([
      drainOutbox(deps({ senders })),
      drainOutbox(deps({ senders })),
      drainOutbox(deps({ senders })),
    ]);
    expect(sent.map((one) => one.to).sort()).toEqual(to.sort());
    expect(sent[0]).toMatchObject({
      unsubscribeUrl: null,
      subject: 'Your code',
      text: 'It is 123456',
    });
    for (const row of await stored())
      expect(row).toMatchObject({ status: 'sent', code: null, body: '' });
  });

  it('keeps a refused mail for a later try and gives up in the end', async () => {
    await enqueue('full@sofra.example');
    const senders = withMail(() => Promise.reject(new Error('mailbox full')));
    for (let attempt = 1; attempt <= 8; attempt++) {
      expect(await drainOutbox(deps({ senders }))).toBe(1);
      const [row] = await stored();
      expect(row?.attempts).toBe(attempt);
      if (attempt === 8) break;
      expect(row?.status).toBe('pending');
      expect(row?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 3_000);
      expect(await drainOutbox(deps({ senders }))).toBe(0);
      await api.db.update(outboxMessages).set({ nextAttemptAt: new Date(0) });
    }
    expect((await stored())[0]).toMatchObject({ status: 'failed', code: null });
    expect(await drainOutbox(deps({ senders }))).toBe(0);
  });

  it('gives a message up at once that can never be sent, and forgets its code', async () => {
    await enqueue('gone@sofra.example');
    const refusal = new SendError({ code: 'smtp_550', isFinal: true });
    const senders = withMail(() => Promise.reject(refusal));
    expect(await drainOutbox(deps({ senders }))).toBe(1);
    expect((await stored())[0]).toMatchObject({
      status: 'failed',
      attempts: 1,
      lastError: 'smtp_550',
      code: null,
      body: '',
    });
  });

  it.each([
    [90_000, 90_000],
    [1_000, 5_000],
    [90_000_000, 3_600_000],
  ])(
    'tries again %i ms later at the soonest when its provider asks for it, %i as it turns out',
    async (retryAfterMs, waits) => {
      await enqueue('busy@sofra.example');
      const now = new Date();
      const refusal = { code: 'sms_429', isFinal: false, retryAfterMs };
      const senders = withMail(() => Promise.reject(new SendError(refusal)));
      await drainOutbox(deps({ senders, now: () => now }));
      const [row] = await stored();
      expect(+(row?.nextAttemptAt ?? 0) - +now).toBe(waits);
      expect(row?.status).toBe('pending');
    },
  );

  it('sends each of many slow mails once: the lease outlives the slowest, and what waits behind it is free', async () => {
    const to = Array.from(
      { length: 10 },
      (_, index) => `slow-${index}@x.example`,
    );
    for (const one of to) await enqueue(one);
    let late = 0;
    const now = () => new Date(Date.now() + late);
    const sent: string[] = [];
    const other = withMail(async (one) => void sent.push(one.to));
    const slow = withMail(async (one) => {
      late += 55_000;
      await drainOutbox(deps({ now, senders: other }));
      sent.push(one.to);
    });
    await drainOutbox(deps({ now, senders: slow }));
    expect(sent.sort()).toEqual(to);
  });

  it("is not held up by another channel's provider", async () => {
    await enqueue('waits@sofra.example');
    await enqueueMail(
      { db: api.db, now: new Date() },
      { to: '+998901234567', subject: '', text: 'Hello', channel: 'sms' },
    );
    let mailed = (): void => undefined;
    let said = (): void => undefined;
    const mailing = new Promise<void>((resolve) => (mailed = resolve));
    const saying = new Promise<void>((resolve) => (said = resolve));
    const draining = drainOutbox(
      deps({
        senders: {
          ...NOBODY,
          email: { send: () => mailing },
          sms: { send: async () => said() },
        },
      }),
    );
    await saying;
    mailed();
    expect(await draining).toBe(2);
  });

  it('keeps everything in the development outbox when there is no mail server', async () => {
    await enqueue('reader@sofra.example');
    await drainOutbox(deps({ keepsMessages: true }));
    expect((await stored())[0]).toMatchObject({
      status: 'sent',
      code: '123456',
    });
  });

  it('drops what nobody can send or read, with its code', async () => {
    await enqueue('reader@sofra.example');
    await drainOutbox(deps());
    expect((await stored())[0]).toMatchObject({
      status: 'failed',
      code: null,
      body: '',
    });
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const work = api.db.transaction(async (tx) => {
      await enqueueMail(
        { db: tx, now: new Date() },
        { to: 'ghost@sofra.example', subject: 's', text: 't' },
      );
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await stored()).toEqual([]);
  });

  it('is woken by a notice and rests once the process stops', async () => {
    const wakes: (() => void)[] = [];
    const sent: Notice[] = [];
    const senders = withMail(async (one) => void sent.push(one));
    const listen: OutboxDeps['handle']['listen'] = async (
      channel,
      onMessage,
    ) => {
      expect(channel).toBe('outbox');
      wakes.push(() => onMessage(''));
    };
    await startOutboxJob(deps({ senders, handle: { db: api.db, listen } }));
    await enqueue('woken@sofra.example');
    wakes[0]?.();
    await expect.poll(async () => (await stored())[0]?.status).toBe('sent');
    expect(sent).toHaveLength(1);
    runtime().stop.abort();
    await enqueue('late@sofra.example');
    wakes[0]?.();
    expect((await stored())[1]?.status).toBe('pending');
  });
});
