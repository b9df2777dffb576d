import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type {
  CurrencyBodyDto,
  NewCurrencyBodyDto,
  OperatorCurrencyDto,
} from '@/server/contracts/operator/money';
import {
  currencySign,
  isCurrencyCode,
} from '@/server/domain/settings/currency-sign';
import { badFields, type DomainError, orNotFound } from '@/server/errors';
import {
  type CurrencyRow,
  findCurrencies,
  insertCurrency,
  lockCurrency,
  updateCurrency,
} from '@/server/repositories/settings/currency-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';

const RATE_MIN = 0.000_001;
const RATE_MAX = 10_000_000;
/** As the column keeps them. */
const RATE_DECIMALS = 8;

const present = ({
  active,
  isDefault,
  position,
  rate,
  symbol,
  title,
}: CurrencyRow): OperatorCurrencyDto => ({
  title,
  symbol,
  position,
  rate,
  active,
  default: isDefault,
});

const refused = (field: string, words: string): DomainError =>
  badFields({ [field]: [words] });

function requireRate(rate: number): void {
  const isKept = Number(rate.toFixed(RATE_DECIMALS)) === rate;
  if (!isKept || rate < RATE_MIN || rate > RATE_MAX)
    throw refused(
      'rate',
      `The rate must be more than 0: a number from ${RATE_MIN} to ${RATE_MAX}, of at most ${RATE_DECIMALS} decimals.`,
    );
}

/** What of the house's own currency is never changed: every price, balance and rate is told by it. */
function requireHouse(row: CurrencyRow, changes: CurrencyBodyDto): void {
  if (!row.isDefault) return;
  if (changes.active === false)
    throw refused(
      'active',
      `${row.title} is the house’s currency: prices and balances are kept in it, so it cannot be switched off.`,
    );
  if (changes.rate !== undefined && changes.rate !== 1)
    throw refused(
      'rate',
      `${row.title} is the house’s currency: its rate is 1, and the others are told by it.`,
    );
}

/** Every currency, in force or not, the house's own first. */
export async function listCurrencies({
  db,
}: Ctx): Promise<OperatorCurrencyDto[]> {
  return (await findCurrencies(db)).map(present);
}

/**
 * Adds a currency, in force at once in every process. Throws bad_request in words for a code that ISO 4217 does not have, for one that
 * is there, and for a rate out of bounds.
 */
export function addCurrency(
  ctx: Ctx,
  { rate, title: given, ...sign }: NewCurrencyBodyDto,
): Promise<OperatorCurrencyDto> {
  const title = given.trim().toUpperCase();
  if (!isCurrencyCode(title))
    throw refused(
      'title',
      `"${given}" is no code of ISO 4217, such as USD or EUR.`,
    );
  requireRate(rate);
  return inTransaction(ctx, async ({ db }) => {
    const row = { ...currencySign(title), ...sign, title, rate };
    const added = await insertCurrency(db, row);
    if (!added)
      throw refused(
        'title',
        `${title} is there already: \`currency rate ${title} ${rate}\` changes its rate, \`currency on ${title}\` brings it back.`,
      );
    await notifyCatalogueChanged(db, 'settings:');
    return present(added);
  });
}

/**
 * Changes rate, sign or state for every process; orders keep the currency and the rate that they were placed with. Throws not_found, and
 * bad_request in words for what the house's currency cannot have and for a rate out of bounds.
 */
export function changeCurrency(
  ctx: Ctx,
  title: string,
  changes: CurrencyBodyDto,
): Promise<OperatorCurrencyDto> {
  if (changes.rate !== undefined) requireRate(changes.rate);
  return inTransaction(ctx, async ({ db }) => {
    const row = orNotFound(await lockCurrency(db, title.toUpperCase()));
    requireHouse(row, changes);
    const isChange = Object.values(changes).some(
      (value) => value !== undefined,
    );
    if (!isChange) return present(row);
    const changed = await updateCurrency(db, row.id, changes);
    await notifyCatalogueChanged(db, 'settings:');
    return present(changed);
  });
}
