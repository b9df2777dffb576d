import { readFileSync } from 'node:fs';

/** The words of one language, as the person reads them. */
export type Words = (
  key: string,
  values?: Readonly<Record<string, number | string>>,
) => string;

/** The texts of locales/{lang}/translation.json; an unknown key fails the test. A count takes `key_form` by the caller. */
export function wordsOf(lang: string): Words {
  const texts = JSON.parse(
    readFileSync(`locales/${lang}/translation.json`, 'utf8'),
  ) as Readonly<Record<string, string>>;
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`no text ${key} in ${lang}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? (name === 'name' ? 'Sofra' : '')),
    );
  };
}
