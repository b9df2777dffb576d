import { LineCounter, parseDocument } from 'yaml';
import type { MenuDto } from '@/server/contracts/operator/menu';
import { CliError } from '../cli-error';
import { NotFoundError } from '../client';
import { parseJson, readGiven } from '../read-given';
import { decodeText } from './decode-text';
import type { MenuFile, Sent, SentMenu } from './menu-file';
import { menuOfRows } from './menu-of-rows';
import { refuseOther } from './file-kinds';
import { nameRows } from './name-rows';
import { ownRows } from './own-sheet/own-rows';
import { itemsBySlug } from './own-sheet/priced-addons';
import { readCsv } from './read-csv';
import type { Sheet, SheetOptions } from './read-sheet';
import { isWorkbook, isZip, readXlsx } from './read-xlsx';

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
