import type { i18n } from 'i18next';
import { useRouter } from 'next/router';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import { setBrowserLang } from '@/services/http/request-scope';
import { createI18n } from '@/utils/i18n/create-i18n';
import {
  completeTexts,
  knownTexts,
  textsOrReload,
} from '@/utils/i18n/tab-texts';
import { directionOf, localeInfo } from '@/utils/locales';
import { notify } from '@/utils/notices';
import type { PageProps } from './page-types';

type OnTextRead = ((key: string) => void) | undefined;

const isBrowser = typeof window !== 'undefined';

/**
 * With the texts of the page's HTML; the language's others come by themselves. What is missing until then is nothing,
 * never a key, and is put in when it is there.
 */
function partialTexts(
  { shell: { lang }, texts = {} }: PageProps,
  version: string,
): i18n {
  let hasHoles = false;
  const instance = createI18n(lang, texts, {
    onMissing: (key) => {
      if (knownTexts(lang)) return key;
      hasHoles = true;
      return '';
    },
  });
  const tellLate = (): void =>
    notify({ type: 'error', title: instance.t('error.offline'), id: 'texts' });
  void completeTexts(lang, version, tellLate).then((all) => {
    instance.addResourceBundle(lang, 'translation', all, false, true);
    if (hasHoles) instance.emit('languageChanged', lang);
  });
  return instance;
}

function textsOf(page: PageProps, onRead: OnTextRead): i18n {
  const { shell, texts, textsVersion } = page;
  if (!isBrowser) return createI18n(shell.lang, texts ?? {}, { onRead });
  const known = knownTexts(shell.lang);
  return known || !textsVersion
    ? createI18n(shell.lang, known ?? texts ?? {})
    : partialTexts(page, textsVersion);
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
export function useTexts(page: PageProps, onRead: OnTextRead): i18n {
  const { lang } = page.shell;
  const { events } = useRouter();
  if (isBrowser && !page.texts && !knownTexts(lang))
    use(textsOrReload(lang, page.textsVersion));
  const [held, setHeld] = useState(() => ({
    lang,
    texts: textsOf(page, onRead),
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
  if (held.lang === lang) return held.texts;
  const next = { lang, texts: textsOf(page, onRead) };
  setHeld(next);
  return next.texts;
}
