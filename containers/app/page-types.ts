import type { EmotionCache } from '@emotion/cache';
import type { NextPage } from 'next';
import type { AppProps } from 'next/app';
import type { ReactElement, ReactNode } from 'react';
import type { FoundState } from '@/services/http/found-state';
import type { PageTexts } from '@/utils/i18n/create-i18n';
import type { PageMeta } from '@/utils/content/page-head';
import type { PostedForm } from '@/utils/form/posted-form';
import type { Shell } from '@/utils/shell/shell';

/** What withPage gives every page. */
export interface PageProps {
  readonly shell: Shell;
  readonly dehydratedState?: FoundState;
  /** Absent where a page names itself (sign-in, errors). */
  readonly head?: PageMeta;
  /** The texts of the namespaces that it shows; those of `translation` in a page's HTML alone, as the tab has them afterwards. */
  readonly texts?: PageTexts;
  /** The hash of all texts of the language, which addresses of texts carry. */
  readonly textsVersion?: string;
  /** What came of a form that was posted without script. */
  readonly posted?: PostedForm;
}

export type PageWithLayout<P = object> = NextPage<P> & {
  /** The frame around the page; the bare page when absent. */
  getLayout?: (page: ReactElement) => ReactNode;
  /** Sign-in pages do not rehydrate the persisted stores (spec.md §2). */
  skipsRehydration?: boolean;
  /** No page of the storefront: neither cart nor toasts nor the network's state stand beside it. */
  standsAlone?: boolean;
};

export type SofraAppProps = AppProps<PageProps> & {
  Component: PageWithLayout;
  /** From _document, on the server only. */
  emotionCache?: EmotionCache;
};
