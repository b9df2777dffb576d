import { settingsService } from '@/services/settings/settings-service';
import type { TextBundle } from '@/utils/i18n/create-i18n';

/** The language's texts with the operator's overrides, as the API serves them. */
export function pageTexts(lang: string): Promise<TextBundle> {
  return settingsService.translations(lang);
}
