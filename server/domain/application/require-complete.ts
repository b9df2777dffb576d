import type {
  DriverApplicationData,
  SellerApplicationData,
} from '@/server/contracts/application/fields';
import type { UserCtx } from '@/server/context';
import { normalisePhone } from '@/server/domain/account/account-subject';
import { siteZone } from '@/server/domain/settings/site-zone';
import { DomainError } from '@/server/errors';
import { findAccountContacts } from '@/server/repositories/account/contact-repository';
import { findTrades } from '@/server/repositories/application/new-shop-repository';
import { driverProblems } from '@/utils/application/driver-problems';
import type { ApplicationKind } from '@/utils/application/limits';
import type { Problems } from '@/utils/application/problems';
import { sellerProblems } from '@/utils/application/seller-problems';
import { isoDate, zonedMoment } from '@/utils/i18n/dates';

type Data = DriverApplicationData & SellerApplicationData;
type CheckCtx = Pick<UserCtx, 'db' | 'now' | 'user'>;

/** Of which kind of place a category is. */
const OTHERS = {
  restaurant: 'validation.category_restaurant',
  shop: 'validation.category_shop',
} as const;

/** Categories that are none any more, never were, or are for the other kind of place: by field, what is wrong. */
export async function categoryProblems(
  { db }: Pick<CheckCtx, 'db'>,
  { category_ids: ids = [], type }: Pick<Data, 'category_ids' | 'type'>,
): Promise<Problems> {
  const trades = await findTrades(db, ids);
  return Object.fromEntries(
    ids.flatMap((id, index) => {
      const trade = trades.get(id);
      if (trade && (!type || trade === type)) return [];
      const said = trade ? OTHERS[trade] : 'validation.invalid';
      return [[`category_ids.${index}`, [said]]];
    }),
  );
}

async function problemsOfDriver(ctx: CheckCtx, data: Data): Promise<Problems> {
  const today = isoDate(zonedMoment(ctx.now, await siteZone(ctx.db)));
  const found = driverProblems(data, { today });
  if (found.phone) return found;
  const { phone } = await findAccountContacts(ctx.db, ctx.user.id);
  return phone !== null && phone === data.phone
    ? found
    : { ...found, phone: ['validation.phone_unproved'] };
}

/**
 * The data as it is sent, when nothing is missing and nothing wrong; bad_request with all the fields otherwise. Who
 * drives gives the phone that was proved to be theirs.
 */
export async function requireComplete(
  ctx: CheckCtx,
  kind: ApplicationKind,
  said: Data,
  options: { readonly isOlder?: boolean },
): Promise<Data> {
  const data = said.phone
    ? { ...said, phone: normalisePhone(said.phone) }
    : said;
  const fields =
    kind === 'driver'
      ? await problemsOfDriver(ctx, data)
      : {
          ...sellerProblems(data, options),
          ...(await categoryProblems(ctx, data)),
        };
  if (Object.keys(fields).length)
    throw new DomainError('bad_request', {
      key: 'application.incomplete',
      fields,
    });
  return data;
}
