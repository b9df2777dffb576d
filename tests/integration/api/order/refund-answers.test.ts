import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { notifications } from '@/server/db/schema/account/notifications';
import { transactions } from '@/server/db/schema/payments';
import { findBalance } from '@/server/repositories/wallet/ledger-repository';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper } from '@/tests/support/factories/cart';
import {
  createRefundCase,
  WALLET_MINOR,
} from '@/tests/support/factories/refund';

const REFUNDS = '/dashboard/user/order-refunds';
const operator = { token: TEST_OPERATOR_TOKEN };

let own: Awaited<ReturnType<typeof createRefundCase>>;

beforeEach(async () => {
  own = await createRefundCase(api);
});

describe('the answer', () => {
  it('is told in the inbox and by mail; after a refusal it can be asked again', async () => {
    const order = await own.delivered();
    const { id } = (await own.ask({ order_id: order.id })).body.data;
    expect((await own.answer(id, 'rejected')).body.params).toHaveProperty(
      'answer',
    );
    await own.answer(id, 'rejected', 'The photo shows a whole box.');
    expect(await own.orderOf(order.id)).toMatchObject({
      can_refund: true,
      order_refunds: [
        { status: 'rejected', answer: 'The photo shows a whole box.' },
      ],
    });
    const rows = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, own.shopper.userId));
    expect(rows.map(({ subject }) => subject)).toContain(
      `refund:${id}:rejected`,
    );
    expect((await own.ask({ order_id: order.id })).status).toBe(200);
  });

  it('is given once, by whichever operator is first', async () => {
    const order = await own.delivered();
    const { id } = (await own.ask({ order_id: order.id })).body.data;
    const answers = await Promise.all([
      own.answer(id, 'approved'),
      own.answer(id, 'approved'),
      own.answer(id, 'rejected', 'No.'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [row] = await api.db
      .select()
      .from(transactions)
      .where(eq(transactions.orderId, order.id));
    expect(row?.refundedMinor).toBeLessThanOrEqual(row?.priceMinor ?? 0);
    const balance = await findBalance(api.db, own.wallet);
    expect(balance).toBe(
      WALLET_MINOR - (row?.priceMinor ?? 0) + (row?.refundedMinor ?? 0),
    );
  });

  it('lists for its owner and for the operator, and for nobody else', async () => {
    const order = await own.delivered();
    const { id } = (await own.ask({ order_id: order.id })).body.data;
    const mine = await api.get(`${REFUNDS}/paginate`, own.shopper);
    expect(mine.body.data).toMatchObject([{ id }]);
    expect((await api.get(`${REFUNDS}/${id}`, own.shopper)).status).toBe(200);
    const stranger = await createShopper(api);
    expect((await api.get(`${REFUNDS}/${id}`, stranger)).status).toBe(404);
    const pending = await api.get(
      '/dashboard/admin/refunds?status=pending&perPage=100',
      operator,
    );
    expect(pending.body.data.map((row: { id: number }) => row.id)).toContain(
      id,
    );
    expect((await own.answer(id, 'approved')).status).toBe(200);
    expect(
      (
        await api.post(
          `/dashboard/admin/refunds/${id}`,
          { status: 'approved' },
          own.shopper,
        )
      ).status,
    ).toBe(401);
  });
});
