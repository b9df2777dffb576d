import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  findSandboxSession,
  type SandboxSessionRow,
  sumSandboxRefunds,
  updateSandboxSession,
} from '@/example/payments/sandbox-repository';
import {
  type ApiHarness,
  openApi,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { brokenLine, faultyLine } from '@/tests/support/api/faulty-gateway';
import { type CardDesk, cardDesk } from '@/tests/example/support/card-order';
import { createCurrencies } from '@/tests/support/factories/currency';
import { topUpWallet } from '@/tests/support/factories/order';

const START = new Date('2026-11-18T07:00:00Z');
const MINUTE_MS = 60_000;
const OPERATOR = { token: TEST_OPERATOR_TOKEN };

const line = faultyLine();
let api: ApiHarness;
let desk: CardDesk;

beforeAll(async () => {
  api = await openApi({}, { gateway: line.through });
  await createCurrencies(api.db);
});
afterAll(() => api.close());
beforeEach(() => {
  line.faults = {};
  api.setNow(START);
  desk = cardDesk(api, { now: START }, line.through);
});

describe('a provider that took another amount', () => {
  const other = [
    { amountMinor: 1 },
    { amountMinor: 9_999_999 },
    { currency: 'EUR' },
  ];

  async function takenWrong(taken: Partial<SandboxSessionRow>) {
    const placed = await desk.place();
    const { payment_url: url } = placed.order;
    const session = desk.sessionOf(url);
    await updateSandboxSession(api.db, session, taken);
    await desk.pay(url);
    await desk.comeBack(url);
    await desk.webhooks();
    return { ...placed, session };
  }

  it.each(other)(
    'has paid nothing, and what it took goes back: %o',
    async (taken) => {
      const { id, session } = await takenWrong(taken);
      expect((await desk.row(id)).awaitingPayment).toBe(true);
      const list = await api.get(
        '/dashboard/admin/payments?state=problem',
        OPERATOR,
      );
      expect(list.body.data).toContainEqual(
        expect.objectContaining({ order_id: id, provider: 'sandbox' }),
      );
      await desk.sweep();
      await desk.webhooks();
      await desk.sweep();
      const page = await findSandboxSession(api.db, session);
      expect(await desk.refunds(id)).toEqual([
        { amountMinor: page?.amountMinor, status: 'done' },
      ]);
      expect(await sumSandboxRefunds(api.db, session)).toBe(page?.amountMinor);
    },
  );

  it.each(['card', 'cash', 'wallet'] as const)(
    'does not keep anybody from paying by %s',
    async (way) => {
      const { id, shop, shopper } = await takenWrong({ amountMinor: 1 });
      await topUpWallet(api.db, shopper.userId, 100_000);
      const again = await desk.again(id, shopper, shop.payments[way]);
      expect(again.status).toBe(200);
      const { url } = again.body.data;
      if (url) await desk.pay(url);
      await desk.webhooks();
      await desk.sweep();
      expect(await desk.row(id)).toMatchObject({
        status: 'new',
        awaitingPayment: false,
      });
      expect(await desk.refunds(id)).toMatchObject([{ status: 'done' }]);
    },
  );

  it('nor the order from ending after its time', async () => {
    const { id } = await takenWrong({ amountMinor: 1 });
    desk.pass(31 * MINUTE_MS);
    await desk.sweep();
    expect((await desk.row(id)).status).toBe('cancelled');
    expect(await desk.refunds(id)).toHaveLength(1);
  });
});

describe('money on its way back', () => {
  async function cancelledAfterPaying() {
    const placed = await desk.place();
    await desk.pay(placed.order.payment_url);
    await desk.webhooks();
    await desk.cancel(placed.id, placed.shopper);
    return placed;
  }

  it('is sent again with one key while the provider is silent', async () => {
    const keys: string[] = [];
    const { id } = await cancelledAfterPaying();
    line.faults = {
      refund: (refund) => {
        keys.push(refund.key);
        return brokenLine();
      },
    };
    await desk.sweep();
    await desk.sweep();
    expect(keys).toHaveLength(1);
    desk.pass(5_000);
    await desk.sweep();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    line.faults = {};
    desk.pass(MINUTE_MS);
    await desk.sweep();
    expect(await desk.refunds(id)).toMatchObject([{ status: 'done' }]);
  });

  it('that is refused is shown to the operator', async () => {
    const { id } = await cancelledAfterPaying();
    line.faults = { refund: () => Promise.resolve('refused') };
    await desk.sweep();
    desk.pass(60 * MINUTE_MS);
    line.faults = {};
    await desk.sweep();
    const { body } = await api.get('/dashboard/admin/payments', OPERATOR);
    expect(body.data).toContainEqual(expect.objectContaining({ order_id: id }));
    expect((await api.get('/dashboard/admin/payments')).status).toBe(401);
  });
});
