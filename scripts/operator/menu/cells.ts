import type { Column } from './columns';

/** Yes and no as the ten languages of usual heads, and lists with marks, write them. */
const YES = '1 + ✓ ✔ x х true y yes да ha иә ja oui si sí sì evet نعم'.split(
  ' ',
);
const NO = "0 - – — ✗ false n no нет yo'q yo‘q жоқ nein non hayır لا".split(
  ' ',
);

/** What a spreadsheet would take for a formula, and what we mark such text with. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;

/** A text that no spreadsheet runs as a formula: it shows it with a mark before it, which `plainText` takes away. */
export const safeText = (text: string): string =>
  FORMULA.test(text) ? `'${text}` : text;

/** A cell without the mark that keeps spreadsheets from running it. */
export const plainText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Parts in one cell, with `|` between them. */
export const joinList = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[\\|]/g, String.raw`\$&`)).join('|');

/** The parts of a cell, as `joinList` wrote them. */
export function splitList(cell: string): string[] {
  const parts = cell.match(/(?:\\.|[^\\|])*(?:\||$)/gsu) ?? [];
  return parts
    .map((part) => part.replace(/\|$/, '').replace(/\\(.)/gsu, '$1').trim())
    .filter(Boolean);
}

/** `Size=Large` as a pair; a name with = in it has \= there. */
export function splitPair(part: string): [string, string] | null {
  const found = /^((?:\\.|[^\\=])+)=(.+)$/su.exec(part);
  if (!found) return null;
  const [, left = '', right = ''] = found;
  const plain = (text: string): string => text.replace(/\\(.)/gsu, '$1').trim();
  return [plain(left), plain(right)];
}

/** The same, written. */
export const joinPair = (left: string, right: string): string =>
  `${escapePair(left)}=${escapePair(right)}`;

const escapePair = (text: string): string =>
  text.replace(/[\\=]/g, String.raw`\$&`);

/** A number as spreadsheets write it: with a comma in many languages, where cells are told apart by semicolons. */
function numberOf(cell: string, hasCommas: boolean): number | string {
  const text = hasCommas ? cell.replace(/^(-?\d+),(\d+)$/, '$1.$2') : cell;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : cell;
}

const WHOLE = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+|\d+`;
const SPACE = String.raw`[ \u00a0\u202f]`;
const CURRENCY = String.raw`[\p{L}'’‘ʻʼ.]{1,6}`;
/** Words that make a price the smallest of several. */
const FROM = /^(?:from|ab|от|von|dès|desde|da|dan)(?![\p{L}])/iu;
const PRICE = new RegExp(
  String.raw`^(?:\p{Sc}${SPACE}?|${CURRENCY}${SPACE})?(?<whole>-?(?:${WHOLE}))(?:[.,](?:(?<part>\d{1,2})|[-–—]{1,2}))?(?:${SPACE}?\p{Sc}|${SPACE}${CURRENCY})?$`,
  'u',
);
/** Thousands and decimals with different signs: 1.234,50 or 1,234.50. */
const BOTH = /\d([.,])\d{3}(?!\1)[.,]\d{1,2}\b/;

/** A price as menus have it: `4,50 $`, `$4.50`, `45 000 сум`. Letters stand apart: `4.5O` is a slip. */
export function priceOf(cell: string): number | string {
  const [, thousands] = BOTH.exec(cell) ?? [];
  const text = thousands ? cell.replaceAll(thousands, '') : cell;
  const { part, whole } =
    (FROM.test(text) ? null : PRICE.exec(text))?.groups ?? {};
  if (whole === undefined)
    // a plain number with more decimals is refused for those
    return /^-?\d+\.\d+$/.test(cell) ? Number(cell) : cell;
  return Number(`${whole.replace(/[^\d-]/g, '')}.${part ?? 0}`);
}

/** Whether a cell is empty, or has a dash as menus write it for that. */
export const isNone = (cell: string): boolean => /^[-–—/.]*$/.test(cell);

/** A cell's value; what cannot be read stays as it is, for the server to say what is wrong with it. */
export function cellValue(
  cell: string,
  { empty, read }: Column,
  hasCommas: boolean,
): unknown {
  const text = plainText(cell).trim();
  if (text === '') return empty;
  if (read === 'price') return priceOf(text);
  if (read === 'number') return numberOf(text, hasCommas);
  if (read === 'list') return splitList(text);
  if (read === 'codes')
    return splitList(text.toLowerCase().replace(/[,;]/g, '|'));
  if (read === 'text') return text;
  const word = text.toLowerCase().normalize('NFC');
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : text;
}
