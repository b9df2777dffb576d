import type { ParseKeys } from 'i18next';
import { birthdayProblem } from '@/utils/account/birthday';
import { fullName } from '@/utils/account/user-name';
import { FORMS } from '@/utils/constants/forms';
import { NAME_MAX_LENGTH } from '@/utils/constants/limits';
import { contentRoutes } from '@/utils/shell/content-routes';
import {
  CITY_MAX,
  COLOUR_MAX,
  DRIVER_AGE_MIN,
  type DriverApplicationData,
  PLATE_MAX,
  type VehicleKind,
} from './application';
import {
  type PlainFacts,
  type PlainField,
  plainKind,
  plainProblems,
} from './plain-kind';
import type { Problems } from './problems';

type DriverStep = 'papers' | 'person' | 'phone' | 'review' | 'vehicle';

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

/** An application to drive, in types. */
export interface DriverKind {
  readonly draft: DriverDraft;
  readonly data: DriverApplicationData;
  readonly step: DriverStep;
  readonly facts: PlainFacts;
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

/** Whether a vehicle of this kind has a number plate. */
export const needsPlate = (kind: string | undefined): boolean =>
  kind === 'scooter' || kind === 'car';

const FIELDS: readonly PlainField<DriverStep>[] = [
  {
    name: 'firstname',
    step: 'person',
    type: 'text',
    label: 'auth.firstname',
    autoComplete: 'given-name',
    max: NAME_MAX_LENGTH,
    isOfPerson: true,
    isNoted: true,
    line: 'name',
  },
  {
    name: 'lastname',
    step: 'person',
    type: 'text',
    label: 'auth.lastname',
    autoComplete: 'family-name',
    max: NAME_MAX_LENGTH,
    isOfPerson: true,
    isNoted: true,
    line: 'name',
  },
  {
    name: 'birthday',
    step: 'person',
    type: 'date',
    label: 'account.birthday',
    hint: 'driver.need.age',
    autoComplete: 'bday',
    isOfPerson: true,
    check: ageProblem,
  },
  { name: 'phone', step: 'phone', type: 'phone', label: 'legal.phone' },
  {
    name: 'city',
    step: 'person',
    type: 'text',
    label: 'driver.city',
    hint: 'driver.city.hint',
    autoComplete: 'address-level2',
    max: CITY_MAX,
  },
  {
    name: 'kind',
    path: 'vehicle.kind',
    step: 'vehicle',
    type: 'choice',
    label: 'driver.vehicle',
    isNoted: true,
    choices: {
      foot: 'driver.vehicle.foot',
      bicycle: 'driver.vehicle.bicycle',
      scooter: 'driver.vehicle.scooter',
      car: 'driver.vehicle.car',
    } satisfies Readonly<Record<VehicleKind, ParseKeys>>,
  },
  {
    name: 'plate',
    path: 'vehicle.plate',
    step: 'vehicle',
    type: 'text',
    label: 'driver.plate',
    max: PLATE_MAX,
    isAsked: ({ kind }) => needsPlate(kind),
  },
  {
    name: 'colour',
    path: 'vehicle.colour',
    step: 'vehicle',
    type: 'text',
    label: 'driver.colour',
    max: COLOUR_MAX,
    isOptional: true,
    isAsked: ({ kind }) => Boolean(kind) && kind !== 'foot',
  },
  {
    name: 'documents',
    step: 'papers',
    type: 'documents',
    label: 'driver.documents',
  },
  {
    name: 'agreement',
    step: 'review',
    type: 'agreement',
    label: 'seller.review',
  },
];

/** An application to drive. */
export const DRIVER = plainKind<DriverKind>({
  form: FORMS.driver,
  path: '/dashboard/user/request-models',
  page: contentRoutes.deliver(),
  steps: {
    person: { name: 'driver.person', title: 'driver.person.title' },
    phone: {
      name: 'legal.phone',
      title: 'driver.phone.title',
      text: 'driver.phone.text',
    },
    vehicle: { name: 'driver.vehicle', title: 'driver.vehicle.title' },
    papers: { name: 'driver.papers', title: 'driver.papers.title' },
    review: { name: 'seller.review', title: 'seller.review.title' },
  },
  fields: FIELDS,
  server: {
    to: 'to drive',
    titleOf: fullName,
    role: 'deliveryman',
    texts: {
      isSent: 'application.driver_new',
      operator: 'mail.kitchen.application.driver',
      approved: 'mail.application.approved.driver',
      inbox: 'mail.application.approved.driver',
    },
  },
  words: {
    header: 'driver.header',
    landing: 'driver.landing.text',
    agreement: 'driver.agreement',
    underReview: 'driver.underReview',
    then: { title: 'driver.how.start', text: 'driver.how.start.text' },
    approved: 'driver.approved.title',
    next: 'driver.approved.contact',
  },
  picture: '/images/drive-art.webp',
  slug: 'delivery',
});

/** What keeps an application to drive from being sent, as far as the data alone tells; forms and server read it alike. */
export const driverProblems = (
  data: DriverApplicationData,
  { today }: { readonly today: string },
): Problems => plainProblems(FIELDS, data, today);
