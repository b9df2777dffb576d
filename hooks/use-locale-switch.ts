import { type NextRouter, useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { COOKIES } from '@/utils/constants/cookies';
import { loadTexts } from '@/utils/i18n/tab-texts';
import { notify } from '@/utils/notices';
import { pathWithoutLocale } from '@/utils/page-links';
import { beginProgress, endProgress } from '@/utils/progress-bus';
import { rememberChoice } from '@/utils/remember';

/** The choice that was made last, in whichever picker: an earlier one that is still on its way gives up. */
let lastTurn = 0;
let underWay = 0;

/** Next answers a page that does not come with a reload: the language would be half changed, and the cart gone. */
function refuseReload(error: { cancelled?: boolean }): void {
  if (!error.cancelled)
    throw new Error('the page did not come in this language', { cause: error });
}

async function showHere(router: NextRouter, locale: string): Promise<boolean> {
  const { hash, pathname, search } = window.location;
  const here = pathWithoutLocale(`${pathname}${search}${hash}`);
  router.events.on('routeChangeError', refuseReload);
  try {
    return await router.replace(here, here, { locale, scroll: false });
  } finally {
    router.events.off('routeChangeError', refuseReload);
  }
}

/**
 * Chooses a language (spec.md §4): its texts are fetched and added, the same page is fetched and shown in it without
 * a reload, so that the local cart stays, and the choice is kept. Words, direction and content change together; when
 * either does not come nothing changes, and a notice says so. Of two quick choices the last wins.
 */
export function useLocaleSwitch(): (locale: string) => Promise<void> {
  const router = useRouter();
  const { t } = useTranslation();
  return async (locale) => {
    if (locale === router.locale && underWay === 0) return;
    const turn = (lastTurn += 1);
    underWay += 1;
    beginProgress();
    try {
      await loadTexts(locale);
      if (turn !== lastTurn) return;
      if (await showHere(router, locale))
        rememberChoice(COOKIES.locale, locale);
    } catch {
      if (turn === lastTurn)
        notify({ type: 'error', title: t('language.failed'), id: 'language' });
    } finally {
      underWay -= 1;
      endProgress();
    }
  };
}
