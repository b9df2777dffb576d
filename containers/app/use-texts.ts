import type { i18n } from 'i18next';
import { useRouter } from 'next/router';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import { setBrowserLang } from '@/services/http/request-scope';
import { createI18n } from '@/utils/i18n/create-i18n';
import {
  knownTexts,
  rememberTexts,
  textsOrReload,
} from '@/utils/browser/tab-texts';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import type { PageProps } from './page-types';

const isBrowser = typeof window !== 'undefined';

/** The page's own texts, else those that this tab has. */
function textsOf({ shell: { brand, lang }, texts }: PageProps): i18n {
  if (isBrowser && texts) rememberTexts(lang, texts);
  return createI18n(lang, texts ?? knownTexts(lang) ?? {}, brand?.name);
}

function showLanguage(lang: string): void {
  document.documentElement.lang = localeInfo(lang).tag;
  document.documentElement.dir = directionOf(lang);
}

/**
 * The texts of the page's language: one instance per language, so that words, content and direction change in one
 * step. A page reached without a reload waits for its texts while the last one stays (Next renders it in a
 * transition).
 */
export function useTexts(page: PageProps): i18n {
  const { lang } = page.shell;
  const { events } = useRouter();
  if (isBrowser && !page.texts && !knownTexts(lang)) use(textsOrReload(lang));
  const site = page.shell.brand?.name;
  const [held, setHeld] = useState(() => ({
    lang,
    site,
    texts: textsOf(page),
  }));
  // before the effects of the page, which ask the API
  useLayoutEffect(() => setBrowserLang(lang), [lang]);
  useEffect(() => {
    const show = (): void => showLanguage(lang);
    show();
    // Next writes its own code (kz) where the tag (kk) belongs, after each navigation
    events.on('routeChangeComplete', show);
    return () => events.off('routeChangeComplete', show);
  }, [events, lang]);
  if (held.lang === lang && held.site === site) return held.texts;
  const next = { lang, site, texts: textsOf(page) };
  setHeld(next);
  return next.texts;
}
