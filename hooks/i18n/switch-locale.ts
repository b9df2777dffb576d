import type { NextRouter } from 'next/router';
import { COOKIES } from '@/utils/constants/cookies';
import { loadTexts, tabTexts } from '@/utils/browser/tab-texts';
import { localeInfo } from '@/utils/i18n/locales';
import { pathWithoutLocale } from '@/utils/content/page-links';
import { rememberChoice } from '@/utils/browser/remember';

/** The choice that was made last, in whichever picker: an earlier one that is still on its way gives up. */
let lastTurn = 0;
let underWay = 0;
let voice: HTMLElement | null = null;

/** A live region has to be there before it says something. */
function findVoice(): HTMLElement {
  if (voice?.isConnected) return voice;
  voice = document.createElement('p');
  voice.className = 'sr-only';
  voice.setAttribute('role', 'status');
  document.body.append(voice);
  return voice;
}

/** "Sprache: Deutsch", in German. */
function announce(locale: string): void {
  const { tag, title } = localeInfo(locale);
  const region = findVoice();
  region.lang = tag;
  region.textContent = `${tabTexts(locale).t('header.language')}: ${title}`;
}

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

/** Fetches texts and page and shows them; of two choices the last. Throws when either does not come for the last. */
export async function switchLocale(
  router: NextRouter,
  locale: string,
): Promise<void> {
  if (locale === router.locale && underWay === 0) return;
  const turn = (lastTurn += 1);
  underWay += 1;
  findVoice();
  try {
    await loadTexts(locale);
    if (turn !== lastTurn || !(await showHere(router, locale))) return;
    rememberChoice(COOKIES.locale, locale);
    announce(locale);
  } catch (error) {
    if (turn === lastTurn) throw error;
  } finally {
    underWay -= 1;
  }
}
