import { expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { operate, type ToolRun } from '@/tests/support/api/operator-tool';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';

const run = (...line: string[]): Promise<ToolRun> => operate(api, line);

async function place(more: Record<string, unknown>): Promise<string> {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const answer = await placeOrder(
    api,
    shopper,
    orderBody(cartId, shop.payments.cash, more),
  );
  expect(answer.status).toBe(200);
  return String(answer.body.data.id);
}

it('shows what a courier needs at the door and a kitchen before it', async () => {
  const id = await place({
    address: {
      address: 'Amir Temur Avenue 12',
      house: '12b',
      entrance: '3',
      floor: '5',
      office: '37',
      comment: 'The bell is broken',
      leave_at_door: true,
    },
    recipient: { name: 'Aziza', phone: '+998937654321' },
    note: 'No onions',
    username: 'Dilnoza',
  });
  const { out } = await run('order', id);
  for (const [name, value] of [
    ['Ordered by', 'Dilnoza, +998901234567'],
    ['Recipient', 'Aziza, +998937654321'],
    ['To', 'Amir Temur Avenue 12'],
    ['House', '12b'],
    ['Entrance', '3'],
    ['Floor', '5'],
    ['Flat', '37'],
    ['For the courier', 'The bell is broken'],
    ['Leave at door', 'yes'],
    ['Note to the shop', 'No onions'],
  ] as const)
    expect(out).toMatch(
      new RegExp(`^${name}: +${value.replaceAll('+', String.raw`\+`)}$`, 'm'),
    );
});

it('says who cancelled an order', async () => {
  const id = await place({ address: { address: 'Navoi Street 30' } });
  expect((await run('order', id)).out).not.toContain('Cancelled by');
  await run('cancel', id);
  expect((await run('order', id)).out).toMatch(/^Cancelled by: +operator$/m);
});

it('leaves out what is not set, and tells times on the site’s clock', async () => {
  api.setNow(new Date('2026-11-28T20:30:00Z'));
  try {
    await run('setting', 'set', 'timezone', 'Asia/Tashkent');
    const id = await place({ address: { address: 'Navoi Street 30' } });
    const { out } = await run('order', id);
    expect(out).not.toMatch(/Recipient|House|Floor|Flat|Leave|Note|Fetched/);
    expect(out).toMatch(
      /Times of Asia\/Tashkent:\n {2}2026-11-29 01:30 {2}new/,
    );
    expect((await run('orders')).out).toMatch(
      /PLACED \(Asia\/Tashkent\)[^]*2026-11-29 01:30/,
    );
    await run('setting', 'set', 'timezone', 'Europe/Berlin');
    expect((await run('order', id)).out).toContain('2026-11-28 21:30  new');
  } finally {
    api.setNow(null);
    await run('setting', 'set', 'timezone', '');
  }
});
