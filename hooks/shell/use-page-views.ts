import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { track } from '@/utils/shell/analytics';
import { countedPath } from '@/utils/shell/counted-path';

/** Tells each page that is opened, once, as long as visits are counted. */
export function usePageViews(counting: boolean): void {
  const { asPath, pathname } = useRouter();
  const path = countedPath(pathname, asPath);
  useEffect(() => {
    if (counting) track({ name: 'page_view', path });
  }, [counting, path]);
}
