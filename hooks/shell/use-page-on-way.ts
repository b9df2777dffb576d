import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { pathWithoutLocale } from '@/utils/content/page-links';

const pageOf = (path: string): string =>
  pathWithoutLocale(path).split(/[?#]/, 1)[0] ?? path;

/** The path, without language and query, of another page that was asked for and is not there yet; else null. */
export function usePageOnWay(): string | null {
  const { asPath, events } = useRouter();
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const begin = (path: string, { shallow }: { shallow: boolean }): void =>
      setPage(shallow ? null : pageOf(path));
    const end = (): void => setPage(null);
    events.on('routeChangeStart', begin);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      events.off('routeChangeStart', begin);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);
  return page === pageOf(asPath) ? null : page;
}
