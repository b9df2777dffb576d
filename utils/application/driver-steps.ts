import { contentRoutes } from '@/utils/shell/content-routes';
import { type DriverDraft, readVehicle, toDriverData } from './driver-draft';
import { driverProblems } from './driver-problems';
import type { FieldProblems } from './seller-steps';

export const DRIVER_STEPS = [
  'person',
  'phone',
  'vehicle',
  'papers',
  'review',
] as const;

export type DriverStep = (typeof DRIVER_STEPS)[number];

const STEP_OF: Readonly<Record<string, DriverStep>> = {
  phone: 'phone',
  vehicle: 'vehicle',
  documents: 'papers',
  agreement: 'review',
};

/** The step that an address names; the first one when it names none. */
export function readDriverStep(value: unknown): DriverStep {
  return DRIVER_STEPS.find((step) => step === value) ?? 'person';
}

/** The address of a step. */
export function driverStepHref(step: DriverStep): string {
  return `${contentRoutes.deliver()}?step=${step}`;
}

/** The step before (-1) or after it (1); null: there is none. */
export function driverStepBeside(
  step: DriverStep,
  by: -1 | 1,
): DriverStep | null {
  return DRIVER_STEPS[DRIVER_STEPS.indexOf(step) + by] ?? null;
}

/** Where a field is asked for. */
export function driverStepOf(field: string): DriverStep {
  return STEP_OF[field.split('.')[0] ?? ''] ?? 'person';
}

/** The first step, in their order, that one of the fields belongs to. */
export function firstDriverStepOf(
  fields: readonly string[],
): DriverStep | null {
  const steps = new Set(fields.map(driverStepOf));
  return DRIVER_STEPS.find((step) => steps.has(step)) ?? null;
}

/** All that keeps the draft from being sent: by field, the key of the first thing that is wrong with it. */
export function driverDraftProblems(
  draft: DriverDraft,
  phone: string,
  now: Date,
): FieldProblems {
  const today = now.toISOString().slice(0, 10);
  const found = driverProblems(toDriverData(draft, phone), { today });
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, [first]]) =>
      first ? [[field, first]] : [],
    ),
  );
}

/** Those of one step. */
export function driverProblemsOf(
  problems: FieldProblems,
  step: DriverStep,
): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => driverStepOf(field) === step),
  );
}

/** A draft with what a browser posted of one step; a box that is not ticked is not posted. */
export function postedDriver(
  draft: DriverDraft,
  step: DriverStep,
  values: Readonly<Record<string, string>>,
): DriverDraft {
  switch (step) {
    case 'person':
      return {
        ...draft,
        firstname: values.firstname ?? draft.firstname,
        lastname: values.lastname ?? draft.lastname,
        birthday: values.birthday ?? draft.birthday,
        city: values.city ?? draft.city,
      };
    case 'vehicle':
      return {
        ...draft,
        kind: readVehicle(values.kind) || draft.kind,
        plate: values.plate ?? draft.plate,
        colour: values.colour ?? draft.colour,
      };
    case 'review':
      return { ...draft, agreement: 'agreement' in values };
    default:
      return draft;
  }
}
