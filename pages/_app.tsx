import Head from 'next/head';
import { useRouter } from 'next/router';
import { AppExtras } from '@/containers/app/app-extras';
import { AppProviders } from '@/containers/app/app-providers';
import { ErrorBoundary } from '@/containers/app/error-boundary';
import { Oops } from '@/containers/app/oops';
import type { SofraAppProps } from '@/containers/app/page-types';
import { useShallowHistory } from '@/containers/app/use-shallow-history';
import '@/styles/globals.css';

/** The frame of every page: providers, layout, two error boundaries (architecture.md §2.8). */
export default function App({
  Component,
  emotionCache,
  onTextRead,
  pageProps,
}: SofraAppProps) {
  const router = useRouter();
  useShallowHistory();
  const getLayout = Component.getLayout ?? ((page) => page);
  const inner = (
    <ErrorBoundary
      resetKey={router.asPath}
      fallback={(retry) => <Oops variant="error" onRetry={retry} />}
    >
      <Component {...pageProps} />
    </ErrorBoundary>
  );
  return (
    <AppProviders
      page={pageProps}
      emotionCache={emotionCache}
      onTextRead={onTextRead}
      skipsRehydration={Component.skipsRehydration ?? false}
    >
      <Head>
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
      </Head>
      <ErrorBoundary
        resetKey={router.asPath}
        fallback={(retry) => <Oops variant="error" onRetry={retry} />}
      >
        {getLayout(inner)}
        <AppExtras />
      </ErrorBoundary>
    </AppProviders>
  );
}
