import type { FieldChange } from '@/server/repositories/shop/shop-edit-repository';
import { openSpans, WEEK } from '@/utils/application/week';
import { ringAreaKm2 } from '@/utils/application/zone';
import { toDecimalOrNull } from '@/utils/money/money';
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
