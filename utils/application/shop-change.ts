import type { LatLng } from '@/utils/address/geo';
import { readPhone } from '@/utils/account/contact';
import {
  AMOUNTS,
  MINUTES,
  SHOP_SECTIONS,
  type ShopDraft,
  type ShopSection,
} from './shop-draft';
import { postedCategories, postedWeek, postedWords } from './seller-posted';
import type { Problems } from './problems';
import { same } from './draft-store';
import { readDecimal, zoneOf } from './seller-draft';
import type { FieldProblems } from './kind';
import { shopChangeProblems } from './shop-problems';
import { toHours } from './week';

type Posted = Readonly<Record<string, string>>;

const sectionOf = (section: ShopSection, fields: typeof AMOUNTS) =>
  Object.fromEntries(fields.map(({ field }) => [field, section]));

const SECTION_OF: Readonly<Record<string, ShopSection>> = {
  translations: 'words',
  phone: 'contact',
  category_ids: 'contact',
  categories: 'contact',
  location: 'zone',
  zone: 'zone',
  hours: 'hours',
  closed_days: 'hours',
  ...sectionOf('prices', AMOUNTS),
  ...sectionOf('minutes', MINUTES),
  payments: 'payments',
  logo_img: 'pictures',
  background_img: 'pictures',
  gallery: 'pictures',
  branches: 'branches',
};

/** The card that has a field of the API, or is called so; undefined: none has. */
export function sectionOfField(field: string): ShopSection | undefined {
  return (
    SHOP_SECTIONS.find((each) => each === field) ??
    SECTION_OF[field.split('.')[0] ?? '']
  );
}

/** The days that are ticked, and the one that was added. */
function postedDays(draft: ShopDraft, values: Posted): string[] {
  const kept = draft.closedDays.filter((day) => `closed_${day}` in values);
  const more = values.closed_day ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(more)
    ? [...new Set([...kept, more])].sort()
    : kept;
}

const postedTexts = (
  draft: ShopDraft,
  fields: typeof AMOUNTS,
  values: Posted,
): Partial<ShopDraft> =>
  Object.fromEntries(
    fields.map(({ field, key }) => [key, values[field] ?? draft[key]]),
  );

/** A draft with what a browser posted of one card (`section`); a box that is not ticked is not posted. */
export function postedShop(draft: ShopDraft, values: Posted): ShopDraft {
  switch (values.section) {
    case 'words':
      return { ...draft, words: postedWords(draft, values) };
    case 'contact':
      return {
        ...draft,
        phone: values.phone ?? draft.phone,
        categories: postedCategories(values),
      };
    case 'zone':
      return { ...draft, radius: values.radius ?? draft.radius };
    case 'hours':
      return {
        ...draft,
        week: postedWeek(draft.week, values),
        closedDays: postedDays(draft, values),
      };
    case 'prices':
      return { ...draft, ...postedTexts(draft, AMOUNTS, values) };
    case 'minutes':
      return { ...draft, ...postedTexts(draft, MINUTES, values) };
    case 'payments':
      return {
        ...draft,
        payments: Object.keys(values).flatMap((name) =>
          name.startsWith('payment_') ? [name.slice('payment_'.length)] : [],
        ),
      };
    default:
      return draft;
  }
}

/** Phones as they are stored: the shop's, and that of each branch by its key; null: what was typed is no number. */
interface StoredPhones {
  readonly shop: string | null;
  readonly branches: Readonly<Record<string, string | null>>;
}

/** What a card sends (PUT /dashboard/seller/shops/{id}). */
export type ShopChangeBody = Readonly<Record<string, unknown>>;

function wordsChange(base: ShopDraft, { words }: ShopDraft) {
  const gone = Object.keys(base.words).filter((code) => !(code in words));
  const said = Object.entries(words).filter(
    ([code, each]) => !same(each, base.words[code]),
  );
  return {
    translations: Object.fromEntries([
      ...gone.map((code) => [code, null] as const),
      ...said,
    ]),
  };
}

/** Those alone that were changed: others need not be the owner's. */
const picturesChange = (base: ShopDraft, draft: ShopDraft) => ({
  ...(base.logo !== draft.logo && { logo_img: draft.logo || null }),
  ...(base.cover !== draft.cover && { background_img: draft.cover || null }),
  ...(!same(base.gallery, draft.gallery) && { gallery: draft.gallery }),
});

const pointOf = ([latitude, longitude]: LatLng) => ({ latitude, longitude });

const branchesData = (
  { branches }: ShopDraft,
  { branches: phones }: StoredPhones,
) =>
  branches.map(({ hours, id, key, location, words }) => ({
    ...(id !== undefined && { id }),
    translations: words,
    location: pointOf(location),
    phone: phones[key] ?? '',
    hours,
  }));

/** What one card changes, made of fields that keep their rules. */
export function sectionChange(
  section: ShopSection,
  { base, draft }: { readonly base: ShopDraft; readonly draft: ShopDraft },
  phones: StoredPhones,
): ShopChangeBody {
  const numbers = (fields: typeof AMOUNTS) =>
    Object.fromEntries(
      fields.map(({ field, key }) => [field, readDecimal(draft[key])]),
    );
  switch (section) {
    case 'words':
      return wordsChange(base, draft);
    case 'contact':
      return { phone: phones.shop ?? '', category_ids: draft.categories };
    case 'zone':
      return {
        ...(draft.location && { location: pointOf(draft.location) }),
        zone: zoneOf(draft),
      };
    case 'hours':
      return { hours: toHours(draft.week), closed_days: draft.closedDays };
    case 'prices':
      return numbers(AMOUNTS);
    case 'minutes':
      return numbers(MINUTES);
    case 'payments':
      return { payments: draft.payments };
    case 'pictures':
      return picturesChange(base, draft);
    case 'branches':
      return { branches: branchesData(draft, phones) };
  }
}

/** What was typed as phones, as they are stored. */
export async function storedPhones(
  { branches, phone }: ShopDraft,
  dialCode: string,
): Promise<StoredPhones> {
  const stored = async (text: string): Promise<string | null> =>
    text.trim() ? readPhone(text, dialCode) : '';
  const pairs = branches.map(
    async (branch) => [branch.key, await stored(branch.phone)] as const,
  );
  return {
    shop: await stored(phone),
    branches: Object.fromEntries(await Promise.all(pairs)),
  };
}

function numberProblems(
  draft: ShopDraft,
  fields: typeof AMOUNTS,
  rule: string,
): Problems {
  const wrong = fields.flatMap(({ field, isOptional, key }) => {
    const text = draft[key].trim();
    if (!text)
      return isOptional ? [] : [[field, ['validation.required']] as const];
    const read = readDecimal(text);
    const isWhole = rule === 'validation.amount' || Number.isInteger(read);
    return read !== null && isWhole ? [] : [[field, [rule]] as const];
  });
  return Object.fromEntries(wrong);
}

function zoneProblems(draft: ShopDraft): Problems {
  const { location } = draft;
  const zone = zoneOf(draft);
  if (!zone)
    return {
      zone: [
        draft.zoneKind === 'radius'
          ? 'validation.amount'
          : 'validation.zone_small',
      ],
    };
  return shopChangeProblems({
    zone,
    ...(location && { location: pointOf(location) }),
  });
}

function contactProblems(phone: string | null): Problems {
  if (phone === null) return { phone: ['validation.phone'] };
  return phone ? {} : { phone: ['validation.required'] };
}

function branchProblems(draft: ShopDraft, phones: StoredPhones): Problems {
  const unread = draft.branches.flatMap(({ key }, index) =>
    phones.branches[key] === null
      ? [[`branches.${index}.phone`, ['validation.phone']]]
      : [],
  );
  const branches = branchesData(draft, phones);
  return {
    ...shopChangeProblems({ branches }),
    ...(Object.fromEntries(unread) as Problems),
  };
}

function problemsOf(
  section: ShopSection,
  draft: ShopDraft,
  phones: StoredPhones,
): Problems {
  switch (section) {
    case 'words':
      return shopChangeProblems({ translations: draft.words });
    case 'contact':
      return contactProblems(phones.shop);
    case 'zone':
      return zoneProblems(draft);
    case 'hours':
      return shopChangeProblems({ hours: toHours(draft.week) });
    case 'prices':
      return numberProblems(draft, AMOUNTS, 'validation.amount');
    case 'minutes':
      return numberProblems(draft, MINUTES, 'validation.invalid');
    case 'branches':
      return branchProblems(draft, phones);
    case 'payments':
    case 'pictures':
      return {};
  }
}

/** What keeps a card from being saved, as far as the data alone tells: the first rule that each field breaks. */
export const sectionProblems = (
  section: ShopSection,
  draft: ShopDraft,
  phones: StoredPhones,
): FieldProblems =>
  Object.fromEntries(
    Object.entries(problemsOf(section, draft, phones)).flatMap(
      ([field, [first]]) => (first ? [[field, first] as const] : []),
    ),
  );
