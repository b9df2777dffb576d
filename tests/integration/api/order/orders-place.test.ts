import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createBranch } from '@/tests/support/factories/place';
import { createShop } from '@/tests/support/factories/shop';
import { WEEKDAYS } from '@/utils/constants/calendar';

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api);
});

const ALWAYS = WEEKDAYS.map((day) => ({ day, from: '00:00', to: '00:00' }));

function pickup(overrides: Record<string, unknown> = {}) {
  return {
    cart_id: filled.cartId,
    delivery_type: 'pickup',
    payment_id: filled.shop.payments.cash,
    phone: '+998901234567',
    ...overrides,
  };
}

function quote(body: Record<string, unknown>) {
  return api.post(
    `/dashboard/user/cart/calculate/${filled.cartId}`,
    { type: 'pickup', ...body },
    filled.shopper,
  );
}

describe('a pickup at a branch', () => {
  it('is kept with the order as the branch was then, in the language of who reads', async () => {
    const id = await createBranch(api.db, filled.shop.id, {
      hours: ALWAYS,
      phone: '+998711234567',
    });
    const quoted = await quote({ branch_id: id });
    expect(quoted.body.data.availability.can_order).toBe(true);
    const input = pickup({ branch_id: id, quote_id: quoted.body.data.id });
    const { body, status } = await placeOrder(
      api,
      filled.shopper,
      input,
      'branch',
    );
    expect(status).toBe(200);
    expect(body.data.branch).toEqual({
      id,
      title: 'Kitchen',
      address: 'Navoi Street 12',
      phone: '+998711234567',
      location: { latitude: 41.3, longitude: 69.2 },
    });
    const inRussian = await api.get(
      `/dashboard/user/orders/${body.data.id}?lang=ru`,
      filled.shopper,
    );
    expect(inRussian.body.data.branch.address).toBe('улица Навои, 12');
  });

  it('follows the hours of the branch: in its slots, its quote and at placing', async () => {
    const closed = await createBranch(api.db, filled.shop.id, {
      hours: [{ day: 'monday', from: '09:00', to: '09:30' }],
    });
    const slots = await api.get(
      `/rest/shops/${filled.shop.id}/slots?type=pickup&branch_id=${closed}`,
    );
    const times = (
      slots.body.data as { day: string; slots: { time: string }[] }[]
    ).flatMap(({ day, slots: list }) =>
      list.map(({ time }) => `${day} ${time}`),
    );
    expect(times.length).toBeLessThanOrEqual(1);
    for (const time of times) expect(time).toBe('monday 09:00');
    const [shut] = (slots.body.data as { date: string; day: string }[]).filter(
      ({ day }) => day !== 'monday',
    );
    const late = { delivery_date: shut?.date, delivery_time: '12:00' };
    const quoted = await quote({ branch_id: closed, ...late });
    expect(quoted.body.data.availability).toMatchObject({
      can_order: false,
      reason: 'closed_day',
    });
    const refused = await placeOrder(
      api,
      filled.shopper,
      pickup({ branch_id: closed, ...late }),
      'closed branch',
    );
    expect(refused.status).toBe(400);
    expect(refused.body.statusCode).toBe('ERROR_118');
  });

  it('of another shop, or one that is no more, is not found', async () => {
    const other = await createShop(api.db);
    const foreign = await createBranch(api.db, other.id, { hours: ALWAYS });
    const gone = await createBranch(api.db, filled.shop.id, { active: false });
    for (const branch_id of [foreign, gone, 999_999]) {
      expect((await quote({ branch_id })).status).toBe(404);
      const input = pickup({ branch_id });
      const answer = await placeOrder(
        api,
        filled.shopper,
        input,
        `no branch ${branch_id}`,
      );
      expect(answer.status).toBe(404);
      expect(
        (
          await api.get(
            `/rest/shops/${filled.shop.id}/slots?branch_id=${branch_id}`,
          )
        ).status,
      ).toBe(404);
    }
  });

  it('is nothing to a delivery', async () => {
    const id = await createBranch(api.db, filled.shop.id);
    const input = orderBody(filled.cartId, filled.shop.payments.cash, {
      branch_id: id,
    });
    const { body } = await placeOrder(api, filled.shopper, input, 'delivery');
    expect(body.data.branch).toBeNull();
  });
});

describe('an order for somebody else', () => {
  it('keeps who receives it beside who ordered', async () => {
    const recipient = { name: 'Aziza', phone: '+998 93 765 43 21' };
    const { body } = await placeOrder(
      api,
      filled.shopper,
      pickup({ recipient, username: 'Dilnoza' }),
      'for Aziza',
    );
    expect(body.data).toMatchObject({
      username: 'Dilnoza',
      phone: '+998901234567',
      recipient,
    });
  });

  it('is refused without a name, and with what is no number', async () => {
    for (const recipient of [
      { name: '', phone: '+998937654321' },
      { name: 'Aziza', phone: 'ask me' },
      { name: 'Aziza' },
    ]) {
      const answer = await placeOrder(
        api,
        filled.shopper,
        pickup({ recipient }),
        JSON.stringify(recipient).slice(0, 40),
      );
      expect(answer.status).toBe(400);
    }
  });

  it('is for who orders when nobody is named', async () => {
    const { body } = await placeOrder(
      api,
      filled.shopper,
      pickup({ recipient: null }),
      'for me',
    );
    expect(body.data.recipient).toBeNull();
  });
});
