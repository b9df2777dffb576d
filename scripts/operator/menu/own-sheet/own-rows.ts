import { isNone, joinPair } from '@/scripts/operator/menu/cells';
import { SIZE_COLUMN, WEIGHT_COLUMN } from '@/scripts/operator/menu/columns';
import { usualName } from '@/scripts/operator/menu/head-names';
import { plainText } from '../cells';
import { PRICE_OF_SIZE } from '../columns';
import type { Sheet, SheetRow } from '../read-sheet';
import { allergensInWords } from './allergen-letters';
import { addonsAsRows } from './priced-addons';

const headOf = ({ heads }: Sheet, name: string): string =>
  (heads[name] ?? '').trim();

const without = (columns: readonly string[], name: string): string[] =>
  columns.filter((one) => one !== name);

/** The same without one column, with a note why. */
function leftOut(sheet: Sheet, name: string, why: string): Sheet {
  if (!sheet.columns.includes(name)) return sheet;
  return {
    ...sheet,
    columns: without(sheet.columns, name),
    notes: [...sheet.notes, `"${headOf(sheet, name)}" is left out: ${why}`],
  };
}

/** A sheet with slugs, which says sizes and weights as our own columns do. */
const withoutMeasures = (sheet: Sheet): Sheet =>
  sheet.columns
    .filter((name) => name === SIZE_COLUMN || name.startsWith(PRICE_OF_SIZE))
    .reduce(
      (left, name) =>
        leftOut(
          left,
          name,
          'beside slug and sku, an option is written Size=Large in a column options',
        ),
      leftOut(
        sheet,
        WEIGHT_COLUMN,
        'beside slug and sku, it is written in the description',
      ),
    );

/** Rows without a title are those of the dish above. */
function namedByAbove({ lang, rows }: Sheet): readonly SheetRow[] {
  const title = `title:${lang}`;
  let above: SheetRow['cells'] = {};
  return rows.map((row) => {
    if (cellOf(row, title)) above = row.cells;
    const named = {
      ...row.cells,
      [title]: above[title] ?? '',
      ...('category' in row.cells && { category: above.category ?? '' }),
    };
    return { ...row, cells: named };
  });
}

/** Rows of one dish in several sizes as its options; sizes that no dish has two of are left out. */
function sizesAsOptions(sheet: Sheet): Sheet {
  if (!sheet.columns.includes(SIZE_COLUMN)) return sheet;
  if (sheet.columns.includes('options'))
    return leftOut(sheet, SIZE_COLUMN, 'there is a column options');
  const rows = namedByAbove(sheet);
  const dishes = rows.map(
    (row) =>
      `${cellOf(row, 'category')}\n${cellOf(row, `title:${sheet.lang}`)}`,
  );
  if (new Set(dishes).size === dishes.length)
    return leftOut(sheet, SIZE_COLUMN, 'no dish has two of them');
  const group = headOf(sheet, SIZE_COLUMN)
    .replace(/[([].*/, '')
    .trim();
  return {
    ...sheet,
    columns: [...without(sheet.columns, SIZE_COLUMN), 'options'],
    rows: rows.map((row) => {
      const size = cellOf(row, SIZE_COLUMN);
      const options = size ? joinPair(group, size) : '';
      return { ...row, cells: { ...row.cells, options } };
    }),
  };
}

/** The unit that a head names: `Weight, g`. */
const unitOf = (head: string): string =>
  /[,([]\s*(\p{L}{1,3})\.?\s*[)\]]?$/u.exec(head)?.[1] ?? '';

/** Weights stand behind the descriptions of their dishes; without such a column they would replace those that are there. */
function weightsDescribed(sheet: Sheet): Sheet {
  if (!sheet.columns.includes(WEIGHT_COLUMN)) return sheet;
  const description = `description:${sheet.lang}`;
  if (!sheet.columns.includes(description))
    return leftOut(
      sheet,
      WEIGHT_COLUMN,
      'it stands behind a description, and there is no such column',
    );
  const head = headOf(sheet, WEIGHT_COLUMN);
  const unit = unitOf(head);
  const weightOf = (row: SheetRow): string => {
    const weight = cellOf(row, WEIGHT_COLUMN);
    return unit && /^[\d.,/ ]+$/.test(weight) ? `${weight} ${unit}` : weight;
  };
  return {
    ...sheet,
    columns: without(sheet.columns, WEIGHT_COLUMN),
    rows: sheet.rows.map((row) => {
      const words = [cellOf(row, description), weightOf(row)].filter(Boolean);
      return {
        ...row,
        cells: { ...row.cells, [description]: words.join(' · ') },
      };
    }),
    notes: [...sheet.notes, `"${head}" stands behind the description`],
  };
}

const cellOf = ({ cells }: SheetRow, name: string): string =>
  plainText(cells[name] ?? '').trim();

/** A column of prices for each size as a row for each size, with columns price and size. */
function sizesAsRows(sheet: Sheet): Sheet {
  const names = sheet.columns.filter((name) => name.startsWith(PRICE_OF_SIZE));
  if (!names.length) return sheet;
  const problems = [...sheet.problems];
  const rowsOf = (row: SheetRow): SheetRow[] => {
    const sized = names.flatMap((name) => {
      const price = cellOf(row, name);
      const size = name.slice(PRICE_OF_SIZE.length);
      return isNone(price) ? [] : { price, [SIZE_COLUMN]: size };
    });
    const own = cellOf(row, 'price');
    if (own && sized.length)
      problems.push({
        line: row.line,
        words: `price: "${own}" stands beside prices of sizes. Take one of them out`,
      });
    const prices = sized.length
      ? sized
      : [{ price: own, [SIZE_COLUMN]: cellOf(row, SIZE_COLUMN) }];
    return prices.map((one) => ({ ...row, cells: { ...row.cells, ...one } }));
  };
  const kept = sheet.columns.filter((name) => !names.includes(name));
  const sizes = names.map((name) => name.slice(PRICE_OF_SIZE.length));
  return {
    ...sheet,
    columns: [...new Set([...kept, 'price', SIZE_COLUMN])],
    heads: {
      [SIZE_COLUMN]: usualName(SIZE_COLUMN, sheet.lang),
      ...sheet.heads,
    },
    rows: sheet.rows.flatMap(rowsOf),
    problems,
    notes: [...sheet.notes, `sizes with a price each: ${sizes.join(', ')}`],
  };
}

/** The last row of a menu that adds it up. */
const TOTAL =
  /^(?:grand )?(?:sub-?)?(?:total|totals|totale|sum|summe|gesamt|итого|всего|toplam|jami|барлығы|المجموع)(?!\p{L})/iu;
const FOOTNOTE = /^[*†‡•]/;

/** Rows of an owner's own sheet, which knows neither slugs nor kinds of rows, on their way to plain ones. */
class OwnRows {
  readonly notes: string[] = [];
  readonly columns: string[];
  private readonly out: SheetRow[] = [];

  constructor(private readonly sheet: Sheet) {
    this.columns = [...sheet.columns];
  }

  get rows(): readonly SheetRow[] {
    const kept = this.withoutEnd(this.sheet.rows);
    const named = this.columns.includes('category')
      ? this.sectionsCarried(kept)
      : this.sectionsOfRows(kept);
    this.tellLeftOut();
    return named;
  }

  private cell({ cells }: SheetRow, name: string): string {
    return plainText(cells[name] ?? '').trim();
  }

  private textsOf({ line }: SheetRow): readonly string[] {
    return this.sheet.texts.get(line) ?? [];
  }

  /** Whether a row has one cell alone, and no price. */
  private isAlone(row: SheetRow): boolean {
    return this.textsOf(row).length === 1 && !this.hasPrice(row);
  }

  private hasPrice(row: SheetRow): boolean {
    return this.columns.some(
      (name) =>
        (name === 'price' || name.startsWith(PRICE_OF_SIZE)) &&
        this.cell(row, name) !== '',
    );
  }

  private isTotal(row: SheetRow): boolean {
    return TOTAL.test(this.textsOf(row)[0] ?? '');
  }

  private tellLeftOut(): void {
    const left = this.out
      .toSorted((a, b) => a.line - b.line)
      .map((row) => `line ${row.line} (${this.textsOf(row)[0] ?? ''})`);
    if (left.length)
      this.notes.push(`left out, as they are no dishes: ${left.join(', ')}`);
  }

  /** Without the totals and footnotes at the end, which an empty line, a star or a total sets apart. */
  private withoutEnd(rows: readonly SheetRow[]): readonly SheetRow[] {
    const last = rows.findLastIndex(
      (row) => !this.isAlone(row) && !this.isTotal(row),
    );
    const start = rows.findIndex((row, index) => {
      const [text = ''] = this.textsOf(row);
      return (
        index > last &&
        (this.isTotal(row) ||
          FOOTNOTE.test(text) ||
          row.line - (rows[index - 1]?.line ?? row.line) > 1)
      );
    });
    if (start < 0) return rows;
    this.out.push(...rows.slice(start));
    return rows.slice(0, start);
  }

  /** Sections that stand in the first of their rows alone are those of the rows below, too. */
  private sectionsCarried(rows: readonly SheetRow[]): readonly SheetRow[] {
    const isDish = (row: SheetRow): boolean =>
      this.hasPrice(row) ||
      this.columns.some(
        (name) => name.startsWith('title:') && this.cell(row, name) !== '',
      );
    const dishes = rows.filter(isDish);
    this.out.push(
      ...rows.filter((row, index) => {
        const next = rows[index + 1];
        const isSection = this.cell(row, 'category') !== '';
        return !isDish(row) && !(isSection && next && isDish(next));
      }),
    );
    const names = rows.flatMap((row) => this.cell(row, 'category') || []);
    const isOnce =
      this.cell(rows[0] ?? { line: 0, cells: {} }, 'category') !== '' &&
      new Set(names).size === names.length;
    if (!isOnce || dishes.every((row) => this.cell(row, 'category')))
      return dishes;
    this.notes.push('an empty section is the one above it');
    let section = '';
    return rows.flatMap((row) => {
      section = this.cell(row, 'category') || section;
      return isDish(row)
        ? [{ ...row, cells: { ...row.cells, category: section } }]
        : [];
    });
  }

  /** A sheet whose first row is a name alone has a row for each section. */
  private sectionsOfRows(rows: readonly SheetRow[]): readonly SheetRow[] {
    const [first] = rows;
    if (!first || !this.isAlone(first)) return rows;
    this.columns.unshift('category');
    const sections: string[] = [];
    let section = '';
    const dishes = rows.flatMap((row, index) => {
      if (!this.isAlone(row))
        return [{ ...row, cells: { ...row.cells, category: section } }];
      const next = rows[index + 1];
      if (!next || this.isAlone(next)) this.out.push(row);
      else sections.push((section = this.textsOf(row)[0] ?? ''));
      return [];
    });
    this.notes.push(
      `sections are the rows of a name alone: ${sections.join(', ')}`,
    );
    return dishes;
  }
}

/**
 * The rows of an owner's own spreadsheet, without slug, sku or type, as rows that each say all of their dish: sections and
 * sizes carried down, no totals or footnotes. `notes` tells what was understood so. Another sheet is answered as it is.
 */
export function ownRows(sheet: Sheet): Sheet {
  if (['slug', 'sku', 'type'].some((name) => sheet.columns.includes(name)))
    return allergensInWords(withoutMeasures(sheet));
  const own = new OwnRows(sheet);
  const rows = own.rows;
  const whole = {
    ...sheet,
    rows,
    columns: own.columns,
    notes: [...sheet.notes, ...own.notes],
  };
  const sized = sizesAsOptions(sizesAsRows(allergensInWords(whole)));
  return weightsDescribed(addonsAsRows(sized));
}
