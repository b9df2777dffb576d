import type { Ctx } from '../context';
import type { CurrencyDto } from '../contracts/settings';
import { everyCurrency } from '../domain/settings/active-currencies';
import { DomainError } from '../errors';

/**
 * The currency asked for by id, else the default one; an unknown id is a 400 with params. One that was switched off
 * still tells an open page its amounts: what commits to a price refuses it (`requireInForce`).
 */
export async function resolveCurrency(
  ctx: Pick<Ctx, 'db'>,
  id: unknown,
): Promise<CurrencyDto> {
  const currencies = await everyCurrency(ctx.db);
  const inForce = currencies.filter(({ active }) => active);
  const fallback = inForce.find((currency) => currency.default) ?? inForce[0];
  if (!fallback) throw new Error('no active currency');
  if (id === undefined || id === null || id === '') return fallback;
  const found = currencies.find((currency) => currency.id === Number(id));
  if (!found)
    throw new DomainError('bad_request', {
      fields: { currency_id: ['validation.invalid'] },
    });
  return found;
}
