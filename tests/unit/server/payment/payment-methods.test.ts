import { expect, test } from 'vitest';
import type { PaymentMethod } from '@/server/domain/payment/payment-method';
import {
  offeredMethod,
  PAYMENT_METHODS,
} from '@/server/domain/payment/payment-methods';

const CARD: PaymentMethod = {
  tag: 'card',
  usesWallet: false,
  starts: 'after_order',
  start: () => Promise.resolve({ kind: 'pending', url: 'https://pay.example' }),
  settle: () => Promise.resolve('open'),
  refund: () => Promise.resolve(),
};

test('what has no implementation, or one that would call a provider inside the transaction, is not offered', () => {
  const methods = new Map([...PAYMENT_METHODS, [CARD.tag, CARD]]);
  expect(offeredMethod(methods, 'cash')?.tag).toBe('cash');
  expect(offeredMethod(methods, 'wallet')?.usesWallet).toBe(true);
  expect(offeredMethod(methods, 'card')).toBeNull();
  expect(offeredMethod(methods, 'cheque')).toBeNull();
});
