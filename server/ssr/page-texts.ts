import { brandName } from '@/server/caches/site-brand';
import type { TFunction } from 'i18next';
import { settingsService } from '@/services/settings/settings-service';
import { createI18n, type TextBundle } from '@/utils/i18n/create-i18n';
import { sharedAnswer } from '../http/shared-answer';

/** The language's texts with the operator's overrides, as the API serves them. */
export function pageTexts(lang: string): Promise<TextBundle> {
  return sharedAnswer(`texts ${lang}`, () =>
    settingsService.translations(lang),
  );
}

/** Texts are shared between requests as they are: each bundle is made ready once. */
const ready = new WeakMap<TextBundle, TFunction>();

/** What says a text of the bundle, for what is worded on the server and no part of the render. */
export function pageWords(lang: string, texts: TextBundle): TFunction {
  const known = ready.get(texts);
  if (known) return known;
  const { t } = createI18n(lang, texts, brandName(lang));
  ready.set(texts, t);
  return t;
}
