import { expect, test } from 'vitest';
import type { PaymentGateway } from '@/server/domain/payment/payment-gateway';
import {
  offeredMethod,
  PAYMENT_METHODS,
} from '@/server/domain/payment/payment-methods';

test('what has no implementation, or no provider, is not offered', () => {
  const without = { payments: PAYMENT_METHODS, gateway: null };
  expect(offeredMethod(without, 'cash')?.tag).toBe('cash');
  expect(offeredMethod(without, 'wallet')?.usesWallet).toBe(true);
  expect(offeredMethod(without, 'card')).toBeNull();
  expect(offeredMethod(without, 'cheque')).toBeNull();
  const gateway = { tag: 'sandbox' } as PaymentGateway;
  expect(offeredMethod({ ...without, gateway }, 'card')?.starts).toBe(
    'after_order',
  );
});
