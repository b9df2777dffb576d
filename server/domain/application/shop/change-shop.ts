import type { Ctx } from '@/server/context';
import type { ShopChange } from '@/server/contracts/operator/shop';
import { categoryProblems } from '@/server/domain/application/change-application';
import { isTimeZone } from '@/server/domain/settings/time-zone';
import { DomainError } from '@/server/errors';
import type { ShopRow } from '@/server/repositories/shop/shop-repository';
import type { Problems } from '@/utils/application/problems';
import { shopChangeProblems } from '@/utils/application/shop-problems';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import {
  putClosedDays,
  putHours,
  putShopCategories,
  putShopWords,
  putZone,
  updateShop,
} from '@/server/repositories/shop/edit-shop-repository';
import { noteShopEdit } from '@/server/repositories/shop/shop-edit-repository';
import {
  leavePictures,
  putBranches,
  putGallery,
} from '@/server/repositories/shop/shop-parts-repository';
import { putShopSwitch } from '@/server/repositories/payment/payment-repository';
import { plainPhone } from '@/utils/account/field-rules';
import { zoneRing } from '@/utils/application/zone';
import { toMinor } from '@/utils/money/money';
import {
  type EditedShop,
  readShop,
  tradeIds,
  yesterday,
  zoneOf,
} from './shop-view';
import { bindShopPictures, shopDifferences, shopSubject } from './shop-record';

type Words = Record<
  string,
  { title?: string; description?: string; address?: string }
>;

/** Every language's words as they are to be; undefined where the change says none. */
function wordsOf(
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
function paymentSwitches(
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
async function requireGood(
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
function zoneToBe(shop: ShopRow, { location, zone }: ShopChange) {
  return (zone ?? location) ? (zone ?? zoneOf(shop) ?? undefined) : undefined;
}

type Tx = Pick<Ctx, 'db' | 'now'>;

/** A change of a shop and who makes it. */
interface HeldChange {
  readonly change: Omit<ShopChange, 'owner'>;
  /** Its owner's; null: the operator's change. */
  readonly userId: number | null;
  /** Whose it is from now on; null: the house's; undefined: it stays. */
  readonly ownerId?: number | null;
}

const minor = <T extends number | null | undefined>(amount: T) =>
  typeof amount === 'number' ? toMinor(amount) : amount;

async function writeRow(
  tx: Tx,
  { gallery, shop }: EditedShop,
  { change, ownerId, userId }: HeldChange,
): Promise<void> {
  const { db } = tx;
  const pictures = await bindShopPictures(
    tx,
    { gallery, shop },
    { change, userId },
  );
  const { backgroundImg, logoImg } = pictures;
  if (ownerId !== undefined && shop.ownerId && shop.ownerId !== ownerId)
    await leavePictures(db, shop.ownerId, shopSubject(shop.id));
  const isNewCover =
    backgroundImg !== undefined && backgroundImg !== shop.backgroundImg;
  await updateShop(db, shop.id, {
    ...change.location,
    phone: change.phone && plainPhone(change.phone),
    logoImg,
    backgroundImg,
    // a card shows the new cover, too
    cardImg: isNewCover ? null : undefined,
    minAmountMinor: minor(change.min_amount),
    deliveryStartMinor: minor(change.price),
    deliveryPerKmMinor: minor(change.price_per_km),
    smallOrderFeeMinor: minor(change.small_order_fee),
    freeDeliveryFromMinor: minor(change.free_delivery_from),
    taxPercent: change.tax_percent,
    serviceFeePercent: change.service_fee_percent,
    deliveryMinutesFrom: change.delivery_minutes_from,
    deliveryMinutesTo: change.delivery_minutes_to,
    acceptMinutes: change.accept_minutes,
    timezone: change.timezone,
    ownerId,
  });
  if (pictures.gallery) await putGallery(db, shop.id, pictures.gallery);
}

async function writePlace(
  { db, now }: Tx,
  shop: ShopRow,
  change: ShopChange,
): Promise<void> {
  const zone = zoneToBe(shop, change);
  if (zone) await putZone(db, shop.id, zoneRing(zone, change.location ?? shop));
  const open = change.hours?.filter(({ disabled }) => !disabled);
  if (open)
    await putHours(
      db,
      shop.id,
      open.map(({ day, from, to }) => ({ day, opensAt: from, closesAt: to })),
    );
  const { closed_days: days } = change;
  if (days) await putClosedDays(db, shop.id, { days, since: yesterday(now) });
  if (change.branches)
    await putBranches(
      db,
      shop.id,
      change.branches.map(({ hours, id, location, phone, translations }) => ({
        ...location,
        id,
        phone: phone ? plainPhone(phone) : null,
        hours: (hours ?? [])
          .filter(({ disabled }) => !disabled)
          .map(({ day, from, to }) => ({ day, from, to })),
        translations: Object.fromEntries(
          Object.entries(translations).map(
            ([locale, { address, title = '' }]) => [
              locale,
              { title, description: address },
            ],
          ),
        ),
      })),
    );
}

async function writeRest(
  { db }: Tx,
  { payments, shop }: EditedShop,
  change: ShopChange,
): Promise<void> {
  const categoryIds =
    change.category_ids ??
    (change.categories && (await tradeIds(db, shop.type, change.categories)));
  if (categoryIds) await putShopCategories(db, shop.id, categoryIds);
  for (const { active, id } of paymentSwitches({ payments }, change))
    await putShopSwitch(db, { shopId: shop.id, paymentId: id, active });
  const words = wordsOf(shop, change);
  if (words)
    await putShopWords(
      db,
      shop.id,
      Object.entries(words).map(
        ([locale, { address, description, title = '' }]) => ({
          locale,
          title,
          description: description ?? null,
          address: address ?? null,
        }),
      ),
    );
}

/**
 * Changes what is given of a shop whose row is held since it was read, notes who changed what, and lets every process read
 * it anew; a change that changes nothing leaves no trace. Throws bad_request with the fields that a shop cannot have, as an
 * application cannot.
 */
export async function changeHeldShop(
  tx: Ctx,
  before: EditedShop,
  held: HeldChange,
): Promise<EditedShop> {
  const { change, userId } = held;
  const { id } = before.shop;
  await requireGood(tx, before, change);
  await writeRow(tx, before, held);
  await writePlace(tx, before.shop, change);
  await writeRest(tx, before, change);
  const after = await readShop(tx, id);
  const changes = shopDifferences(before, after);
  if (!changes.length) return after;
  const edit = { shopId: id, userId, changes, now: tx.now };
  const version = await noteShopEdit(tx.db, edit);
  await notifyCatalogueChanged(tx.db, 'shops:');
  return { ...after, shop: { ...after.shop, version } };
}
