import { toDecimal } from '@/utils/money/money';
import type { SandboxSessionDto } from '@/server/contracts/payment';
import type { CurrencyDto } from '@/server/contracts/settings';
import type {
  SandboxTestCard,
  SandboxView,
} from '@/server/domain/payment/sandbox-desk';

/** A page of the sandbox provider; a currency that the house does not keep is written by its code. */
export function presentSandbox(
  view: SandboxView,
  testCards: readonly SandboxTestCard[],
  currencies: readonly CurrencyDto[],
): SandboxSessionDto {
  const { currency: title, declined, id, status } = view;
  const known = currencies.find((currency) => currency.title === title);
  const [first] = currencies;
  if (!first) throw new Error('no active currency');
  const unknown = { ...first, title, symbol: title, default: false };
  return {
    id,
    title: view.title,
    amount: toDecimal(view.amountMinor),
    currency: known ?? unknown,
    status,
    declined,
    test_cards: [...testCards],
    return_url: view.returnUrl,
    cancel_url: view.cancelUrl,
    expires_at: view.expiresAt.toISOString(),
  };
}
