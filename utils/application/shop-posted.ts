import {
  AMOUNTS,
  MINUTES,
  SHOP_SECTIONS,
  type ShopDraft,
  type ShopSection,
} from './shop-draft';
import { postedCategories, postedWeek, postedWords } from './seller-posted';

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
