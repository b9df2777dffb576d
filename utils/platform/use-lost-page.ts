import Router, { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { pathWithoutLocale } from '@/utils/content/page-links';
import { beginProgress, endProgress } from '@/utils/shell/progress-bus';
import { answerFor } from '@/utils/browser/server-reachable';
import { has } from './switches';

/** A page that was asked for and did not come. */
interface LostPage {
  /** As the browser's address has it, with the language's prefix. */
  readonly path: string;
  readonly why: 'failure' | 'nothing';
}

type RouteError = Error & { cancelled?: boolean };
type RouteProps = Readonly<{ shallow: boolean }>;

/** Next takes it for a navigation that another one overtook, and leaves the page as it is. */
class NotComing extends Error {
  readonly cancelled = true;
}

const browserPath = (): string =>
  `${window.location.pathname}${window.location.search}`;

const bare = (path: string): string =>
  pathWithoutLocale(path).split('#', 1)[0] ?? path;

/** Whoever follows a link does not wait for its end. */
function ignoreNotComing(event: PromiseRejectionEvent): void {
  if (event.reason instanceof NotComing) event.preventDefault();
}

/** A page's script that failed once is never asked for again; a link under the pointer would ask without a network. */
function prefetchOnlineOnly(): () => void {
  const { router } = Router;
  if (!router || !has('lost-page')) return () => undefined;
  const prefetch = router.prefetch.bind(router);
  router.prefetch = (...page) =>
    navigator.onLine ? prefetch(...page) : Promise.resolve();
  return () => {
    router.prefetch = prefetch;
  };
}

/**
 * Next answers a page that does not come with a full load of it, which without a network loses the cart and all that
 * was typed. Here the page that is shown stays behind a screen that says so; the other one is asked for again when
 * the network is back. Only what the site itself would answer is loaded as a whole.
 */
export function useLostPage() {
  const { asPath, events, push, replace } = useRouter();
  const [lost, setLost] = useState<LostPage | null>(null);

  useEffect(prefetchOnlineOnly, []);
  useEffect(() => {
    if (!has('lost-page')) return;
    let turn = 0;
    // The same page again: whoever asked for it says that it did not come.
    const isShown = (path: string): boolean => bare(path) === bare(asPath);
    /** Thrown, it keeps Next from going on; the other listeners must hear of it before. */
    function stop(path: string, props: RouteProps): never {
      const end = new NotComing(path);
      events.emit('routeChangeError', end, path, props);
      throw end;
    }
    async function explain(path: string): Promise<void> {
      const mine = turn;
      beginProgress();
      const answer = await answerFor(path);
      endProgress();
      if (mine !== turn) return;
      if (answer === 'page') window.location.assign(path);
      else setLost({ path, why: answer });
    }
    function begin(path: string, props: RouteProps): void {
      turn += 1;
      if (navigator.onLine || props.shallow || isShown(path)) return;
      // Not even tried, as its scripts are not (prefetchOnlineOnly).
      setLost({ path, why: 'nothing' });
      stop(path, props);
    }
    function fail(error: RouteError, path: string, props: RouteProps): void {
      if (error.cancelled || isShown(path)) return;
      void explain(path);
      stop(path, props);
    }
    const come = (): void => setLost(null);
    events.on('routeChangeStart', begin);
    events.on('routeChangeError', fail);
    events.on('routeChangeComplete', come);
    window.addEventListener('unhandledrejection', ignoreNotComing);
    return () => {
      turn += 1;
      events.off('routeChangeStart', begin);
      events.off('routeChangeError', fail);
      events.off('routeChangeComplete', come);
      window.removeEventListener('unhandledrejection', ignoreNotComing);
    };
  }, [asPath, events]);

  return {
    lost,
    retry: (): void => {
      if (!lost) return;
      const go = lost.path === browserPath() ? replace : push;
      void go(lost.path, lost.path, { locale: false });
    },
    /** Back to the page behind; null where the address already is the other one's (the browser's Back). */
    stay:
      lost && lost.path !== browserPath() ? (): void => setLost(null) : null,
  };
}
