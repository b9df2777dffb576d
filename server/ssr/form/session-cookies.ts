import type { SessionDto, UserDto } from '@/server/contracts/account/user';
import {
  type CodeProof,
  PROOF_COOKIE,
  PROOF_COOKIE_SECONDS,
  proofText,
} from '@/server/http/proof-cookie';
import { COOKIES } from '@/utils/constants/cookies';
import { SESSION_DAYS } from '@/utils/constants/timings';
import { userCookie, userCookieEnd } from '@/utils/account/user-cookie';
import { cookieHeader } from '../cookie-header';

const DAY_SECONDS = 86_400;

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The cookies of a session as services/account/session-cookies.ts keeps them in the browser (spec.md §3). */
export function sessionCookies(session: SessionDto, keep: boolean): string[] {
  const age = keep ? SESSION_DAYS * DAY_SECONDS : undefined;
  const user = userCookie(session.user, age && nowSeconds() + age);
  return [
    cookieHeader(COOKIES.token, encodeURIComponent(session.access_token), age),
    cookieHeader(COOKIES.user, encodeURIComponent(user), age),
  ];
}

/** The kept session carries the new name, for as long as it is kept anyway; `kept` is the browser's cookie. */
export function renamedSessionCookie(
  user: UserDto,
  kept: string | undefined,
): string[] {
  if (kept === undefined) return [];
  const end = userCookieEnd(kept);
  const value = encodeURIComponent(userCookie(user, end));
  return [cookieHeader(COOKIES.user, value, end && end - nowSeconds())];
}

/** Removes them, where a session has ended. */
export function endedSessionCookies(): string[] {
  return [
    cookieHeader(COOKIES.token, '', 0),
    cookieHeader(COOKIES.user, '', 0),
    proofCookie(null),
  ];
}

/** Keeps what a right code has earned as the API's own answer does; no script reads it. Null forgets it. */
export function proofCookie(proof: CodeProof | null): string {
  const text = proof ? proofText(proof) : '';
  const seconds = proof ? PROOF_COOKIE_SECONDS : 0;
  return `${cookieHeader(PROOF_COOKIE, text, seconds)}; HttpOnly`;
}
