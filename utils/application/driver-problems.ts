import { birthdayProblem } from '@/utils/account/birthday';
import { isStoredPhone, plainPhone } from '@/utils/account/field-rules';
import type { DriverApplicationData } from './application-data';
import { needsPlate } from './field-rules';
import { DRIVER_AGE_MIN } from './limits';
import { type Problems, problemList } from './problems';

/** Where and when an application to drive is sent. */
export interface DriverMoment {
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
