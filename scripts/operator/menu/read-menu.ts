import { extname } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { MenuDto } from '@/server/contracts/operator/menu';
import { CliError } from '../cli-error';
import { NotFoundError } from '../client';
import { parseJson, readGiven } from '../read-given';
import type { MenuFile, Sent, SentMenu } from './menu-file';
import { menuOfRows } from './menu-of-rows';
import { nameRows } from './name-rows';
import { ownRows } from './own-sheet/own-rows';
import { itemsBySlug } from './own-sheet/priced-addons';
import { readCsv } from './read-csv';
import { headLanguage, type Sheet, type SheetOptions } from './read-sheet';
import { isWorkbook, isZip, readXlsx } from './read-xlsx';

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

interface DecodeOptions {
  /** What the file is written in; else it is recognised. */
  readonly encoding?: string | undefined;
  /** The language of the file. */
  readonly lang?: string | undefined;
  /** The menu of the shop now. */
  readonly stored: () => Promise<MenuDto>;
}

/** A text file's words, and a note where they are in another encoding than UTF-8. Throws CliError. */
async function decodeText(
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

const SAVE = 'Save it as "Excel workbook (.xlsx)" or "CSV UTF-8" in';

interface Kind {
  /** As a sentence calls it, and where it can be saved otherwise. */
  readonly what: string;
  readonly within: string;
}

const SPREADSHEET = 'the spreadsheet';
const ANEW = 'a spreadsheet, once its menu is a table there';

const BY_NAME: Readonly<Record<string, Kind>> = {
  '.ods': { what: 'an OpenDocument spreadsheet', within: SPREADSHEET },
  '.numbers': { what: 'a Numbers document', within: 'Numbers (Export To)' },
  '.xls': { what: 'a workbook of an older Excel', within: SPREADSHEET },
  '.xlsb': { what: 'a binary workbook of Excel', within: SPREADSHEET },
  '.docx': { what: 'a Word document', within: ANEW },
  '.doc': { what: 'a Word document', within: ANEW },
  '.pdf': { what: 'a PDF', within: ANEW },
};

const PICTURE: Kind = { what: 'a picture', within: ANEW };
const PAGE: Kind = { what: 'a web page', within: SPREADSHEET };
const WORKBOOK: Kind = {
  what: 'a damaged workbook or another archive',
  within: SPREADSHEET,
};

/** What a file begins with, byte by byte. */
const BY_BYTES: readonly (readonly [string, Kind | undefined])[] = [
  ['%PDF', BY_NAME['.pdf']],
  ['\u00d0\u00cf\u0011\u00e0', BY_NAME['.xls']],
  ['\u00ff\u00d8\u00ff', PICTURE],
  ['\u0089PNG', PICTURE],
  ['RIFF', PICTURE],
  ['<html', PAGE],
  ['<!doctype html', PAGE],
  ['PK\u0003\u0004', WORKBOOK],
];

const TEXT = ['.csv', '.tsv', '.txt', '.json'];

/** Throws CliError for a file that is neither a spreadsheet nor text, named by what it is. */
function refuseOther(file: string, bytes: Uint8Array): void {
  const name = extname(file).toLowerCase();
  const start = String.fromCharCode(...bytes.subarray(0, 16))
    .trimStart()
    .toLowerCase();
  const [, found] =
    BY_BYTES.find(([magic]) => start.startsWith(magic.toLowerCase())) ?? [];
  const isText = found === undefined;
  const kind =
    found === PAGE || found === PICTURE ? found : (BY_NAME[name] ?? found);
  if (kind)
    throw new CliError(`${file} is ${kind.what}. ${SAVE} ${kind.within}.`);
  if (isText && (TEXT.includes(name) || /^\.xls[xm]$/.test(name))) return;
  throw new CliError(
    `${file} must be a spreadsheet (.xlsx, .xlsm, .csv) or JSON (.json).`,
  );
}

const LISTS = ['categories', 'extras', 'addon_groups', 'products'] as const;

/** Lines of a JSON file by the way to each value; read anew, as only what is wrong is asked for. */
function jsonLines(text: string): (at: string) => number | null {
  let found: ((at: string) => number | null) | null = null;
  const read = () => {
    const counter = new LineCounter();
    const document = parseDocument(text, { lineCounter: counter });
    return (at: string): number | null => {
      const parts = at.split('.');
      for (let length = parts.length; length > 0; length -= 1) {
        const path = parts
          .slice(0, length)
          .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
        const node = document.getIn(path, true) as
          { range?: [number, number, number] | null } | undefined;
        if (node?.range) return counter.linePos(node.range[0]).line;
      }
      return null;
    };
  };
  return (at) => (found ??= read())(at);
}

function menuOfJson(text: string, file: string): MenuFile {
  const value = parseJson(text, file);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CliError(`${file} must hold a menu: {"products": [...]}.`);
  const given = value as Record<string, unknown>;
  const menu: SentMenu = {
    categories: [],
    extras: [],
    addon_groups: [],
    products: [],
  };
  for (const name of LISTS)
    if (Array.isArray(given[name])) menu[name].push(...(given[name] as Sent[]));
  const lineOf = jsonLines(text);
  return {
    menu: { ...given, ...menu },
    problems: [],
    notes: [],
    where: (at) => ({ line: lineOf(at), name: at }),
  };
}

export interface ReadOptions extends SheetOptions {
  /** What a text file is written in, as browsers name it; else it is recognised. */
  readonly encoding?: string | undefined;
  /** The menu of the shop now: products of a sheet without slugs are those of the same title. */
  readonly stored: () => Promise<MenuDto>;
}

/** An error that says which file it is of, and that nothing came of it. */
function ofFile(file: string, error: unknown): unknown {
  return error instanceof CliError &&
    !(error instanceof NotFoundError) &&
    !error.message.includes(file)
    ? new CliError(`${file}: nothing is changed. ${error.message}`)
    : error;
}

/**
 * A menu's file: CSV, Excel workbook or JSON. `lang` is the language of columns that name none. Throws CliError.
 */
export async function readMenu(
  file: string,
  options: ReadOptions,
): Promise<MenuFile> {
  try {
    return await readAny(file, options);
  } catch (error) {
    throw ofFile(file, error);
  }
}

async function readAny(
  file: string,
  { encoding, stored, ...options }: ReadOptions,
): Promise<MenuFile> {
  const bytes = await readGiven(file);
  const ofSheet = async (sheet: Sheet): Promise<MenuFile> =>
    menuOfRows(itemsBySlug(nameRows(ownRows(sheet), await stored())));
  if (isZip(bytes) && isWorkbook(bytes))
    return ofSheet(await readXlsx(bytes, options));
  refuseOther(file, bytes);
  const { notes, text } = await decodeText(bytes, file, {
    encoding,
    lang: options.lang,
    stored,
  });
  const read = /\.json$/i.test(file)
    ? menuOfJson(text.replace(/^\uFEFF/, ''), file)
    : await ofSheet(readCsv(text, options));
  return { ...read, notes: [...notes, ...read.notes] };
}
