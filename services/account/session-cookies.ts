import Cookies from 'js-cookie';
import type { SessionDto, UserDto } from '@/server/contracts/account/user';
import { COOKIES } from '@/utils/constants/cookies';
import { SESSION_DAYS } from '@/utils/constants/timings';
import { userCookie, userCookieEnd } from '@/utils/account/user-cookie';
import { cookieAttributes } from '@/utils/browser/remember';

const DAY_SECONDS = 86_400;

const lasting = (until: number | undefined): Cookies.CookieAttributes => ({
  ...cookieAttributes(),
  ...(until !== undefined && { expires: new Date(until * 1000) }),
});

/** Keeps a session: seven days with "Keep me logged in", else until the browser closes. */
export function storeSession(session: SessionDto, keep: boolean): void {
  const until = Math.floor(Date.now() / 1000) + SESSION_DAYS * DAY_SECONDS;
  const end = keep ? until : undefined;
  Cookies.set(COOKIES.token, session.access_token, lasting(end));
  Cookies.set(COOKIES.user, userCookie(session.user, end), lasting(end));
}

/** The kept session carries the new name, for as long as it is kept anyway. */
export function renameSession(user: UserDto): void {
  const kept = Cookies.get(COOKIES.user);
  if (kept === undefined) return;
  const end = userCookieEnd(kept);
  Cookies.set(COOKIES.user, userCookie(user, end), lasting(end));
}

/** Forgets the session in this browser. */
export function dropSession(): void {
  Cookies.remove(COOKIES.token, cookieAttributes());
  Cookies.remove(COOKIES.user, cookieAttributes());
}
