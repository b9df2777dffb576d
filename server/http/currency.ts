import type { Ctx } from '../context';
import type { CurrencyDto } from '../contracts/settings';
import { everyCurrency } from '../domain/settings/active-currencies';
import { badFields, DomainError } from '../errors';

/**
 * The currency asked for by id, else the default one. An unknown id is a 400 with params, and so is one that was switched
 * off, in words: a page that is open in it comes anew in the house's.
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
  if (!found) throw badFields({ currency_id: ['validation.invalid'] });
  if (!found.active)
    throw new DomainError('bad_request', {
      key: 'currency.off',
      fields: { currency_id: ['currency.off'] },
    });
  return found;
}
