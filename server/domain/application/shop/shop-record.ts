import type { FieldChange } from '@/server/repositories/shop/shop-edit-repository';
import { openSpans, WEEK } from '@/utils/application/week';
import { ringAreaKm2 } from '@/utils/application/zone';
import { toDecimalOrNull } from '@/utils/money/money';
import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  lockUsableUploads,
  moveUploads,
} from '@/server/repositories/application/application-repository';
import { freePictures } from '@/server/repositories/shop/shop-parts-repository';
import { publicAddress, storedPath } from '@/utils/application/picture-path';
import type { EditedShop } from './shop-view';

type Value = FieldChange['old'];
/** What is told of a field, and what tells two values apart where their words are the same. */
type Field = readonly [name: string, told: Value, exact?: string];

const TOLD_MAX = 300;

const clip = (value: Value): Value =>
  typeof value === 'string' && value.length > TOLD_MAX
    ? `${value.slice(0, TOLD_MAX - 1)}…`
    : value;

interface Span {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

const spansText = (spans: readonly Span[]): string | null =>
  spans.map(({ from, to }) => `${from}-${to}`).join(', ') || null;

function weekFields(spans: readonly Span[]): Field[] {
  return WEEK.map((day) => [
    `hours.${day}`,
    spansText(spans.filter((span) => span.day === day)),
  ]);
}

function zoneField({ zone }: EditedShop): Field {
  if (!zone) return ['zone', null];
  if (zone.kind === 'radius') return ['zone', `${zone.radius_km} km`];
  const area = ringAreaKm2(zone.points).toFixed(1);
  return ['zone', `${area} km²`, JSON.stringify(zone.points)];
}

function wordFields({ shop }: EditedShop): Field[] {
  return Object.entries(shop.translations).flatMap(
    ([locale, { address, description, title }]): Field[] => [
      [`translations.${locale}.title`, title],
      [`translations.${locale}.description`, description || null],
      [`translations.${locale}.address`, address || null],
    ],
  );
}

function branchFields({ branches }: EditedShop): Field[] {
  return branches.map(
    ({ hours, id, latitude, longitude, phone, translations }, position) => {
      const [first] = Object.values(translations);
      const told = [
        first?.title,
        first?.description,
        `${latitude}, ${longitude}`,
        phone,
      ];
      const exact = [position, translations, hours, latitude, longitude, phone];
      return [
        `branches.${id}`,
        told.filter(Boolean).join('; '),
        JSON.stringify(exact),
      ];
    },
  );
}

function fieldsOf(view: EditedShop): Field[] {
  const { categories, closedDays, gallery, payments, shop } = view;
  const list = (words: readonly string[]): Value => words.join(', ') || null;
  return [
    ...wordFields(view),
    ['logo_img', shop.logoImg],
    ['background_img', shop.backgroundImg],
    ['gallery', gallery.length || null, gallery.join(' ')],
    ['categories', list(categories.map(({ title }) => title))],
    ['phone', shop.phone],
    ['location', `${shop.latitude}, ${shop.longitude}`],
    zoneField(view),
    ...weekFields(openSpans(shop.workingDays)),
    ['closed_days', list(closedDays)],
    ['min_amount', toDecimalOrNull(shop.minAmountMinor)],
    ['price', toDecimalOrNull(shop.deliveryStartMinor)],
    ['price_per_km', toDecimalOrNull(shop.deliveryPerKmMinor)],
    ['small_order_fee', toDecimalOrNull(shop.smallOrderFeeMinor)],
    ['free_delivery_from', toDecimalOrNull(shop.freeDeliveryFromMinor)],
    ['tax_percent', shop.taxPercent],
    ['service_fee_percent', shop.serviceFeePercent],
    ['delivery_minutes_from', shop.deliveryMinutesFrom],
    ['delivery_minutes_to', shop.deliveryMinutesTo],
    ['accept_minutes', shop.acceptMinutes],
    [
      'payments',
      list(payments.filter(({ taken }) => taken).map(({ tag }) => tag)),
    ],
    ...branchFields(view),
    ['timezone', shop.timezone],
    ['owner', shop.ownerId],
  ];
}

/** What became different, field by field, in plain words and numbers that need no language; empty: nothing. */
export function shopDifferences(
  before: EditedShop,
  after: EditedShop,
): FieldChange[] {
  const was = new Map(fieldsOf(before).map((field) => [field[0], field]));
  const is = new Map(fieldsOf(after).map((field) => [field[0], field]));
  const same = (one: Field | undefined, other: Field | undefined): boolean =>
    (one?.[1] ?? null) === (other?.[1] ?? null) && one?.[2] === other?.[2];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => !same(was.get(name), is.get(name)))
    .map((field) => ({
      field,
      old: clip(was.get(field)?.[1] ?? null),
      new: clip(is.get(field)?.[1] ?? null),
    }));
}

/** Several changes, oldest first, as one: what a field was before the first, and is after the last. */
export function mergedChanges(
  edits: readonly { readonly changes: readonly FieldChange[] }[],
): FieldChange[] {
  const merged = new Map<string, FieldChange>();
  for (const change of edits.flatMap(({ changes }) => changes)) {
    const first = merged.get(change.field);
    merged.set(change.field, {
      ...change,
      old: first ? first.old : change.old,
    });
  }
  return [...merged.values()];
}

/** Pictures as a change names them; null: none from now on. */
interface NamedPictures {
  readonly logo_img?: string | null;
  readonly background_img?: string | null;
  readonly gallery?: readonly string[];
}

/** Their addresses as the shop keeps them; undefined: as it was. */
interface ShopPictures {
  readonly logoImg: string | null | undefined;
  readonly backgroundImg: string | null | undefined;
  readonly gallery: readonly string[] | undefined;
}

/** What a picture of a shop is used for. */
export const shopSubject = (id: number): string => `shop:${id}`;

const shownOf = (pictures: ShopPictures): string[] =>
  [
    pictures.logoImg,
    pictures.backgroundImg,
    ...(pictures.gallery ?? []),
  ].flatMap((img) => img ?? []);

/** An owner names what the shop shows already, or an own picture that is used for nothing else. */
async function requireOwn(
  { db }: Pick<Ctx, 'db'>,
  use: { readonly subject: string; readonly userId: number },
  named: readonly (readonly [field: string, path: string])[],
): Promise<void> {
  const paths = [...new Set(named.map(([, path]) => path))];
  const usable = await lockUsableUploads(db, { ...use, paths });
  const unknown = named.filter(([, path]) => usable.get(path) !== 'public');
  if (unknown.length)
    throw new DomainError('bad_request', {
      key: 'picture.unknown',
      fields: Object.fromEntries(
        unknown.map(([field]) => [field, ['picture.unknown']]),
      ),
    });
  await moveUploads(db, { ...use, paths });
}

/**
 * Binds the pictures that a change names to the shop, inside its transaction; an upload that it shows no more goes after
 * a day. Throws bad_request with the field of one that is not the owner's (`userId`; null: the operator names any).
 */
export async function bindShopPictures(
  ctx: Pick<Ctx, 'db'>,
  { gallery, shop }: Pick<EditedShop, 'gallery' | 'shop'>,
  { change, userId }: { change: NamedPictures; userId: number | null },
): Promise<ShopPictures> {
  const subject = shopSubject(shop.id);
  const { backgroundImg, logoImg } = shop;
  const before = shownOf({ backgroundImg, logoImg, gallery });
  const known = new Map(before.map((img) => [storedPath(img), img]));
  const named = [
    ['logo_img', change.logo_img] as const,
    ['background_img', change.background_img] as const,
    ...(change.gallery ?? []).map((img, at) => [`gallery.${at}`, img] as const),
  ].flatMap(([field, img]) =>
    img && !known.has(storedPath(img))
      ? [[field, storedPath(img)] as const]
      : [],
  );
  if (userId !== null && named.length)
    await requireOwn(ctx, { subject, userId }, named);
  const addressOf = (img: string): string =>
    known.get(storedPath(img)) ?? publicAddress(img);
  const after = {
    logoImg: change.logo_img && addressOf(change.logo_img),
    backgroundImg: change.background_img && addressOf(change.background_img),
    gallery: change.gallery && [...new Set(change.gallery.map(addressOf))],
  };
  const shown = new Set(
    shownOf({
      logoImg: after.logoImg === undefined ? logoImg : after.logoImg,
      backgroundImg:
        after.backgroundImg === undefined ? backgroundImg : after.backgroundImg,
      gallery: after.gallery ?? gallery,
    }),
  );
  const gone = before.filter((img) => !shown.has(img)).map(storedPath);
  await freePictures(ctx.db, subject, gone);
  return after;
}
