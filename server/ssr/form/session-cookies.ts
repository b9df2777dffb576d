import type { SessionDto } from '@/server/contracts/user';
import { COOKIES } from '@/utils/constants/cookies';
import { SESSION_DAYS } from '@/utils/constants/timings';
import { serverEnv } from '@/server/env';

const DAY_SECONDS = 86_400;

/** The cookies of a session as services/auth/session-cookies.ts keeps them in the browser (spec.md §3). */
export function sessionCookies(session: SessionDto, keep: boolean): string[] {
  const { firstname, id, lastname } = session.user;
  const isSecure = serverEnv().SITE_URL?.startsWith('https:');
  const attributes = [
    'Path=/',
    'SameSite=Lax',
    ...(keep ? [`Max-Age=${SESSION_DAYS * DAY_SECONDS}`] : []),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
  const user = JSON.stringify({ id, firstname, lastname });
  return [
    `${COOKIES.token}=${encodeURIComponent(session.access_token)}; ${attributes}`,
    `${COOKIES.user}=${encodeURIComponent(user)}; ${attributes}`,
  ];
}
