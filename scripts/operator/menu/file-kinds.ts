import { extname } from 'node:path';
import { CliError } from '../cli-error';

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
export function refuseOther(file: string, bytes: Uint8Array): void {
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
