import Head from 'next/head';
import { useRouter } from 'next/router';
import { KeptPage } from '@/components/shell/kept-page/kept-page';
import { AppExtras } from '@/containers/app/app-extras';
import { AppProviders } from '@/containers/app/app-providers';
import { ErrorBoundary } from '@/containers/app/error-boundary';
import { FailedPage } from '@/containers/app/failed-page';
import { LostPage } from '@/containers/app/lost-page';
import { PageHead } from '@/containers/app/page-head';
import type { SofraAppProps } from '@/containers/app/page-types';
import { useLostPage } from '@/utils/platform/use-lost-page';
import { prefixLinks } from '@/utils/platform/site-prefix';
import { useShallowHistory } from '@/containers/app/use-shallow-history';
import '@/styles/globals.css';

/** The frame of every page: providers, layout, two error boundaries. */
export default function App({
  Component,
  emotionCache,
  pageProps,
}: SofraAppProps) {
  const router = useRouter();
  prefixLinks(router);
  useShallowHistory();
  const { lost, retry, stay } = useLostPage();
  const getLayout = Component.getLayout ?? ((page) => page);
  const inner = (
    <KeptPage
      instead={
        lost && <LostPage why={lost.why} onRetry={retry} onStay={stay} />
      }
    >
      <ErrorBoundary
        resetKey={router.asPath}
        fallback={(again, failures) => (
          <FailedPage onRetry={again} failures={failures} />
        )}
      >
        <Component {...pageProps} />
      </ErrorBoundary>
    </KeptPage>
  );
  return (
    <AppProviders
      page={pageProps}
      emotionCache={emotionCache}
      skipsRehydration={Component.skipsRehydration ?? false}
    >
      <Head>
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
      </Head>
      <PageHead head={pageProps.head} />
      <ErrorBoundary
        resetKey={router.asPath}
        fallback={(again, failures) => (
          <FailedPage whole onRetry={again} failures={failures} />
        )}
      >
        {getLayout(inner)}
        {!Component.standsAlone && <AppExtras />}
      </ErrorBoundary>
    </AppProviders>
  );
}
