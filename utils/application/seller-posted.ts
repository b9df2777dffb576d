import { isLocale, LOCALE_CODES } from '@/utils/i18n/locales';
import { isSpoken } from '@/utils/i18n/site-languages';
import { HOURS_PER_DAY_MAX } from './application';
import type { SellerDraft, ShopWords } from './seller-draft';
import {
  copied,
  type DaySpan,
  type EditedDay,
  type EditedWeek,
  USUAL_WEEK,
  WEEK,
  withMore,
} from './week';

/** The steps of an application to sell (utils/application/seller.ts). */
export type SellerStep = 'business' | 'hours' | 'papers' | 'review' | 'zone';

type Posted = Readonly<Record<string, string>>;

/** A field that adds a language to those in which the shop is described. */
export const MORE_LANGUAGE_FIELD = 'more_language';

const postedAddress = (address: string | undefined) =>
  address === undefined ? {} : { address };

/** The boxes of categories that were ticked. */
export const postedCategories = (values: Posted): number[] =>
  Object.keys(values).flatMap((name) => {
    const [, id] = /^category_(\d{1,9})$/.exec(name) ?? [];
    return id ? [Number(id)] : [];
  });

/** Words by language as they were posted, over those of the draft. */
export function postedWords(
  draft: Pick<SellerDraft, 'words'>,
  values: Posted,
): SellerDraft['words'] {
  const more = values[MORE_LANGUAGE_FIELD] ?? '';
  const codes = LOCALE_CODES.filter(
    (code) =>
      `title_${code}` in values ||
      code in draft.words ||
      (code === more && isSpoken(code)),
  );
  const empty: ShopWords = { title: '', description: '' };
  return Object.fromEntries(
    codes.filter(isLocale).map((code) => {
      const before = draft.words[code] ?? empty;
      return [
        code,
        {
          title: values[`title_${code}`] ?? before.title,
          description: values[`description_${code}`] ?? before.description,
          ...postedAddress(values[`address_${code}`] ?? before.address),
        },
      ];
    }),
  );
}

function postedBusiness(draft: SellerDraft, values: Posted) {
  const { type } = values;
  return {
    type: type === 'restaurant' || type === 'shop' ? type : draft.type,
    words: postedWords(draft, values),
    categories: postedCategories(values),
    phone: values.phone ?? draft.phone,
    legalName: values.legal_name ?? draft.legalName,
    taxNumber: values.tax_number ?? draft.taxNumber,
  } satisfies Partial<SellerDraft>;
}

/** The place itself is found by the server (server/ssr/form/application). */
function postedZone(draft: SellerDraft, values: Posted) {
  return {
    address: values.addressSearch ?? draft.address,
    zoneKind: values.zone_kind === 'polygon' ? 'polygon' : 'radius',
    radius: values.radius ?? draft.radius,
    price: values.price ?? draft.price,
    pricePerKm: values.price_per_km ?? draft.pricePerKm,
    minAmount: values.min_amount ?? draft.minAmount,
  } satisfies Partial<SellerDraft>;
}

function postedDay({ day, spans }: EditedDay, values: Posted): EditedDay {
  const read = Array.from({ length: HOURS_PER_DAY_MAX }, (_, index) => {
    const from = values[`${day}_from_${index}`];
    const to = values[`${day}_to_${index}`];
    const span: DaySpan[] =
      from === undefined || to === undefined ? [] : [[from, to]];
    return span;
  }).flat();
  return {
    day,
    isOpen: `${day}_open` in values,
    spans: read.length > 0 ? read : spans,
  };
}

/** A week as it was posted. */
export const postedWeek = (week: EditedWeek, values: Posted): EditedWeek =>
  week.map((day) => postedDay(day, values));

/** What was pressed beside the fields: one part more of a day, or its hours on all days; null: neither. */
export function pressedWeek(
  week: EditedWeek,
  action: string,
): EditedWeek | null {
  const [, work, name] = /^(add|copy):(\w+)$/.exec(action) ?? [];
  const day = WEEK.find((each) => each === name);
  if (!day) return null;
  return work === 'add' ? withMore(week, day) : copied(week, day, WEEK);
}

/** A draft with what a browser posted of one step; a box that is not ticked is not posted. */
export function postedDraft(
  draft: SellerDraft,
  step: SellerStep,
  values: Posted,
): SellerDraft {
  switch (step) {
    case 'business':
      return { ...draft, ...postedBusiness(draft, values) };
    case 'zone':
      return { ...draft, ...postedZone(draft, values) };
    case 'hours':
      return {
        ...draft,
        week: postedWeek(draft.week ?? USUAL_WEEK, values),
      };
    case 'review':
      return { ...draft, agreement: 'agreement' in values };
    case 'papers':
      return draft;
  }
}
