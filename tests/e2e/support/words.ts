import { readPageTexts, readTextFile } from '@/server/caches/text-files';

/** The words of one language, as the person reads them. */
export type Words = (
  key: string,
  values?: Readonly<Record<string, number | string>>,
) => string;

/** The texts of pages and of the server in that language; an unknown key fails the test. A count takes `key_form` by the caller. */
export function wordsOf(lang: string): Words {
  const texts = {
    ...readTextFile(lang, 'errors'),
    ...readPageTexts(lang),
  };
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`no text ${key} in ${lang}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? (name === 'name' ? 'Sofra' : '')),
    );
  };
}
