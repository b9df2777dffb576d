import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { localisedPath } from '@/utils/shell/routes';

/** Query keys that open something on the page that is already there. */
const SHALLOW_KEYS = ['chat', 'product', 'step'];

function withoutShallowKeys(path: string): string {
  const url = new URL(path, 'http://own.invalid');
  for (const key of SHALLOW_KEYS) url.searchParams.delete(key);
  url.searchParams.sort();
  return `${url.pathname}${url.search}`;
}

/**
 * Back and Forward between addresses that differ only in what is open (?product=) must not ask the server again.
 * The browser's own address is compared, as both carry the language prefix (foundation.md §5).
 */
export function useShallowHistory(): void {
  const router = useRouter();
  useEffect(() => {
    let shown = localisedPath(router.asPath, router.locale ?? DEFAULT_LOCALE);
    const remember = (path: string): void => {
      shown = path;
    };
    router.events.on('routeChangeComplete', remember);
    router.beforePopState((state) => {
      if (withoutShallowKeys(state.as) === withoutShallowKeys(shown))
        state.options.shallow = true;
      return true;
    });
    return () => {
      router.events.off('routeChangeComplete', remember);
      router.beforePopState(() => true);
    };
  }, [router]);
}
