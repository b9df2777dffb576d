import type { NextRouter } from 'next/router';
import type { NEXT_DATA } from 'next/dist/shared/lib/utils';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { isAlwaysPrefixed, siteLanguages } from '@/utils/i18n/site-languages';

/**
 * Next leaves the prefix out of links in its default language, which is fixed when the site is built. Where the site speaks another one
 * first, such links would lead there: without a default language Next gives every link its prefix.
 */
export function prefixLinks(router: NextRouter): void {
  if (typeof window === 'undefined' && isAlwaysPrefixed())
    router.defaultLocale = undefined;
}

/** What the page's HTML tells its scripts of the site's languages: nothing while it speaks English first, and all of ours. */
export function tellLanguages(data: NEXT_DATA): {
  readonly 'data-first'?: string;
  readonly 'data-off'?: string;
} {
  const { first, off } = siteLanguages();
  if (isAlwaysPrefixed()) data.defaultLocale = undefined;
  if (first === DEFAULT_LOCALE && !off.length) return {};
  return {
    'data-first': first,
    'data-off': off.length ? off.join(' ') : undefined,
  };
}
