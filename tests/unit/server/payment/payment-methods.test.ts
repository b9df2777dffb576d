import { expect, test } from 'vitest';
import type { PaymentGateway } from '@/server/domain/payment/payment-gateway';
import {
  offeredMethod,
  PAYMENT_METHODS,
} from '@/server/domain/payment/payment-methods';

test('what has no implementation, or no provider, is not offered', () => {
  const nobody = { inForce: null, byTag: new Map() };
  const without = { payments: PAYMENT_METHODS, gateways: nobody };
  expect(offeredMethod(without, 'cash')?.tag).toBe('cash');
  expect(offeredMethod(without, 'wallet')?.paysOn).toBe('wallet');
  expect(offeredMethod(without, 'card')).toBeNull();
  expect(offeredMethod(without, 'cheque')).toBeNull();
  const gateways = { ...nobody, inForce: { tag: 'sandbox' } as PaymentGateway };
  expect(offeredMethod({ ...without, gateways }, 'card')?.paysOn).toBe('page');
});
