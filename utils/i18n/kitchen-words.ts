import type kitchen from '@/locales/en/kitchen.json';
import type { TextBundle } from './create-i18n';

/** A text of locales/<lng>/kitchen.json. */
export type KitchenKey = keyof typeof kitchen;

export type KitchenWords = (
  key: KitchenKey,
  params?: Readonly<Record<string, string | number>>,
) => string;

/** Says texts of a language's kitchen.json with their {{placeholders}} filled; `site` is what `{{name}}` means by default. */
export function kitchenWords(texts: TextBundle, site: string): KitchenWords {
  return (key, params = {}) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(params[name] ?? (name === 'name' ? site : '')),
    );
}
