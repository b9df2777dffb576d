import { strToU8, zipSync } from 'fflate';

type Cell =
  number | string | { readonly formula: string; readonly value?: number };

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

function cellXml(cell: Cell, at: string): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
  const value = cell.value === undefined ? '' : `<v>${cell.value}</v>`;
  return `<c r="${at}"><f>${escape(cell.formula)}</f>${value}</c>`;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

type Rows = readonly (readonly Cell[])[];

interface SheetOfRows {
  readonly name: string;
  readonly rows: Rows;
  readonly state?: 'hidden';
}

const sheetXml = (rows: Rows): string => {
  const data = rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`)).join('')}</row>`,
    )
    .join('');
  return `<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`;
};

/** An Excel workbook with these sheets. */
export function workbookOf(
  sheets: readonly SheetOfRows[],
): Uint8Array<ArrayBuffer> {
  const named = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${escape(name)}" sheetId="${index + 1}" state="${state}" r:id="r${index + 1}"/>`,
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="r${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        strToU8(sheetXml(rows)),
      ]),
    ),
  }) as Uint8Array<ArrayBuffer>;
}

/** An Excel workbook with one sheet of these cells. */
export const workbook = (rows: Rows): Uint8Array<ArrayBuffer> =>
  workbookOf([{ name: 'Menu', rows }]);
