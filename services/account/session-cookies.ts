import Cookies from 'js-cookie';
import type { SessionDto } from '@/server/contracts/user';
import { COOKIES } from '@/utils/constants/cookies';
import { SESSION_DAYS } from '@/utils/constants/timings';
import { cookieAttributes } from '@/utils/browser/remember';

/** Keeps a session: seven days with "Keep me logged in", else until the browser closes. */
export function storeSession(session: SessionDto, keep: boolean): void {
  const options = {
    ...cookieAttributes(),
    ...(keep && { expires: SESSION_DAYS }),
  };
  const { firstname, id, lastname } = session.user;
  Cookies.set(COOKIES.token, session.access_token, options);
  Cookies.set(
    COOKIES.user,
    JSON.stringify({ id, firstname, lastname }),
    options,
  );
}

/** Forgets the session in this browser. */
export function dropSession(): void {
  Cookies.remove(COOKIES.token, cookieAttributes());
  Cookies.remove(COOKIES.user, cookieAttributes());
}
