import type { NEXT_DATA } from 'next/dist/shared/lib/utils';
import type { DocumentMeta } from '@/utils/content/page-head';
import type { ThemeMode } from '@/utils/shell/theme-mode';
import type { PageProps } from './page-types';

/** Takes out of the page's data what only its HTML says, and answers it. */
export function takeHead(data: NEXT_DATA): DocumentMeta | undefined {
  const { pageProps } = data.props as { pageProps?: Partial<PageProps> };
  if (!pageProps?.head?.once) return undefined;
  const { once, ...head } = pageProps.head;
  data.props = { ...data.props, pageProps: { ...pageProps, head } };
  return once;
}

/** The theme that was chosen without script; undefined: none was. */
export function themeOfPage(data: NEXT_DATA): ThemeMode | undefined {
  const { pageProps } = data.props as { pageProps?: Partial<PageProps> };
  return pageProps?.shell?.theme;
}
