import {
  type ApiHarness,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { createFilledCart, orderBody } from './cart';
import { moveOrder, placeOrder, topUpWallet } from './order';

/** What the customer's wallet holds at first. */
export const WALLET_MINOR = 100_000;

/** A customer with money and a full cart, what becomes of it, and the two sides of a refund. */
export async function createRefundCase(api: ApiHarness) {
  const filled = await createFilledCart(api);
  const { shop, shopper } = filled;
  const wallet = await topUpWallet(api.db, shopper.userId, WALLET_MINOR);
  const orderOf = async (id: number) => {
    const answer = await api.get(`/dashboard/user/orders/${id}`, shopper);
    return answer.body.data;
  };
  return {
    ...filled,
    wallet,
    /** The order as its customer reads it. */
    orderOf,
    /** Orders the cart by the wallet and has it delivered. */
    delivered: async (overrides: Record<string, unknown> = {}) => {
      const body = orderBody(filled.cartId, shop.payments.wallet, overrides);
      const { id } = (await placeOrder(api, shopper, body)).body.data;
      await moveOrder(api, id);
      return orderOf(id);
    },
    ask: (body: object, key?: string, who = shopper) =>
      api.post(
        '/dashboard/user/order-refunds',
        { cause: 'It came open.', ...body },
        { ...who, headers: key ? { 'Idempotency-Key': key } : {} },
      ),
    answer: (id: number, status: string, words?: string) =>
      api.post(
        `/dashboard/admin/refunds/${id}`,
        { status, answer: words },
        { token: TEST_OPERATOR_TOKEN },
      ),
  };
}
