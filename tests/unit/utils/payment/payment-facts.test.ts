import { expect, test } from 'vitest';
import { paymentFacts } from '@/utils/payment/payment-facts';
import { paymentTitle } from '@/utils/payment/payment-tags';

test('a method that is known has words, another goes by its own title', () => {
  expect(paymentTitle('wallet')).toBe('payment.wallet');
  expect(paymentFacts('wallet').hint).toBeNull();
  expect(paymentFacts('cash').hint?.pickup).toBe('checkout.pay.cashPickup');
  for (const tag of ['voucher', '', 'toString', '__proto__']) {
    expect(paymentTitle(tag)).toBeNull();
    expect(paymentFacts(tag).hint).toBeNull();
  }
});
