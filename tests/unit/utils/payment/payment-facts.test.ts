import { expect, test } from 'vitest';
import { paymentFacts } from '@/utils/payment/payment-facts';

test('a method that is known has words, another goes by its own title', () => {
  expect(paymentFacts('wallet')).toMatchObject({
    title: 'payment.wallet',
    hint: null,
  });
  expect(paymentFacts('cash').hint?.pickup).toBe('checkout.pay.cashPickup');
  for (const tag of ['voucher', '', 'toString', '__proto__'])
    expect(paymentFacts(tag)).toMatchObject({ title: null, hint: null });
});
