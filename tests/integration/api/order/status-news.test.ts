import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { orders } from '@/server/db/schema/orders';
import { notifications } from '@/server/db/schema/account/notifications';
import { outboxMessages, userEvents } from '@/server/db/schema/settings';
import { notificationSettings, users } from '@/server/db/schema/account/users';
import { userTopic } from '@/server/domain/event/topics';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  fillCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder, topUpWallet } from '@/tests/support/factories/order';

let shopper: Shopper;
let orderId: number;

beforeEach(async () => {
  const filled = await createFilledCart(api);
  ({ shopper } = filled);
  const body = orderBody(filled.cartId, filled.shop.payments.cash);
  const answer = await api.post(
    '/dashboard/user/orders?lang=ru',
    body,
    shopper,
  );
  orderId = answer.body.data.id;
});

const move = (status: string, id = orderId) =>
  api.post(
    `/dashboard/admin/orders/${id}/status`,
    { status },
    { token: TEST_OPERATOR_TOKEN },
  );

const inbox = (userId = shopper.userId) =>
  api.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));

async function mails(userId = shopper.userId) {
  const [user] = await api.db.select().from(users).where(eq(users.id, userId));
  return api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, user?.email ?? ''))
    .orderBy(asc(outboxMessages.id));
}

describe('news of a status', () => {
  it('come to the inbox once, with an event for the open pages', async () => {
    expect((await move('accepted')).status).toBe(200);
    expect((await move('accepted')).status).toBe(400);
    const rows = await inbox();
    expect(rows).toMatchObject([
      {
        type: 'order_status',
        subject: `order:${orderId}:accepted`,
        data: { order_id: orderId, status: 'accepted' },
        readAt: null,
      },
    ]);
    const events = await api.db
      .select()
      .from(userEvents)
      .where(eq(userEvents.topic, userTopic(shopper.userId)));
    expect(events.filter(({ type }) => type === 'notification')).toMatchObject([
      { payload: { id: rows[0]?.id, version: 1 } },
    ]);
  });

  it('are written in the language of the order, with its address', async () => {
    await move('accepted');
    const [receipt, mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(receipt?.subject).toContain('Ваш заказ');
    expect(mail?.subject).toMatch(new RegExp(`ваш заказ ${orderId} принят$`));
    expect(mail?.body).toContain('Адрес: Amir Temur Avenue 12, 37');
    expect(mail?.body).toMatch(new RegExp(`/ru/orders/${orderId}\n`));
  });

  it('carry the way to end them with one press, in their language; the receipt carries none', async () => {
    await move('accepted');
    const [receipt, mail] = await mails();
    const [user] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, shopper.userId));
    const url = `http://localhost:3000/ru/unsubscribe?key=${user?.mailKey}&type=order_statuses`;
    expect(mail?.unsubscribeUrl).toBe(url);
    expect(mail?.body.endsWith(`\n\nОтписаться от таких писем: ${url}`)).toBe(
      true,
    );
    expect(receipt?.unsubscribeUrl).toBeNull();
    expect(receipt?.body).not.toContain('unsubscribe');
  });

  it('are not mailed to who does not want them, yet stand in the inbox', async () => {
    await api.db
      .insert(notificationSettings)
      .values({ userId: shopper.userId, type: 'order_statuses', active: false })
      .onConflictDoUpdate({
        target: [notificationSettings.userId, notificationSettings.type],
        set: { active: false },
      });
    await move('accepted');
    expect(await mails()).toHaveLength(1);
    expect(await inbox()).toHaveLength(1);
  });

  it('of a cancelled order say where the money goes', async () => {
    const buyer = await createShopper(api);
    await topUpWallet(api.db, buyer.userId, 100_000);
    const { shop, product } = await createFilledCart(api);
    const { stockId } = product;
    const cartId = await fillCart(api, buyer, { shopId: shop.id, stockId });
    const body = orderBody(cartId, shop.payments.wallet);
    const { id, total_price: total } = (await placeOrder(api, buyer, body)).body
      .data;
    await api.post(
      `/dashboard/user/orders/${id}/status/change?status=cancelled`,
      {},
      buyer,
    );
    const mail = (await mails(buyer.userId)).at(-1);
    expect(mail?.body).toContain(
      `$${total.toFixed(2)} is back in your wallet.`,
    );
    await move('cancelled');
    expect((await mails()).at(-1)?.body).toContain('С вас ничего не списано.');
  });

  it('are not told of a transition that is refused', async () => {
    await api.db
      .update(orders)
      .set({ status: 'delivered' })
      .where(eq(orders.id, orderId));
    expect((await move('cancelled')).status).toBe(400);
    expect(await inbox()).toEqual([]);
  });
});
