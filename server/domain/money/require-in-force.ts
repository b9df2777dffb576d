import type { CurrencyDto } from '@/server/contracts/settings';
import { DomainError } from '@/server/errors';

/** Throws bad_request for a currency that was switched off: a price is promised in one that is in force alone. */
export function requireInForce({ active }: CurrencyDto): void {
  if (active) return;
  throw new DomainError('bad_request', {
    key: 'currency.off',
    fields: { currency_id: ['currency.off'] },
  });
}
