import type { NEXT_DATA } from 'next/dist/shared/lib/utils';
import type { ComponentType } from 'react';
import { readTexts } from '@/utils/i18n/read-texts';
import type { DocumentHead } from '@/utils/page-head';
import type { PageProps } from './page-types';

/** A plugin of _document: writes down which texts the page's render reads. */
export function textRecorder(read: Set<string>) {
  const onTextRead = (key: string): void => void read.add(key);
  return {
    enhanceApp: <Props extends object>(App: ComponentType<Props>) =>
      function RecordedApp(props: Props) {
        const recorded = { ...props, onTextRead };
        return <App {...recorded} />;
      },
    resolveProps: <Props,>(props: Props) => Promise.resolve(props),
  };
}

/** Leaves the texts in the page's data that its HTML shows; the version of all. */
export function trimTexts(
  data: NEXT_DATA,
  read: ReadonlySet<string>,
): string | undefined {
  const { pageProps } = data.props as { pageProps?: Partial<PageProps> };
  if (!pageProps?.texts) return undefined;
  const texts = readTexts(pageProps.texts, read);
  data.props = { ...data.props, pageProps: { ...pageProps, texts } };
  return pageProps.textsVersion;
}

/** Takes out of the page's data what only its HTML says, and answers it. */
export function takeHead(data: NEXT_DATA): DocumentHead | undefined {
  const { pageProps } = data.props as { pageProps?: Partial<PageProps> };
  if (!pageProps?.head?.once) return undefined;
  const { once, ...head } = pageProps.head;
  data.props = { ...data.props, pageProps: { ...pageProps, head } };
  return once;
}
