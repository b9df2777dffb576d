import { phoneText } from '@/utils/account/phone-text';
import type { LatLng } from '@/utils/address/geo';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import type { SellerApplicationData } from './application';
import { storedPath } from './picture-path';
import { type EditedWeek, toHours, toWeek } from './week';

export interface ShopWords {
  readonly title: string;
  readonly description: string;
  /** Of a shop that is there: as its page says it in that language. */
  readonly address?: string;
}

/** An application to sell as its form has it: numbers as they are typed, and words of the chosen languages. */
export interface SellerDraft {
  readonly type: '' | 'restaurant' | 'shop';
  readonly words: Readonly<Record<string, ShopWords>>;
  readonly categories: readonly number[];
  readonly phone: string;
  readonly legalName: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly location: LatLng | null;
  readonly zoneKind: 'polygon' | 'radius';
  readonly radius: string;
  readonly points: readonly LatLng[];
  readonly price: string;
  readonly pricePerKm: string;
  readonly minAmount: string;
  /** Null until its step was seen. */
  readonly week: EditedWeek | null;
  readonly logo: string;
  readonly cover: string;
  readonly documents: readonly string[];
  readonly agreement: boolean;
}

/** A category, and the kind of place that may choose it. */
export interface Trade {
  readonly id: number;
  readonly title: string;
  readonly shopType: 'restaurant' | 'shop';
}

/** Those of the chosen categories that another kind of place has. */
export function unfitTrades(
  { categories, type }: Pick<SellerDraft, 'categories' | 'type'>,
  trades: readonly Trade[],
): readonly Trade[] {
  return trades.filter(
    ({ id, shopType }) =>
      type !== '' && shopType !== type && categories.includes(id),
  );
}

/** What the fields with numbers are called in the data. */
export const NUMBER_FIELDS = {
  price: 'price',
  pricePerKm: 'price_per_km',
  minAmount: 'min_amount',
} as const satisfies Partial<Record<keyof SellerDraft, string>>;

const USUAL_RADIUS = '3';

/** A number as its field begins with; '' for none. */
export const typed = (value: number | null | undefined): string =>
  value == null ? '' : String(value);

/** A number as people write it, with a point or a comma; null: it is none. Two decimals at most. */
export function readDecimal(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** The languages in the order in which they are always listed. */
function orderedWords(
  translations: SellerApplicationData['translations'],
  lang: string,
): SellerDraft['words'] {
  const said = translations ?? {};
  const chosen = LOCALE_CODES.filter((code) => said[code]);
  return Object.fromEntries(
    (chosen.length > 0 ? chosen : [lang]).map((code) => [
      code,
      {
        title: said[code]?.title ?? '',
        description: said[code]?.description ?? '',
      },
    ]),
  );
}

/** The fields of a zone; of none, those of a circle. */
export const zoneFields = (
  zone: SellerApplicationData['zone'] | null,
): Pick<SellerDraft, 'points' | 'radius' | 'zoneKind'> => ({
  zoneKind: zone?.kind ?? 'radius',
  radius: zone?.kind === 'radius' ? typed(zone.radius_km) : USUAL_RADIUS,
  points: zone?.kind === 'polygon' ? zone.points.map(([a, b]) => [a, b]) : [],
});

/** What the form begins with. `lang`: of a name when none was said yet. */
export function toDraft(
  data: SellerApplicationData,
  lang: string,
): SellerDraft {
  const { location, zone } = data;
  return {
    type: data.type ?? '',
    words: orderedWords(data.translations, lang),
    categories: [...(data.category_ids ?? [])].sort((a, b) => a - b),
    phone: phoneText(data.phone ?? ''),
    legalName: data.legal_name ?? '',
    taxNumber: data.tax_number ?? '',
    address: data.address ?? '',
    location: location ? [location.latitude, location.longitude] : null,
    ...zoneFields(zone),
    price: typed(data.price),
    pricePerKm: typed(data.price_per_km),
    minAmount: typed(data.min_amount),
    week: toWeek(data.hours),
    logo: storedPath(data.logo_img ?? ''),
    cover: storedPath(data.background_img ?? ''),
    documents: (data.documents ?? []).map(storedPath),
    agreement: data.agreement ?? false,
  };
}

/** What the place is called in `lang`, else in the first language that names it; '': in none. */
export function shopTitle(
  { words }: Pick<SellerDraft, 'words'>,
  lang: string,
): string {
  const titles = Object.values(words).map(({ title }) => title);
  return words[lang]?.title || (titles.find(Boolean) ?? '');
}

/** The zone that the fields say; undefined: no corner is drawn, or a circle has no middle or no radius. */
export function zoneOf({
  location,
  points,
  radius,
  zoneKind,
}: Pick<
  SellerDraft,
  'location' | 'points' | 'radius' | 'zoneKind'
>): SellerApplicationData['zone'] {
  if (zoneKind === 'polygon')
    return points.length > 0 ? { kind: 'polygon', points } : undefined;
  const radiusKm = readDecimal(radius);
  return location && radiusKm !== null
    ? { kind: 'radius', radius_km: radiusKm }
    : undefined;
}

function wordsOf({
  words,
}: SellerDraft): SellerApplicationData['translations'] {
  const said = Object.entries(words).map(([code, { description, title }]) => [
    code,
    {
      ...(title.trim() && { title: title.trim() }),
      ...(description.trim() && { description: description.trim() }),
    },
  ]);
  return Object.fromEntries(said) as SellerApplicationData['translations'];
}

const text = <K extends string>(key: K, value: string) =>
  value.trim() ? { [key]: value.trim() } : {};

function amount<K extends string>(key: K, value: string) {
  const read = readDecimal(value);
  return read === null ? {} : { [key]: read };
}

/** The draft as the server keeps it. `phone`: as it is stored; null: what was typed is no number. */
export function toData(
  draft: SellerDraft,
  phone: string | null,
): SellerApplicationData {
  const { location, week } = draft;
  const zone = zoneOf(draft);
  return {
    ...(draft.type && { type: draft.type }),
    translations: wordsOf(draft),
    ...(draft.categories.length > 0 && { category_ids: draft.categories }),
    ...text('phone', phone ?? ''),
    ...text('legal_name', draft.legalName),
    ...text('tax_number', draft.taxNumber),
    ...text('address', draft.address),
    ...(location && {
      location: { latitude: location[0], longitude: location[1] },
    }),
    ...(zone && { zone }),
    ...amount('price', draft.price),
    ...amount('price_per_km', draft.pricePerKm),
    ...amount('min_amount', draft.minAmount),
    ...(week && { hours: toHours(week) }),
    ...text('logo_img', draft.logo),
    ...text('background_img', draft.cover),
    ...(draft.documents.length > 0 && { documents: draft.documents }),
    agreement: draft.agreement,
  };
}
