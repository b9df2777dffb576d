import type { Ctx } from '@/server/context';
import type { ShopChange } from '@/server/contracts/operator/shop';
import { categoryProblems } from '@/server/domain/application/require-complete';
import { isTimeZone } from '@/server/domain/settings/time-zone';
import { DomainError } from '@/server/errors';
import type { ShopRow } from '@/server/repositories/shop/shop-repository';
import type { Problems } from '@/utils/application/problems';
import { shopChangeProblems } from '@/utils/application/shop-problems';
import { type EditedShop, zoneOf } from './shop-view';

type Words = Record<
  string,
  { title?: string; description?: string; address?: string }
>;

/** Every language's words as they are to be; undefined where the change says none. */
export function wordsOf(
  { translations: known }: ShopRow,
  { translations }: ShopChange,
): Words | undefined {
  if (!translations) return undefined;
  const all: Words = {};
  for (const [locale, { address, description, title }] of Object.entries(known))
    all[locale] = {
      title,
      description: description ?? undefined,
      address: address ?? undefined,
    };
  for (const [locale, words] of Object.entries(translations))
    if (words) all[locale] = { ...all[locale], ...words };
    else delete all[locale];
  return all;
}

/**
 * The switches that the ways to pay of a change turn, of those that can be chosen now or are named: others keep theirs
 * for when they can be. Empty: none.
 */
export function paymentSwitches(
  { payments }: Pick<EditedShop, 'payments'>,
  { payments: asked }: Pick<ShopChange, 'payments'>,
): readonly { readonly id: number; readonly active: boolean }[] {
  if (!asked) return [];
  return payments
    .map(({ id, offered, tag, taken }) => {
      const active = asked.includes(tag);
      return { id, active, isTurned: active !== taken && (offered || active) };
    })
    .filter(({ isTurned }) => isTurned);
}

/** Ways to pay that the house has not, that are not the shop's to choose, or of which none works. */
function paymentProblems(
  shop: EditedShop,
  { payments: asked }: ShopChange,
): Problems {
  if (!asked) return {};
  const { isPaidByHouse, payments } = shop;
  if (isPaidByHouse && paymentSwitches(shop, { payments: asked }).length)
    return { payments: ['validation.payments_house'] };
  const wrong = asked.flatMap((tag, index) =>
    payments.some((way) => way.tag === tag)
      ? []
      : [[`payments.${index}`, ['validation.invalid']]],
  );
  if (wrong.length) return Object.fromEntries(wrong) as Problems;
  const offered = payments.filter((way) => way.offered);
  const isPayable = offered.some(({ tag }) => asked.includes(tag));
  return offered.length > 0 && !isPayable
    ? { payments: ['validation.payment_one'] }
    : {};
}

/** Branches that are not, or no longer, the shop's. */
function branchProblems(
  { branches }: EditedShop,
  { branches: asked = [] }: ShopChange,
): Problems {
  const ids = asked.map(({ id }) => id);
  const wrong = ids.flatMap((id, index) =>
    id === undefined ||
    (branches.some((branch) => branch.id === id) && ids.indexOf(id) === index)
      ? []
      : [[`branches.${index}.id`, ['validation.invalid']]],
  );
  return Object.fromEntries(wrong) as Problems;
}

/** Throws bad_request with every field that a shop cannot have so. */
export async function requireGood(
  { db }: Pick<Ctx, 'db'>,
  before: EditedShop,
  change: ShopChange,
): Promise<void> {
  const { shop } = before;
  const from = change.delivery_minutes_from ?? shop.deliveryMinutesFrom;
  const to = change.delivery_minutes_to ?? shop.deliveryMinutesTo;
  const { timezone } = change;
  const fields = {
    ...shopChangeProblems({
      hours: change.hours,
      phone: change.phone,
      branches: change.branches,
      payments: change.payments,
      translations: wordsOf(shop, change),
      location: change.location ?? shop,
      zone: zoneToBe(shop, change),
      delivery_minutes_from: from,
      delivery_minutes_to: to,
    }),
    ...paymentProblems(before, change),
    ...branchProblems(before, change),
    ...(await categoryProblems(
      { db },
      { category_ids: change.category_ids, type: shop.type },
    )),
    ...(timezone &&
      !isTimeZone(timezone) && { timezone: ['validation.invalid'] }),
  };
  if (Object.keys(fields).length)
    throw new DomainError('bad_request', { fields });
}

/** The zone that is to be written: a round one moves with the shop's point; undefined: it stays. */
export function zoneToBe(shop: ShopRow, { location, zone }: ShopChange) {
  return (zone ?? location) ? (zone ?? zoneOf(shop) ?? undefined) : undefined;
}
