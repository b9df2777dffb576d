import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';
import { pathWithoutLocale } from '@/utils/content/page-links';
import { onProgress, pageInProgress } from '@/utils/shell/progress-bus';

const pageOf = (path: string): string =>
  pathWithoutLocale(path).split(/[?#]/, 1)[0] ?? path;

/** The path, without language and query, of another page that was asked for and is not there yet; else null. */
export function usePageOnWay(): string | null {
  const { asPath } = useRouter();
  const path = useSyncExternalStore(onProgress, pageInProgress, () => null);
  const page = path && pageOf(path);
  return page === pageOf(asPath) ? null : page;
}
