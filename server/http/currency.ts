import type { Ctx } from '../context';
import type { CurrencyDto } from '../contracts/settings';
import { activeCurrencies } from '../domain/settings/active-currencies';
import { DomainError } from '../errors';

/** The currency asked for by id, else the default one; an unknown id is a 400 with params. */
export async function resolveCurrency(
  ctx: Pick<Ctx, 'db'>,
  id: unknown,
): Promise<CurrencyDto> {
  const currencies = await activeCurrencies(ctx.db);
  const fallback =
    currencies.find((currency) => currency.default) ?? currencies[0];
  if (!fallback) throw new Error('no active currency');
  if (id === undefined || id === null || id === '') return fallback;
  const found = currencies.find((currency) => currency.id === Number(id));
  if (!found)
    throw new DomainError('bad_request', {
      fields: { currency_id: ['validation.invalid'] },
    });
  return found;
}
