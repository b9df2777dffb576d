import { connectServices } from '@/server/compose';
import { expect } from 'vitest';
import { runChatAgent } from '@/example/agent/chat-agent';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import { chatCalls } from '@/tests/support/factories/chat';
import { moveOrder, placeOrder } from '@/tests/support/factories/order';

/** A customer with two running orders, the older one first. */
async function createTwoOrders() {
  const { cartId, product, shop, shopper } = await createFilledCart(api);
  const line = { shopId: shop.id, stockId: product.stockId };
  const place = async (id: number): Promise<number> => {
    const body = orderBody(id, shop.payments.cash);
    return Number((await placeOrder(api, shopper, body)).body.data.id);
  };
  const older = await place(cartId);
  const newer = await place(await fillCart(api, shopper, line));
  return { older, newer, chat: chatCalls(api, shopper) };
}

it('support’s agent answers about the order it was opened from, until that has ended', async () => {
  const { chat, newer, older } = await createTwoOrders();
  let now = Date.now();
  const askFrom = async (order_id: number): Promise<string> => {
    const room = await chat.room({ order_id });
    await chat.write(room, { chat_content: 'Where is my order?' });
    now += 5_000;
    api.setNow(new Date(now));
    await runChatAgent({
      db: api.db,
      services: connectServices(api.env),
      now: () => new Date(now),
    });
    return (await chat.list(room)).body.data.at(-1).chat_content;
  };
  expect(await askFrom(newer)).toContain(`Order ${newer}: `);
  expect(await askFrom(older)).toContain(`Order ${older}: `);
  await moveOrder(api, older);
  expect(await askFrom(older)).toContain(`Order ${newer}: `);
});
