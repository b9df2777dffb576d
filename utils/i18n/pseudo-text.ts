import { DEFAULT_LOCALE, pseudoLocales } from './locales';
import type { TextBundle } from './create-i18n';

const PLAIN = 'abcdefghiklnoprstuwyzABCDEFGHIKLNOPRSTUWYZ';
const ACCENTED = 'áƀçđéƒĝĥíķļñöþŕšťüŵýžÁƁÇĐÉƑĜĤÍĶĻÑÖÞŔŠŤÜŴÝŽ';
const VOWEL = /[aeiou]/i;
const PLACEHOLDER = /(\{\{[^}]*\}\}|<[^>]*>)/;
const RTL_OVERRIDE = '\u202E';
const END_OVERRIDE = '\u202C';

/** The language whose files a language is read from: pseudo-locales have none of their own. */
export function sourceLocale(locale: string): string {
  return pseudoLocales.some(({ code }) => code === locale)
    ? DEFAULT_LOCALE
    : locale;
}

function accented(letter: string): string {
  const at = PLAIN.indexOf(letter);
  const drawn = at < 0 ? letter : (ACCENTED[at] ?? letter);
  // vowels twice: about 40 % longer
  return VOWEL.test(letter) ? drawn + drawn : drawn;
}

/** `[Áádđ ťöö çáárť]`: still to be read, longer, and cut off where a bracket is missing. Placeholders stay. */
export function pseudoText(text: string, isBackward: boolean): string {
  const parts = text.split(PLACEHOLDER).map((part, index) => {
    if (index % 2 === 1) return part;
    const words = [...part].map(accented).join('');
    return isBackward
      ? words.replace(/\p{L}+/gu, `${RTL_OVERRIDE}$&${END_OVERRIDE}`)
      : words;
  });
  return `[${parts.join('')}]`;
}

/** The texts of a pseudo-locale out of the English ones; any other language's as they are. */
export function pseudoBundle(locale: string, texts: TextBundle): TextBundle {
  const pseudo = pseudoLocales.find(({ code }) => code === locale);
  if (!pseudo) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      pseudoText(text, pseudo.backward),
    ]),
  );
}
