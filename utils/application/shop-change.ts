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

const numbers = (draft: ShopDraft, fields: typeof AMOUNTS): ShopChangeBody =>
  Object.fromEntries(
    fields.map(({ field, key }) => [field, readDecimal(draft[key])]),
  );

const namesOf = (fields: typeof AMOUNTS) => fields.map(({ field }) => field);

/** What a card of the page is beside its fields of the draft (SECTION_FIELDS). */
interface Section {
  /** What the API calls its fields. */
  readonly names: readonly string[];
  /** What a browser posted of it; a box that is not ticked is not posted. Absent: it needs a script. */
  readonly posted?: (draft: ShopDraft, values: Posted) => Partial<ShopDraft>;
  /** What it changes, made of fields that keep their rules. */
  readonly body: (
    draft: ShopDraft,
    phones: StoredPhones,
    base: ShopDraft,
  ) => ShopChangeBody;
  /** Absent: nothing can be wrong with it. */
  readonly problems?: (draft: ShopDraft, phones: StoredPhones) => Problems;
}

const SECTIONS: Readonly<Record<ShopSection, Section>> = {
  words: {
    names: ['translations'],
    posted: (draft, values) => ({ words: postedWords(draft, values) }),
    body: (draft, _phones, base) => wordsChange(base, draft),
    problems: ({ words }) => shopChangeProblems({ translations: words }),
  },
  contact: {
    names: ['phone', 'category_ids', 'categories'],
    posted: (draft, values) => ({
      phone: values.phone ?? draft.phone,
      categories: postedCategories(values),
    }),
    body: ({ categories }, { shop }) => ({
      phone: shop ?? '',
      category_ids: categories,
    }),
    problems: (_draft, { shop }) => contactProblems(shop),
  },
  zone: {
    names: ['location', 'zone'],
    posted: (draft, values) => ({ radius: values.radius ?? draft.radius }),
    body: (draft) => ({
      ...(draft.location && { location: pointOf(draft.location) }),
      zone: zoneOf(draft),
    }),
    problems: zoneProblems,
  },
  hours: {
    names: ['hours', 'closed_days'],
    posted: (draft, values) => ({
      week: postedWeek(draft.week, values),
      closedDays: postedDays(draft, values),
    }),
    body: ({ closedDays, week }) => ({
      hours: toHours(week),
      closed_days: closedDays,
    }),
    problems: ({ week }) => shopChangeProblems({ hours: toHours(week) }),
  },
  prices: {
    names: namesOf(AMOUNTS),
    posted: (draft, values) => postedTexts(draft, AMOUNTS, values),
    body: (draft) => numbers(draft, AMOUNTS),
    problems: (draft) => numberProblems(draft, AMOUNTS, 'validation.amount'),
  },
  minutes: {
    names: namesOf(MINUTES),
    posted: (draft, values) => postedTexts(draft, MINUTES, values),
    body: (draft) => numbers(draft, MINUTES),
    problems: (draft) => numberProblems(draft, MINUTES, 'validation.invalid'),
  },
  payments: {
    names: ['payments'],
    posted: (_draft, values) => ({
      payments: Object.keys(values).flatMap((name) =>
        name.startsWith('payment_') ? [name.slice('payment_'.length)] : [],
      ),
    }),
    body: ({ payments }) => ({ payments }),
  },
  pictures: {
    names: ['logo_img', 'background_img', 'gallery'],
    body: (draft, _phones, base) => picturesChange(base, draft),
  },
  branches: {
    names: ['branches'],
    body: (draft, phones) => ({ branches: branchesData(draft, phones) }),
    problems: branchProblems,
  },
};

/** The card that is called so; undefined: none is. */
const sectionNamed = (name = ''): ShopSection | undefined =>
  SHOP_SECTIONS.find((each) => each === name);

/** The card that has a field of the API, or is called so; undefined: none has. */
export function sectionOfField(field: string): ShopSection | undefined {
  const [first = ''] = field.split('.');
  return (
    sectionNamed(field) ??
    SHOP_SECTIONS.find((each) => SECTIONS[each].names.includes(first))
  );
}

/** A draft with what a browser posted of one card (`section`). */
export function postedShop(draft: ShopDraft, values: Posted): ShopDraft {
  const section = sectionNamed(values.section);
  return {
    ...draft,
    ...(section && SECTIONS[section].posted?.(draft, values)),
  };
}

/** What one card changes, made of fields that keep their rules. */
export const sectionChange = (
  section: ShopSection,
  { base, draft }: { readonly base: ShopDraft; readonly draft: ShopDraft },
  phones: StoredPhones,
): ShopChangeBody => SECTIONS[section].body(draft, phones, base);

/** What keeps a card from being saved, as far as the data alone tells: the first rule that each field breaks. */
export const sectionProblems = (
  section: ShopSection,
  draft: ShopDraft,
  phones: StoredPhones,
): FieldProblems =>
  Object.fromEntries(
    Object.entries(SECTIONS[section].problems?.(draft, phones) ?? {}).flatMap(
      ([field, [first]]) => (first ? [[field, first] as const] : []),
    ),
  );
