import { serverEnv } from '../env';

/** A Set-Cookie line of the whole site's: not sent along from other sites, on a site with https there alone. */
export function cookieHeader(
  name: string,
  value: string,
  maxAgeSeconds: number,
): string {
  const secure = serverEnv().SITE_URL?.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
