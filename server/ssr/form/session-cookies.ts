import type { SessionDto } from '@/server/contracts/user';
import { COOKIES } from '@/utils/constants/cookies';
import { SESSION_DAYS } from '@/utils/constants/timings';
import { cookieHeader } from '../cookie-header';

const DAY_SECONDS = 86_400;

/** The cookies of a session as services/account/session-cookies.ts keeps them in the browser (spec.md §3). */
export function sessionCookies(session: SessionDto, keep: boolean): string[] {
  const { firstname, id, lastname } = session.user;
  const user = JSON.stringify({ id, firstname, lastname });
  const age = keep ? SESSION_DAYS * DAY_SECONDS : undefined;
  return [
    cookieHeader(COOKIES.token, encodeURIComponent(session.access_token), age),
    cookieHeader(COOKIES.user, encodeURIComponent(user), age),
  ];
}
