import { settingsService } from '@/services/settings/settings-service';
import type { TextBundle } from '@/utils/i18n/create-i18n';
import { sharedAnswer } from '../http/shared-answer';
import { textsVersion } from '../http/texts-version';

export interface PageTexts {
  /** The language's texts; _document leaves those in the HTML that it shows. A tab has them already. */
  readonly texts?: TextBundle;
  readonly textsVersion: string;
}

/** The language's texts with the operator's overrides, as the API serves them, and their version. */
export async function pageTexts(
  lang: string,
  goesTo: 'page' | 'tab',
): Promise<PageTexts> {
  const texts = await sharedAnswer(`texts ${lang}`, () =>
    settingsService.translations(lang),
  );
  const version = { textsVersion: textsVersion(texts) };
  return goesTo === 'tab' ? version : { texts, ...version };
}
