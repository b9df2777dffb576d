import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { DEFAULT_LOCALE } from '@/utils/locales';
import { pathWithoutLocale } from '@/utils/page-links';
import { beginProgress, endProgress } from '@/utils/progress-bus';
import { localisedPath } from '@/utils/routes';
import { answerFor } from '@/utils/server-answers';

/** A page that was asked for and did not come. */
interface LostPage {
  /** As the browser's address has it, with the language's prefix. */
  readonly path: string;
  readonly why: 'failure' | 'nothing';
}

type RouteError = Error & { cancelled?: boolean };

const cancelled = (): RouteError =>
  Object.assign(new Error('the page did not come'), { cancelled: true });

const browserPath = (): string =>
  `${window.location.pathname}${window.location.search}`;

/** The same in every language. */
const pageOf = (path: string): string =>
  pathWithoutLocale(path.split('#', 1)[0] ?? path);

/**
 * Next answers a page that does not come with a full load of it, which without a network loses the cart and all that
 * was typed. Here the page that is shown stays behind a screen that says so; the other one is asked for again when
 * the network is back. Only what the site itself would answer is loaded as a whole.
 */
export function useLostPage() {
  const router = useRouter();
  const { events } = router;
  const [lost, setLost] = useState<LostPage | null>(null);
  const shown = localisedPath(router.asPath, router.locale ?? DEFAULT_LOCALE);

  useEffect(() => {
    let turn = 0;
    async function explain(path: string): Promise<void> {
      const mine = turn;
      beginProgress();
      const answer = await answerFor(path);
      endProgress();
      if (mine !== turn) return;
      if (answer === 'page') window.location.assign(path);
      else setLost({ path, why: answer });
    }
    function begin(): void {
      turn += 1;
    }
    function fail(
      error: RouteError,
      path: string,
      props: Readonly<{ shallow: boolean }>,
    ): void {
      // The same page anew or in another language: whoever asked for it says that it did not come.
      if (error.cancelled || pageOf(path) === pageOf(shown)) return;
      const end = cancelled();
      // Thrown, it keeps Next from loading the page as a whole; the other listeners must hear of it before.
      events.emit('routeChangeError', end, path, props);
      void explain(path);
      throw end;
    }
    const come = (): void => setLost(null);
    events.on('routeChangeStart', begin);
    events.on('routeChangeError', fail);
    events.on('routeChangeComplete', come);
    return () => {
      turn += 1;
      events.off('routeChangeStart', begin);
      events.off('routeChangeError', fail);
      events.off('routeChangeComplete', come);
    };
  }, [events, shown]);

  return {
    lost,
    retry: (): void => {
      if (!lost) return;
      const how = lost.path === browserPath() ? 'replace' : 'push';
      void router[how](lost.path, lost.path, { locale: false });
    },
    /** Back to the page behind; null where the address already is the other one's (the browser's Back). */
    stay:
      lost && lost.path !== browserPath() ? (): void => setLost(null) : null,
  };
}
