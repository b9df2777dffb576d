// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { connectSenders } from '@/server/adapters/notices/senders';
import { connectServices } from '@/server/compose';
import { kitchenLinks, shopWays } from '@/server/db/schema/kitchen';
import { outboxMessages } from '@/server/db/schema/settings';
import { drainOutbox } from '@/server/jobs/outbox';
import { webhookSender } from '@/server/jobs/outbox-senders';
import { api, it as base } from '@/tests/support/api/api-test';
import {
  type MailServer,
  openMailServer,
} from '@/tests/support/api/mail-server';
import { operate } from '@/tests/support/api/operator-tool';
import {
  openSmsGateway,
  SMS_SENDER,
  SMS_SID,
  SMS_TOKEN,
  type SmsGateway,
} from '@/tests/support/api/sms-gateway';
import {
  isSigned,
  openWebhookReceiver,
  type WebhookReceiver,
} from '@/tests/support/api/webhook-receiver';
import {
  placedOrder,
  tell,
  toldOf,
  tokenIn,
} from '@/tests/support/kitchen/told-shop';

let receiver: WebhookReceiver;
let mail: MailServer;
let sms: SmsGateway;

const it = base.extend(
  'settings',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    receiver = await openWebhookReceiver();
    mail = await openMailServer();
    sms = await openSmsGateway();
    onCleanup(async () => {
      await Promise.all([receiver.close(), mail.close(), sms.close()]);
    });
    return {
      DEMO_MODE: '0',
      WEBHOOK_ALLOW_LOOPBACK: '1',
      SMTP_URL: mail.url,
      SMS_URL: sms.url,
      SMS_ACCOUNT_SID: SMS_SID,
      SMS_AUTH_TOKEN: SMS_TOKEN,
      SMS_FROM: SMS_SENDER,
    };
  },
);

afterEach(async () => {
  receiver.failWith(null);
  sms.failWith(null);
  await api.db.delete(outboxMessages);
});

/** What the outbox does so much later, with the senders of a running server. */
function drain(inMs = 1_000): Promise<number> {
  const handle = { db: api.db, listen: () => Promise.resolve() };
  return drainOutbox({
    handle,
    keepsMessages: false,
    senders: {
      ...connectSenders(api.env),
      webhook: webhookSender(handle, connectServices(api.env)),
    },
    now: () => new Date(Date.now() + inMs),
  });
}

const wayOf = async (id = 0) =>
  (await api.db.select().from(shopWays).where(eq(shopWays.id, id)))[0];

const PLACED = { event: 'order.placed', round: 0 } as const;
/** The newest mail to that address; what a kitchen is told leaves before what others are. */
const mailTo = (address: string): string | undefined =>
  mail.mails.findLast((text) => text.includes(`To: ${address}`));

const ways = () =>
  [
    { kind: 'email', target: 'kitchen@shop.example' },
    { kind: 'sms', target: '+998901234567' },
    { kind: 'webhook', target: receiver.url },
  ] as const;

describe('a placed order', () => {
  it('arrives by mail, SMS and webhook, and no token stays in the outbox', async () => {
    const { order, wayIds } = await placedOrder(api, ways());
    await tell(api, { order, ...PLACED });
    await drain();
    const { secret } = (await wayOf(wayIds[2])) ?? {};
    const call = receiver.calls.at(-1);
    expect(call && isSigned(call, secret ?? '')).toBe(true);
    expect(call?.body).toMatchObject({
      event: 'order.placed',
      order: { number: order.id },
    });
    expect(mailTo('kitchen@shop.example')).toContain('Subject: New order');
    expect(tokenIn(sms.taken.at(-1)?.form.Body)).toHaveLength(43);
    const told = await toldOf(api, order.id);
    for (const { outbox_messages: message } of told)
      expect(message).toMatchObject({ status: 'sent', body: '' });
  });

  it('is repeated to a webhook that fails, the same bytes under a new signature, until it takes them', async () => {
    const { order, wayIds } = await placedOrder(api, ways().slice(2));
    receiver.failWith({ status: 503 });
    await tell(api, { order, ...PLACED });
    const before = receiver.calls.length;
    await drain();
    await drain(60_000);
    receiver.failWith(null);
    await drain(10 * 60_000);
    await drain(50 * 60_000);
    const calls = receiver.calls.slice(before);
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ text }) => text)).size).toBe(1);
    const { secret } = (await wayOf(wayIds[0])) ?? {};
    for (const call of calls) expect(isSigned(call, secret ?? '')).toBe(true);
    const [told] = await toldOf(api, order.id);
    expect(told?.outbox_messages).toMatchObject({
      status: 'sent',
      attempts: 3,
    });
  });

  it('is not told to a webhook that was taken away, and its row says so', async () => {
    const { order, wayIds } = await placedOrder(api, ways().slice(2));
    await tell(api, { order, ...PLACED });
    const before = receiver.calls.length;
    await api.db.delete(shopWays).where(eq(shopWays.id, wayIds[0] ?? 0));
    await drain();
    expect(receiver.calls).toHaveLength(before);
    const [told] = await toldOf(api, order.id);
    expect(told?.outbox_messages).toMatchObject({
      status: 'failed',
      lastError: 'webhook_removed',
      body: '',
    });
  });

  it('goes as one SMS when the gateway’s answer is torn, and as a second one only when it was lost', async () => {
    const { order } = await placedOrder(api, ways().slice(1, 2));
    await tell(api, { order, ...PLACED });
    const before = sms.asked.length;
    sms.failWith('torn');
    await drain();
    await drain(60_000);
    expect(sms.asked.length - before).toBe(1);
    const other = await placedOrder(api, ways().slice(1, 2));
    await tell(api, { order: other.order, ...PLACED });
    sms.failWith('cut');
    await drain();
    sms.failWith(null);
    await drain(60_000);
    await drain(120_000);
    expect(sms.asked.length - before).toBe(3);
    expect(sms.taken.length).toBeGreaterThan(0);
  });
});

describe('a ring', () => {
  const setAndRing = async (shopId: number, ...words: string[]) =>
    operate(api, ['shop', 'notify', String(shopId), ...words, '--test']);
  const hookOf = async (shopId: number) =>
    (
      await api.db.select().from(shopWays).where(eq(shopWays.shopId, shopId))
    )[0];

  it('proves a webhook by its 2xx, and by nothing else', async () => {
    const { shop } = await placedOrder(api, []);
    receiver.failWith({ status: 500 });
    const run = await setAndRing(shop.id, '--webhook', receiver.url);
    expect(run.errors).toContain('Each way was rung.');
    await drain();
    expect((await hookOf(shop.id))?.provedAt).toBeNull();
    receiver.failWith(null);
    await drain(60_000);
    expect(receiver.calls.at(-1)?.body).toMatchObject({
      event: 'ring',
      order: null,
      ticket_url: null,
    });
    expect((await hookOf(shop.id))?.provedAt).not.toBeNull();
  });

  it('by mail proves nothing as long as nobody presses, whoever takes it', async () => {
    const { shop } = await placedOrder(api, []);
    await setAndRing(shop.id, '--email', 'ring@shop.example');
    await drain();
    expect(mailTo('ring@shop.example')).toContain('/ring/');
    const way = await hookOf(shop.id);
    expect(way?.provedAt).toBeNull();
    const [link] = await api.db
      .select()
      .from(kitchenLinks)
      .where(eq(kitchenLinks.wayId, way?.id ?? 0));
    expect(link?.usedAt).toBeNull();
  });

  it('an order alone proves no webhook', async () => {
    const { order, wayIds } = await placedOrder(api, ways().slice(2));
    await tell(api, { order, ...PLACED });
    await drain();
    expect((await wayOf(wayIds[0]))?.provedAt).toBeNull();
  });
});
