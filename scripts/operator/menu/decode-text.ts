import type { MenuDto } from '@/server/contracts/operator/menu';
import { CliError } from '../cli-error';
import { headLanguage } from './read-sheet';

const CYRILLIC = 'windows-1251';
const WESTERN = 'windows-1252';
const TURKISH = 'windows-1254';

/** What spreadsheets write a CSV in that is not UTF-8, by its language; Western for every other. */
const OF_LANGUAGE: Readonly<Record<string, string>> = {
  ar: 'windows-1256',
  az: TURKISH,
  be: CYRILLIC,
  bg: CYRILLIC,
  cs: 'windows-1250',
  el: 'windows-1253',
  fa: 'windows-1256',
  kz: CYRILLIC,
  ru: CYRILLIC,
  tg: CYRILLIC,
  tr: TURKISH,
  uz: CYRILLIC,
};

const encodingOf = (lang: string): string => OF_LANGUAGE[lang] ?? WESTERN;

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const markOf = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new CliError(
      `"${encoding}" is no encoding such as utf-8, windows-1251 or windows-1252.`,
    );
  }
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** The encoding in which the heads are words of a language that is written in it. */
function encodingOfHeads(bytes: Uint8Array): string | undefined {
  return [CYRILLIC, WESTERN, TURKISH].find((encoding) => {
    const lines = decodeAs(bytes, encoding)?.split(/\r?\n/, 40) ?? [];
    const lang = headLanguage(lines.map((line) => line.split(/[;,\t]/)));
    // English heads read the same in all of them
    return lang !== undefined && lang !== 'en' && encodingOf(lang) === encoding;
  });
}

/** The language in which most products of a menu have words; undefined for an empty one. */
function languageOfMenu({ products }: MenuDto): string | undefined {
  const counts = new Map<string, number>();
  for (const { translations = {} } of products)
    for (const lang of Object.keys(translations))
      counts.set(lang, (counts.get(lang) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

export interface DecodeOptions {
  /** What the file is written in; else it is recognised. */
  readonly encoding?: string | undefined;
  /** The language of the file. */
  readonly lang?: string | undefined;
  /** The menu of the shop now. */
  readonly stored: () => Promise<MenuDto>;
}

/** A text file's words, and a note where they are in another encoding than UTF-8. Throws CliError. */
export async function decodeText(
  bytes: Uint8Array,
  file: string,
  { encoding: given, lang, stored }: DecodeOptions,
): Promise<{ readonly text: string; readonly notes: readonly string[] }> {
  const marked = given ?? markOf(bytes) ?? 'utf-8';
  const text = decodeAs(bytes, marked);
  if (text === null && (given !== undefined || marked !== 'utf-8'))
    throw new CliError(
      `${file} is not in ${marked}. Save it as "CSV UTF-8" in the spreadsheet, bring the .xlsx itself, or say what it is: --encoding windows-1251 (Cyrillic), windows-1252 (Western), windows-1254 (Turkish).`,
    );
  if (text !== null)
    return {
      text,
      notes: marked === 'utf-8' ? [] : [`the file is read as ${marked}`],
    };
  const encoding =
    lang === undefined
      ? (encodingOfHeads(bytes) ??
        encodingOf(languageOfMenu(await stored()) ?? ''))
      : encodingOf(lang);
  return {
    text: new TextDecoder(encoding).decode(bytes),
    notes: [
      `the file is not in UTF-8; it is read as ${encoding}. Another is said by --encoding`,
    ],
  };
}
