import type { i18n, TFunction } from 'i18next';
import { brandName } from '@/server/caches/site-brand';
import { splitPageTexts } from '@/server/caches/text-files';
import { settingsService } from '@/services/settings/settings-service';
import {
  createI18n,
  type PageTexts,
  type TextBundle,
} from '@/utils/i18n/create-i18n';
import type { PageNamespace } from '@/utils/i18n/locales';
import { sharedAnswer } from '../http/shared-answer';
import { runtimeSlot } from '../runtime';

/** All texts of pages in the language with the operator's overrides, as the API serves them. */
export function pageTexts(lang: string): Promise<TextBundle> {
  return sharedAnswer(`texts ${lang}`, () =>
    settingsService.translations(lang),
  );
}

interface Ready {
  readonly words: i18n;
  readonly parts: PageTexts;
}

/** Texts are shared between requests as they are: each bundle is made ready once. */
const ready = new WeakMap<TextBundle, Ready>();

/** The newest of each language, which lists are kept in (utils/platform/html-keeper.ts). */
const newest = () => runtimeSlot('page-words', () => new Map<string, i18n>());

function readyTexts(lang: string, texts: TextBundle): Ready {
  const known = ready.get(texts);
  if (known) return known;
  const words = createI18n(lang, texts, brandName(lang));
  const made = { words, parts: splitPageTexts(texts) };
  ready.set(texts, made);
  newest().set(lang, words);
  return made;
}

/** What says a text of the bundle, for what is worded on the server and no part of the render. */
export const pageWords = (lang: string, texts: TextBundle): TFunction =>
  readyTexts(lang, texts).words.t;

/** The texts of these namespaces, which a page carries. */
export function textsOfPage(
  lang: string,
  texts: TextBundle,
  namespaces: readonly PageNamespace[],
): PageTexts {
  const { parts } = readyTexts(lang, texts);
  return Object.fromEntries(namespaces.map((name) => [name, parts[name]]));
}
