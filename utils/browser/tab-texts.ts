import type { TextBundle } from '@/utils/i18n/create-i18n';

/** What this tab has, or has asked for, of the languages' texts; browser only. */
const known = new Map<string, TextBundle>();
const coming = new Map<string, Promise<TextBundle>>();
const gates = new Map<string, Promise<unknown>>();

/** All texts of the language, when this tab has them. */
export function knownTexts(lang: string): TextBundle | undefined {
  return known.get(lang);
}

/** The texts that a page's HTML brought: pages reached without a reload need none. */
export function rememberTexts(lang: string, texts: TextBundle): void {
  known.set(lang, texts);
}

async function read(lang: string): Promise<TextBundle> {
  const { readBundle } = await import('@/utils/i18n/retrying-backend');
  return readBundle(lang, 'translation');
}

/**
 * All texts of a language, asked for once. The loader (i18next-http-backend, with its retries) comes with the first
 * change of language. `errors` is the server's namespace: it answers in the language of the call.
 */
export function loadTexts(lang: string): Promise<TextBundle> {
  const asked = known.has(lang)
    ? Promise.resolve(known.get(lang) as TextBundle)
    : coming.get(lang);
  if (asked) return asked;
  const work = read(lang).then((texts) => {
    known.set(lang, texts);
    return texts;
  });
  coming.set(lang, work);
  work.catch(() => coming.delete(lang));
  return work;
}

/** Settles with the texts of a page that was reached without a reload; without them it is loaded as a whole. */
export function textsOrReload(lang: string): Promise<unknown> {
  const gate =
    gates.get(lang) ??
    loadTexts(lang).catch(() => {
      window.location.reload();
      return new Promise(() => undefined);
    });
  gates.set(lang, gate);
  return gate;
}
