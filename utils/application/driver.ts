import { birthdayProblem } from '@/utils/account/birthday';
import { isStoredPhone, plainPhone } from '@/utils/account/field-rules';
import { contentRoutes } from '@/utils/shell/content-routes';
import {
  DRIVER_AGE_MIN,
  type DriverApplicationData,
  VEHICLE_KINDS,
  type VehicleKind,
} from './application';
import { needsPlate, problemList, type Problems } from './problems';
import { storedPath } from './picture-path';
import type { FieldProblems } from './seller-steps';

/** An application to drive as its form has it. The phone is the account's own and stands there alone. */
export interface DriverDraft {
  readonly firstname: string;
  readonly lastname: string;
  readonly birthday: string;
  readonly city: string;
  readonly kind: '' | VehicleKind;
  readonly plate: string;
  readonly colour: string;
  readonly documents: readonly string[];
  readonly agreement: boolean;
}

/** What an account says already of who applies. */
interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly birthday: string | null;
}

/** What the form begins with, of what is kept on the server. */
export function toDriverDraft(data: DriverApplicationData): DriverDraft {
  const { vehicle } = data;
  return {
    firstname: data.firstname ?? '',
    lastname: data.lastname ?? '',
    birthday: data.birthday ?? '',
    city: data.city ?? '',
    kind: vehicle?.kind ?? '',
    plate: vehicle?.plate ?? '',
    colour: vehicle?.colour ?? '',
    documents: (data.documents ?? []).map(storedPath),
    agreement: data.agreement ?? false,
  };
}

/** The draft of somebody who has none: what the account knows is filled in. */
export function firstDriverDraft(person: Person | undefined): DriverDraft {
  return toDriverDraft({
    firstname: person?.firstname ?? '',
    lastname: person?.lastname ?? '',
    birthday: person?.birthday ?? '',
  });
}

const text = <K extends string>(key: K, value: string) =>
  value.trim() ? { [key]: value.trim() } : {};

/** The draft as the server keeps it, with the account's proved phone; a vehicle without a plate has none. */
export function toDriverData(
  draft: DriverDraft,
  phone: string,
): DriverApplicationData {
  const { kind } = draft;
  return {
    ...text('firstname', draft.firstname),
    ...text('lastname', draft.lastname),
    ...text('birthday', draft.birthday),
    ...text('phone', phone),
    ...text('city', draft.city),
    ...(kind && {
      vehicle: {
        kind,
        ...(needsPlate(kind) && text('plate', draft.plate)),
        ...(kind !== 'foot' && text('colour', draft.colour)),
      },
    }),
    ...(draft.documents.length > 0 && { documents: draft.documents }),
    agreement: draft.agreement,
  };
}

/** A kind of vehicle that was posted; empty: none of ours. */
function readVehicle(value: string | undefined): DriverDraft['kind'] {
  return VEHICLE_KINDS.find((kind) => kind === value) ?? '';
}

/** Where and when an application to drive is sent. */
interface DriverMoment {
  /** YYYY-MM-DD where the site is. */
  readonly today: string;
}

const BIRTHDAY_KEYS = {
  future: 'validation.birthday',
  invalid: 'validation.birthday',
  young: 'validation.adult',
} as const;

function ageProblem(birthday: string, today: string): string | null {
  const day = new Date(`${today}T00:00:00Z`);
  const problem = birthdayProblem(birthday, day, DRIVER_AGE_MIN);
  return problem && BIRTHDAY_KEYS[problem];
}

/**
 * What keeps an application to drive from being sent, as far as the data alone tells; forms and server read it alike.
 * That the phone is the account's own proved one only the server knows.
 */
export function driverProblems(
  data: DriverApplicationData,
  { today }: DriverMoment,
): Problems {
  const { found, mind, need } = problemList();
  need('firstname', data.firstname);
  need('lastname', data.lastname);
  if (need('birthday', data.birthday))
    mind('birthday', ageProblem(data.birthday ?? '', today));
  if (need('phone', data.phone))
    mind(
      'phone',
      isStoredPhone(plainPhone(data.phone ?? '')) ? null : 'validation.phone',
    );
  need('city', data.city);
  need('vehicle.kind', data.vehicle?.kind);
  if (needsPlate(data.vehicle?.kind))
    need('vehicle.plate', data.vehicle?.plate);
  if (data.agreement !== true) mind('agreement', 'validation.agreement');
  return found;
}

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
