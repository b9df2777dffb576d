import type { AllergenDto } from '@/server/contracts/product';
import { joinList, plainText } from '../cells';
import type { Sheet, SheetRow } from '../read-sheet';

/** The letters of the Austrian code for the allergens of the EU. */
const LETTERS: Readonly<Record<string, AllergenDto>> = {
  A: 'gluten',
  B: 'crustaceans',
  C: 'egg',
  D: 'fish',
  E: 'peanuts',
  F: 'soy',
  G: 'milk',
  H: 'nuts',
  L: 'celery',
  M: 'mustard',
  N: 'sesame',
  O: 'sulphites',
  P: 'lupin',
  R: 'molluscs',
};

const COLUMN = 'allergens';
/** Brackets at the end of a name that may hold marks of allergens: capitals and figures. */
const BRACKETS =
  /\s*[([]\s*((?:[A-Z]|\d{1,2})(?:[\s,;/.+]*(?:[A-Z]|\d{1,2}))*)\s*[)\]]\s*$/;
/** A line that explains the letters. */
const LEGEND =
  /^\P{L}*A\s*[=:–-]\s*\p{L}{3}|^\P{L}*(?:allerg|аллерг|alerj|alérg)/iu;

/** A letter that a legend explains, at the start of a text or behind another one. */
const EXPLAINED = /(?:^|[\s,;(])([A-Z])\s*[=:]\s*\p{L}{3}/gu;

const cellOf = ({ cells }: SheetRow, name: string): string =>
  plainText(cells[name] ?? '').trim();

/** Letters as a cell lists them: `A, C, G`, or `ACG` in the order of the alphabet, as a word such as EGG is none. */
function lettersOf(text: string): readonly string[] {
  const bare = text.replace(/^[([]|[)\]]$/g, '').trim();
  const isRun =
    /^[A-Z]{2,}$/.test(bare) && [...new Set(bare)].sort().join('') === bare;
  return isRun ? [...bare] : bare.split(/[\s,;/|.+]+/).filter(Boolean);
}

const isMark = (text: string): boolean => /^(?:\p{L}|\d{1,2})$/u.test(text);

/** The allergens of letters; null where one of them is no letter of the code. */
function allergensOf(
  letters: readonly string[],
): readonly AllergenDto[] | null {
  const known = letters.map((letter) => LETTERS[letter.toUpperCase()]);
  return letters.length && known.every((one) => one !== undefined)
    ? known
    : null;
}

/** Letters, figures and marks of a sheet, and whether they stand for allergens. */
class Letters {
  readonly used = new Set<string>();
  readonly left: string[] = [];
  readonly problems: { line: number; words: string }[] = [];
  private readonly titles: readonly string[];
  private readonly isMeant: boolean;

  constructor(private readonly sheet: Sheet) {
    this.titles = sheet.columns.filter((name) => name.startsWith('title:'));
    this.isMeant = this.areMeant();
  }

  /** Of names alone, two dishes must have letters, and one of them several: (M) and (L) may be sizes. */
  private areMeant(): boolean {
    const lists = this.sheet.rows.flatMap((row) => {
      const letters = this.titles
        .map((name) => lettersOf(BRACKETS.exec(cellOf(row, name))?.[1] ?? ''))
        .find((found) => allergensOf(found));
      return letters ? [letters] : [];
    });
    const texts = [...this.sheet.texts.values()].flat();
    return (
      this.sheet.columns.includes(COLUMN) ||
      texts.some((text) => LEGEND.test(text)) ||
      (lists.length > 1 && lists.some((letters) => letters.length > 1))
    );
  }

  /** A legend with letters that the Austrian code has not is of another code, in which the same letters differ. */
  refuseOtherCode(): void {
    if (!this.used.size) return;
    for (const [line, texts] of this.sheet.texts) {
      const letters = texts
        .filter((text) => text.search(EXPLAINED) === 0)
        .flatMap((text) => [...text.matchAll(EXPLAINED)].map(([, one]) => one));
      const other = letters.find((one) => one && !(one in LETTERS));
      if (other)
        this.problems.push({
          line,
          words: `${COLUMN}: "${other}" of this legend is no letter of the Austrian code, so the others may differ, too. Write words: gluten|egg|milk`,
        });
    }
  }

  private take(letters: readonly string[]): readonly AllergenDto[] | null {
    const found = allergensOf(letters);
    if (found) for (const one of letters) this.used.add(one.toUpperCase());
    return found;
  }

  private ofCell({ line }: SheetRow, cell: string): readonly string[] | null {
    const marks = lettersOf(cell);
    if (!marks.length || !marks.every(isMark)) return null;
    const found = this.take(marks);
    if (!found)
      this.problems.push({
        line,
        words: `${COLUMN}: "${cell}" is not in the letters of the Austrian code (A gluten, B crustaceans … R molluscs), and other letters and figures differ between houses. Write words: gluten|egg|milk`,
      });
    return found ?? [];
  }

  /** A row with its letters as words in the column of allergens, its names without them. */
  row(row: SheetRow): SheetRow {
    const cells: Record<string, string> = { ...row.cells };
    const all = new Set<string>();
    for (const name of this.isMeant ? this.titles : []) {
      const title = cellOf(row, name);
      const [brackets, list = ''] = BRACKETS.exec(title) ?? [];
      if (brackets === undefined) continue;
      const found = this.take(lettersOf(list));
      if (!found) this.left.push(`line ${row.line} "${title}"`);
      for (const one of found ?? []) all.add(one);
      if (found) cells[name] = title.slice(0, -brackets.length);
    }
    // without the column, what is stored of other dishes stays
    if (!all.size && !(COLUMN in cells)) return row;
    const cell = cellOf(row, COLUMN);
    const said = this.ofCell(row, cell);
    for (const one of said ?? []) all.add(one);
    const written = [...(said ? [] : [cell]), joinList([...all])];
    return {
      ...row,
      cells: { ...cells, [COLUMN]: written.filter(Boolean).join('|') },
    };
  }
}

/**
 * A sheet whose allergens are words: letters in their column or in brackets behind the names (`Schnitzel (A,C,G)`) are
 * those of the Austrian code. Brackets stay where nothing says that they are a list of allergens.
 */
export function allergensInWords(sheet: Sheet): Sheet {
  const letters = new Letters(sheet);
  const rows = sheet.rows.map((row) => letters.row(row));
  letters.refuseOtherCode();
  const { left, problems, used } = letters;
  const read = [...used].sort().map((one) => `${one} ${LETTERS[one] ?? ''}`);
  const isRead = read.length > 0 || problems.length > 0;
  return {
    ...sheet,
    ...(isRead && {
      rows,
      columns: [...new Set([...sheet.columns, COLUMN])],
    }),
    problems: [...sheet.problems, ...problems],
    notes: [
      ...sheet.notes,
      ...(read.length
        ? [
            `allergens by the letters of the Austrian code: ${read.join(', ')}. Check them against your own list`,
          ]
        : []),
      ...(left.length
        ? [
            `brackets stay in the name, as not all in them are letters of that code: ${left.join(', ')}`,
          ]
        : []),
    ],
  };
}
