import { contentRoutes } from '@/utils/shell/content-routes';
import {
  NUMBER_FIELDS,
  readAmount,
  type SellerDraft,
  toData,
  type Trade,
  unfitTrades,
} from './seller-draft';
import { sellerProblems } from './shop-problems';

export const SELLER_STEPS = [
  'business',
  'zone',
  'hours',
  'papers',
  'review',
] as const;

export type SellerStep = (typeof SELLER_STEPS)[number];

/** By field of the data, key of errors.json: the first thing that is wrong with it. */
export type FieldProblems = Readonly<Record<string, string>>;

const STEP_OF: Readonly<Record<string, SellerStep>> = {
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
};

/** The step that an address names; `otherwise` when it names none. */
export function readStep(
  value: unknown,
  otherwise: SellerStep = 'business',
): SellerStep {
  return SELLER_STEPS.find((step) => step === value) ?? otherwise;
}

/** The address of a step. */
export function stepHref(step: SellerStep): string {
  return `${contentRoutes.beSeller()}?step=${step}`;
}

/** The step after it; the last one has none. */
export function stepAfter(step: SellerStep): SellerStep | null {
  return SELLER_STEPS[SELLER_STEPS.indexOf(step) + 1] ?? null;
}

/** The step before it; the first one has none. */
export function stepBefore(step: SellerStep): SellerStep | null {
  return SELLER_STEPS[SELLER_STEPS.indexOf(step) - 1] ?? null;
}

/** Where a field is asked for. */
export function stepOfField(field: string): SellerStep {
  return STEP_OF[field.split('.')[0] ?? ''] ?? 'business';
}

/** The first step, in their order, that one of the fields belongs to. */
export function firstStepOf(fields: readonly string[]): SellerStep | null {
  const steps = new Set(fields.map(stepOfField));
  return SELLER_STEPS.find((step) => steps.has(step)) ?? null;
}

/** What a number is not, although something is typed. */
function amountProblems(draft: SellerDraft): [string, string][] {
  return Object.entries(NUMBER_FIELDS).flatMap(([key, field]) => {
    const value = draft[key as keyof typeof NUMBER_FIELDS];
    return value.trim() && readAmount(value) === null
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
    readAmount(draft.radius) !== null;
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

/** Those of one step. */
export function problemsOf(
  problems: FieldProblems,
  step: SellerStep,
): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => stepOfField(field) === step),
  );
}

/** What cannot be kept as it is typed: a number or a phone that is none. */
export function unkeepable(problems: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([, key]) => key === 'validation.amount' || key === 'validation.phone',
    ),
  );
}
