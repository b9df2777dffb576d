import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument } from 'yaml';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { CliError } from '../cli-error';
import type { MenuFile, Sent, SentMenu } from './menu-file';
import { menuOfRows } from './menu-of-rows';
import { readCsv } from './read-csv';

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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${file} is no JSON: ${(error as Error).message}`);
  }
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
    where: (at) => ({ line: lineOf(at), name: at }),
  };
}

/** A menu's file, CSV or JSON. `lang` is the language of columns that name none. Throws CliError. */
export async function readMenu(
  file: string,
  lang: string = DEFAULT_LOCALE,
): Promise<MenuFile> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CliError(`${file} cannot be read: ${(error as Error).message}`);
  });
  if (text.includes('\uFFFD'))
    throw new CliError(
      `${file} is not in UTF-8. Save it as "CSV UTF-8" in the spreadsheet.`,
    );
  if (/\.json$/i.test(file))
    return menuOfJson(text.replace(/^\uFEFF/, ''), file);
  if (/\.(csv|tsv|txt)$/i.test(file)) return menuOfRows(readCsv(text, lang));
  throw new CliError(`${file} must be CSV (.csv) or JSON (.json).`);
}
