import type { ServerEnv } from '@/server/env';

/** The site's own address without a slash at its end. */
export function siteUrl({ PORT, SITE_URL }: ServerEnv): string {
  return (SITE_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}
