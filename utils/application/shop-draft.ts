import type { OwnShopDetailDto } from '@/server/contracts/application/shop';
import { phoneField } from '@/utils/account/phone-text';
import type { LatLng } from '@/utils/address/geo';
import type { Weekday } from '@/utils/constants/calendar';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import type { SellerApplicationData } from './application';
import { same, withFields } from './draft-store';
import { storedPath } from './picture-path';
import {
  readDecimal,
  type SellerDraft,
  typed,
  zoneFields,
} from './seller-draft';
import { type EditedWeek, openHours, toWeek, USUAL_WEEK, WEEK } from './week';

type Hours = NonNullable<SellerApplicationData['hours']>;

/** One more place of a shop as its form has it. */
export interface BranchDraft {
  /** Tells it apart while it has no id. */
  readonly key: string;
  readonly id?: number;
  readonly words: Readonly<
    Record<string, { readonly title: string; readonly address: string }>
  >;
  readonly location: LatLng;
  readonly phone: string;
  /** None: those of the shop. */
  readonly hours: Hours;
}

type Shared =
  | 'categories'
  | 'cover'
  | 'location'
  | 'logo'
  | 'minAmount'
  | 'phone'
  | 'points'
  | 'price'
  | 'pricePerKm'
  | 'radius'
  | 'words'
  | 'zoneKind';

/** A shop as its owner's page has it: numbers as they are typed, words of the chosen languages. */
export interface ShopDraft extends Pick<SellerDraft, Shared> {
  readonly week: EditedWeek;
  /** YYYY-MM-DD. */
  readonly closedDays: readonly string[];
  readonly smallOrderFee: string;
  readonly freeDeliveryFrom: string;
  readonly minutesFrom: string;
  readonly minutesTo: string;
  readonly acceptMinutes: string;
  readonly payments: readonly string[];
  readonly gallery: readonly string[];
  readonly branches: readonly BranchDraft[];
}

/** The cards of the page, each saved by itself, and what each changes. */
export const SECTION_FIELDS = {
  words: ['words'],
  contact: ['phone', 'categories'],
  zone: ['location', 'zoneKind', 'radius', 'points'],
  hours: ['week', 'closedDays'],
  prices: [
    'price',
    'pricePerKm',
    'minAmount',
    'smallOrderFee',
    'freeDeliveryFrom',
  ],
  minutes: ['minutesFrom', 'minutesTo', 'acceptMinutes'],
  payments: ['payments'],
  pictures: ['logo', 'cover', 'gallery'],
  branches: ['branches'],
} as const satisfies Readonly<Record<string, readonly (keyof ShopDraft)[]>>;

export type ShopSection = keyof typeof SECTION_FIELDS;

/** In the order of the page. */
export const SHOP_SECTIONS = Object.keys(
  SECTION_FIELDS,
) as readonly ShopSection[];

/** The numbers of the form, as they are typed. */
export type NumberKey =
  | 'acceptMinutes'
  | 'freeDeliveryFrom'
  | 'minAmount'
  | 'minutesFrom'
  | 'minutesTo'
  | 'price'
  | 'pricePerKm'
  | 'smallOrderFee';

interface NumberField {
  readonly key: NumberKey;
  /** What the API calls it. */
  readonly field: string;
  /** Empty, it says that there is none. */
  readonly isOptional?: boolean;
}

export const AMOUNTS: readonly NumberField[] = [
  { key: 'price', field: 'price' },
  { key: 'pricePerKm', field: 'price_per_km' },
  { key: 'minAmount', field: 'min_amount' },
  { key: 'smallOrderFee', field: 'small_order_fee', isOptional: true },
  { key: 'freeDeliveryFrom', field: 'free_delivery_from', isOptional: true },
];

export const MINUTES: readonly NumberField[] = [
  { key: 'minutesFrom', field: 'delivery_minutes_from' },
  { key: 'minutesTo', field: 'delivery_minutes_to' },
  { key: 'acceptMinutes', field: 'accept_minutes' },
];

function rowsOf(
  hours: readonly { readonly day: string; from: string; to: string }[],
): Hours {
  return hours.flatMap(({ day: name, from, to }) => {
    const day: Weekday | undefined = WEEK.find((each) => each === name);
    return day ? [{ day, from, to, disabled: false }] : [];
  });
}

function branchOf(
  { hours, id, location, phone, translations }: OwnShopDetailDto['branches'][0],
  dialCode: string,
): BranchDraft {
  return {
    key: String(id),
    id,
    words: Object.fromEntries(
      Object.entries(translations).map(([code, { address, title }]) => [
        code,
        { title, address: address ?? '' },
      ]),
    ),
    location: [location.latitude, location.longitude],
    phone: phoneField(phone ?? '', dialCode),
    hours: hours.length > 0 ? openHours(toWeek(rowsOf(hours)) ?? []) : [],
  };
}

function wordsOf({ translations }: OwnShopDetailDto): ShopDraft['words'] {
  return Object.fromEntries(
    LOCALE_CODES.flatMap((code) => {
      const said = translations[code];
      if (!said) return [];
      const { address, description, title } = said;
      return [
        [
          code,
          { title, description: description ?? '', address: address ?? '' },
        ],
      ];
    }),
  );
}

/** What the page's fields begin with. `dialCode`: of the country whose numbers are typed without it. */
export function toShopDraft(
  shop: OwnShopDetailDto,
  dialCode: string,
): ShopDraft {
  const { location, zone } = shop;
  return {
    words: wordsOf(shop),
    categories: [...shop.category_ids].sort((a, b) => a - b),
    phone: phoneField(shop.phone ?? '', dialCode),
    location: [location.latitude, location.longitude],
    ...zoneFields(zone),
    price: typed(shop.price),
    pricePerKm: typed(shop.price_per_km),
    minAmount: typed(shop.min_amount),
    smallOrderFee: typed(shop.small_order_fee),
    freeDeliveryFrom: typed(shop.free_delivery_from),
    minutesFrom: typed(shop.delivery_minutes_from),
    minutesTo: typed(shop.delivery_minutes_to),
    acceptMinutes: typed(shop.accept_minutes),
    week: toWeek(rowsOf(shop.hours)) ?? USUAL_WEEK,
    closedDays: [...shop.closed_days].sort(),
    payments: shop.payments,
    logo: storedPath(shop.logo_img ?? ''),
    cover: storedPath(shop.background_img ?? ''),
    gallery: shop.gallery.map(storedPath),
    branches: shop.branches.map((branch) => branchOf(branch, dialCode)),
  };
}

/** The fields of a card that two drafts have different. */
export function changedFields(
  section: ShopSection,
  one: ShopDraft,
  other: ShopDraft,
): (keyof ShopDraft)[] {
  return SECTION_FIELDS[section].filter(
    (field) => !same(one[field], other[field]),
  );
}

/** The cards in which something was changed. */
export const changedSections = (
  base: ShopDraft,
  draft: ShopDraft,
): ShopSection[] =>
  SHOP_SECTIONS.filter((each) => changedFields(each, base, draft).length > 0);

/** The draft with the fields of one card as another has them. */
export const withSection = (
  draft: ShopDraft,
  section: ShopSection,
  from: ShopDraft,
): ShopDraft => withFields(draft, SECTION_FIELDS[section], from);

/** The prices by which an order becomes dearer than it was. */
export function dearerFields(base: ShopDraft, draft: ShopDraft): NumberKey[] {
  const amount = (from: ShopDraft, key: NumberKey): number =>
    readDecimal(from[key]) ?? (key === 'freeDeliveryFrom' ? Infinity : 0);
  return AMOUNTS.map(({ key }) => key).filter(
    (key) => base[key] !== draft[key] && amount(draft, key) > amount(base, key),
  );
}
