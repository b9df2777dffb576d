import type { ParseKeys } from 'i18next';
import { plainNumber, readPhone } from '@/utils/account/contact';
import { phoneField } from '@/utils/account/phone-text';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { FORMS } from '@/utils/constants/forms';
import { contentRoutes } from '@/utils/shell/content-routes';
import type { SellerApplicationData } from './application';
import { type ApplicationSpec, type FieldProblems, stepsOf } from './kind';
import {
  NUMBER_FIELDS,
  readDecimal,
  type SellerDraft,
  toData,
  toDraft,
  type Trade,
  unfitTrades,
} from './seller-draft';
import { postedDraft, type SellerStep } from './seller-posted';
import { sellerProblems } from './shop-problems';
import { USUAL_WEEK } from './week';

/** What is known beside the draft. `dialCode`: of the country whose numbers are typed without it. */
export interface SellerFacts {
  readonly lang: string;
  readonly dialCode: string;
  /** Every category there is. */
  readonly trades: readonly Trade[];
}

/** An application to sell, in types. */
export interface SellerKind {
  readonly draft: SellerDraft;
  readonly data: SellerApplicationData;
  readonly step: SellerStep;
  readonly facts: SellerFacts;
}

/** What a shop is called where nobody's language is asked for; '' for none. */
export function titleOfShop({
  translations = {},
}: {
  readonly translations?: Readonly<
    Record<string, { readonly title?: string } | null>
  >;
}): string {
  const first = Object.values(translations).find((words) => words?.title);
  return translations[DEFAULT_LOCALE]?.title ?? first?.title ?? '';
}

/** What a number is not, although something is typed. */
function amountProblems(draft: SellerDraft): [string, string][] {
  return Object.entries(NUMBER_FIELDS).flatMap(([key, field]) => {
    const value = draft[key as keyof typeof NUMBER_FIELDS];
    return value.trim() && readDecimal(value) === null
      ? [[field, 'validation.amount'] as [string, string]]
      : [];
  });
}

/**
 * All that keeps the draft from being sent, by field. `phone`: as it is stored; null: what was typed is no number.
 * `trades`: every category there is.
 */
export function draftProblems(
  draft: SellerDraft,
  phone: string | null,
  trades: readonly Trade[],
): FieldProblems {
  // a circle lacks its middle then, which is asked for by itself
  const isZoneless =
    draft.zoneKind === 'radius' &&
    draft.location === null &&
    readDecimal(draft.radius) !== null;
  const found = Object.entries(sellerProblems(toData(draft, phone))).flatMap(
    ([field, [first]]) =>
      first && !(isZoneless && field === 'zone')
        ? [[field, first] as [string, string]]
        : [],
  );
  const wrongPhone = draft.phone.trim() && phone === null;
  return Object.fromEntries([
    ...found,
    ...amountProblems(draft),
    ...(unfitTrades(draft, trades).length > 0
      ? [['category_ids', 'validation.invalid']]
      : []),
    ...(wrongPhone ? [['phone', 'validation.phone']] : []),
  ]) as FieldProblems;
}

/** What cannot be kept as it is typed: a number or a phone that is none. */
export function unkeepable(problems: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([, key]) => key === 'validation.amount' || key === 'validation.phone',
    ),
  );
}

/** An application to sell. */
export const SELLER: ApplicationSpec<SellerKind> = {
  form: FORMS.seller,
  path: '/dashboard/user/shops',
  page: contentRoutes.beSeller(),
  entry: contentRoutes.beSeller(),
  sent: contentRoutes.beSeller(),
  steps: stepsOf<SellerStep>(
    contentRoutes.beSeller(),
    {
      business: { name: 'seller.business', title: 'seller.business.title' },
      zone: {
        name: 'seller.zone',
        title: 'seller.zone.title',
        text: 'seller.zone.text',
      },
      hours: { name: 'seller.hours', title: 'seller.hours.title' },
      papers: { name: 'seller.papers', title: 'seller.papers.title' },
      review: { name: 'seller.review', title: 'seller.review.title' },
    },
    {
      address: 'zone',
      location: 'zone',
      zone: 'zone',
      price: 'zone',
      price_per_km: 'zone',
      min_amount: 'zone',
      hours: 'hours',
      logo_img: 'papers',
      background_img: 'papers',
      documents: 'papers',
      images: 'papers',
      agreement: 'review',
    },
  ),
  filesStep: 'papers',
  // whoever was refused begins where every part is in sight
  opens: (status) => (status === 'rejected' ? 'review' : 'business'),
  toDraft: (data = {}, { dialCode, lang }) => ({
    ...toDraft(data, lang),
    phone: phoneField(data.phone ?? '', dialCode),
  }),
  toData,
  phoneOf: async ({ phone }, { dialCode }) =>
    phone.trim() ? readPhone(phone, dialCode) : '',
  phoneNow: ({ phone }, { dialCode }) => plainNumber(phone, dialCode) ?? '',
  posted: postedDraft,
  problems: (draft, phone, { trades }) => draftProblems(draft, phone, trades),
  unkeepable,
  passed: ({ week }, step) =>
    step === 'hours' && !week ? { week: USUAL_WEEK } : null,
  papers: ({ documents }) => documents.length,
  labels: {
    type: 'seller.type',
    words: 'seller.words',
    categories: 'seller.categories',
    phone: 'legal.phone',
    legalName: 'seller.legalName',
    taxNumber: 'seller.taxNumber',
    address: 'address.field',
    location: 'address.field',
    zoneKind: 'seller.zone.area',
    radius: 'seller.zone.area',
    points: 'seller.zone.area',
    price: 'shop.about.start',
    pricePerKm: 'shop.about.perKm',
    minAmount: 'shop.about.minimum',
    week: 'shop.about.hours',
    logo: 'seller.logo',
    cover: 'seller.cover',
    documents: 'seller.documents',
    agreement: 'seller.review',
  } satisfies Readonly<Record<keyof SellerDraft, ParseKeys>>,
  server: {
    to: 'to sell',
    titleOf: titleOfShop,
    role: 'seller',
    texts: {
      isSent: 'error.205',
      operator: 'mail.kitchen.application.seller',
      approved: 'mail.application.approved.menu',
      inbox: 'mail.application.approved.seller',
    },
  },
  words: {
    header: 'seller.header',
    landing: 'seller.landing.text',
    agreement: 'seller.agreement',
    underReview: 'seller.underReview',
    then: { title: 'seller.how.open', text: 'seller.how.open.text' },
  },
  picture: '/images/sell-art.webp',
  slug: 'be-seller',
};
