import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useShell } from '@/contexts/shell-context';
import { settingsQueries } from '@/services/settings/settings-queries';
import { applicationQueries } from '@/services/application/application-queries';
import type { ApplicationSpec, KindTypes } from '@/utils/application/kind';
import { localeInfo } from '@/utils/i18n/locales';
import { isLiveDown, isLiveUp, onLive } from '@/services/events/live-hub';

/** The own application of a kind, as the server gave it with the page or gives it now; null: none was begun. */
export function useOwnApplication<K extends KindTypes>(
  spec: ApplicationSpec<K>,
) {
  const { user } = useShell();
  const { data, isError, refetch } = useQuery({
    ...applicationQueries.own(spec, user?.id ?? 0),
    enabled: user !== null,
  });
  return {
    application: data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** Whether the own application is open, and not what everybody reads: at a step, or wherever the form has the page's own address. */
export function useIsApplying({
  entry,
  page,
}: Pick<ApplicationSpec<KindTypes>, 'entry' | 'page'>): boolean {
  const { user } = useShell();
  const { query } = useRouter();
  return user !== null && (entry === page || query.step !== undefined);
}

/** The currency that shops reckon in, whatever the reader has chosen. */
export function useMainCurrency() {
  const { currency } = useShell();
  const { data } = useQuery(settingsQueries.currencies());
  return data?.find((each) => each.default) ?? currency;
}

/** What the house says of an application in a page of words, as the server gave it with the page; null: nothing. */
export function useApplicationText(slug: string) {
  const { lang } = useShell();
  const { data } = useQuery({
    ...applicationQueries.text(slug, lang),
    enabled: false,
  });
  if (!data?.translation.description) return null;
  const { description, locale } = data.translation;
  const { backward, tag } = localeInfo(locale);
  const dir: 'ltr' | 'rtl' = backward ? 'rtl' : 'ltr';
  return {
    html: description,
    /** Of a text in another language than the page's. */
    written: locale === lang ? {} : { lang: tag, dir },
  };
}

const POLL_MS = 20_000;

/**
 * Has an application read again while the house reads it: at each news of the inbox, and by the clock while there is no
 * stream. `isWaiting`: it was sent and is not answered.
 */
export function useAnswerNews(isWaiting: boolean, read: () => void): void {
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (!isWaiting) return;
    const stop = onLive((message) => {
      const isNews =
        message.kind === 'event' && message.type === 'notification';
      if (isNews || message.kind === 'reset' || message.kind === 'up')
        readAgain();
    });
    // what happened between this page's data and its first listening
    if (isLiveUp()) readAgain();
    const timer = setInterval(() => {
      if (isLiveDown() && document.visibilityState === 'visible') readAgain();
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isWaiting]);
}
