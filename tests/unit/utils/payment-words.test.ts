import { expect, test } from 'vitest';
import { paymentWords } from '@/utils/checkout/payment-words';

test('a method that is known has words, another goes by its own title', () => {
  expect(paymentWords('wallet')).toEqual({ title: 'payment.wallet' });
  expect(paymentWords('cash')?.pickup).toBe('checkout.pay.cashPickup');
  for (const tag of ['voucher', '', 'toString', '__proto__'])
    expect(paymentWords(tag)).toBeNull();
});
