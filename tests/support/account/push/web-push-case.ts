import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import { outboxMessages } from '@/server/db/schema/settings';
import { api, it as base } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { openPushService, type PushService } from './push-service';

/** The push service of this test file. */
export let service: PushService;

/** The site with that push service beside it. */
export const it = base.extend(
  'settings',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    service = await openPushService();
    onCleanup(() => service.close());
    return { PUSH_ALLOW_LOOPBACK: '1', SITE_URL: 'https://sofra.example' };
  },
);

export const PUSH = '/dashboard/user/push';
let made = 0;

/** A device of the session, in a language. */
export async function register(token: string, lang = 'en'): Promise<string> {
  made += 1;
  const device = `device-${made}`;
  const body = service.subscribe(device);
  const answer = await api.post(`${PUSH}?lang=${lang}`, body, { token });
  expect(answer.status).toBe(200);
  return device;
}

/** An order to watch, and whose it is. */
export async function order() {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const body = orderBody(cartId, shop.payments.cash);
  const { id } = (await placeOrder(api, shopper, body)).body.data as {
    id: number;
  };
  return { id, ...shopper };
}

/** What a device was told. */
export const told = (device: string) =>
  service.pushed.filter((message) => message.device === device);

/** What the outbox has for devices, sent or not. */
export const waiting = () =>
  api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.channel, 'push'))
    .orderBy(asc(outboxMessages.id));

/** A person's devices. */
export const devices = (userId: number) =>
  api.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
