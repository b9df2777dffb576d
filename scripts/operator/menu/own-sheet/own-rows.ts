import { allergensInWords } from './allergen-letters';
import { plainText } from '../cells';
import { PRICE_OF_SIZE } from '../columns';
import { sizesAsOptions, weightsDescribed, withoutMeasures } from '../measures';
import { addonsAsRows } from './priced-addons';
import type { Sheet, SheetRow } from '../read-sheet';
import { sizesAsRows } from './size-columns';

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
