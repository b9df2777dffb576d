import { serverEnv } from '../env';

/** How long a browser keeps what was chosen. */
export const YEAR_SECONDS = 31_536_000;

/**
 * A Set-Cookie line of the whole site's: not sent along from other sites, on a site with https there alone. Without
 * seconds it lasts until the browser closes.
 */
export function cookieHeader(
  name: string,
  value: string,
  maxAgeSeconds?: number,
): string {
  const secure = serverEnv().SITE_URL?.startsWith('https:') ? '; Secure' : '';
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`;
}
