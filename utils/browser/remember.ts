import Cookies from 'js-cookie';

const YEAR_DAYS = 365;

/** Of every cookie this browser sets or removes: the whole site's, not sent along from other sites, on https alone there. */
export function cookieAttributes(): Cookies.CookieAttributes {
  return {
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  };
}

/** Keeps a choice that the server renders from (COOKIES) for a year; browser only. */
export function rememberChoice(cookie: string, value: string): void {
  Cookies.set(cookie, value, {
    ...cookieAttributes(),
    expires: YEAR_DAYS,
  });
}

/** A kept choice; undefined while there is none; browser only. */
export function rememberedChoice(cookie: string): string | undefined {
  return Cookies.get(cookie);
}

/** The server renders without that choice again; browser only. */
export function forgetChoice(cookie: string): void {
  Cookies.remove(cookie, cookieAttributes());
}
