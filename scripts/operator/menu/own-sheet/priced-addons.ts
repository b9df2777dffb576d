import { isNone, joinList, plainText, priceOf, splitList } from '../cells';
import type { Sheet, SheetRow } from '../read-sheet';

const COLUMN = 'addons';
/** Of the rows of groups that are made here: their add-ons by title, until those have slugs. */
const TITLES = 'addon_titles';
const KEY_MAX = 90;

interface Addon {
  readonly title: string;
  readonly price: number;
}

const cellOf = ({ cells }: SheetRow, name: string): string =>
  plainText(cells[name] ?? '').trim();

const sameText = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/** `Bacon +1.5; Cheese +1` in its parts; a comma before a figure is of an amount. */
const partsOf = (cell: string): readonly string[] =>
  cell
    .split(/[;\n|]|,(?!\d)/)
    .map((part) => part.trim())
    .filter(Boolean);

const BY_PLUS = /^(.+?)\s*[:=(–—-]?\s*\+\s*([^+]+?)\)?$/u;
const BY_SPACE = /^(.+?)(?:\s*[:=(]\s*|\s+[–—-]?\s*)((?:\p{Sc}\s?)?\d.*?)\)?$/u;

/** An add-on with its price: `Bacon +1.5`, `Bacon (1,50 €)`, `Bacon: 1.50`; null for another text. */
function addonOf(part: string): Addon | null {
  const [, title = '', amount = ''] =
    BY_PLUS.exec(part) ?? BY_SPACE.exec(part) ?? [];
  const price = priceOf(amount.trim());
  return typeof price === 'number' && /\p{L}/u.test(title)
    ? { title: title.trim(), price }
    : null;
}

/** The add-ons of a cell; null where one of its parts is none. */
function addonsOf(cell: string): readonly Addon[] | null {
  const addons = partsOf(cell).map(addonOf);
  return addons.length && addons.every((one) => one !== null) ? addons : null;
}

/** The column of add-ons: by its head, or one of "Zutaten" whose cells all name prices. */
function columnOf({ columns, lang, rows }: Sheet): string | undefined {
  if (columns.includes(COLUMN)) return COLUMN;
  const description = `description:${lang}`;
  const cells = rows.flatMap((row) => cellOf(row, description) || []);
  return cells.length &&
    cells.every((cell) => cell.includes('+') && addonsOf(cell))
    ? description
    : undefined;
}

/** Gathers the add-ons that cells of dishes list, and a group for each list. */
class Lists {
  readonly problems: { line: number; words: string }[] = [];
  readonly addons = new Map<string, Addon & { readonly line: number }>();
  readonly groups = new Map<
    string,
    {
      readonly key: string;
      readonly line: number;
      readonly titles: readonly string[];
    }
  >();

  constructor(
    private readonly head: string,
    private readonly lang: string,
  ) {}

  private wrong({ line }: SheetRow, words: string): string {
    this.problems.push({ line, words: `${this.head}: ${words}` });
    return '';
  }

  /** What the cell of a dish says of its groups: the key of its list's, or what stands there already. */
  groupOf(row: SheetRow, cell: string): string {
    if (isNone(cell)) return '';
    const addons = addonsOf(cell);
    if (!addons) {
      const isList = partsOf(cell).some(addonOf) || /[;,\n+]/.test(cell);
      return isList
        ? this.wrong(
            row,
            `"${cell}" is no list of add-ons with a price each, such as Bacon +1.5; Cheese +1`,
          )
        : cell;
    }
    for (const one of addons) {
      const known = this.addons.get(sameText(one.title));
      if (known && known.price !== one.price)
        return this.wrong(
          row,
          `"${one.title}" is ${one.price} in "${cell}", and ${known.price} on line ${known.line}. Give one of them another name`,
        );
      if (!known)
        this.addons.set(sameText(one.title), { ...one, line: row.line });
    }
    const titles = [...new Set(addons.map(({ title }) => sameText(title)))];
    return joinList([this.keyOf(row, titles)]);
  }

  /** Lists are told apart by the first dish that has them, so that a longer list is the same group. */
  private keyOf(row: SheetRow, titles: readonly string[]): string {
    const list = titles.join('\n');
    const known = this.groups.get(list);
    if (known) return known.key;
    const taken = [...this.groups.values()].map(({ key }) => key);
    const plain = `${this.head}: ${cellOf(row, `title:${this.lang}`)}`.slice(
      0,
      KEY_MAX,
    );
    let key = plain;
    for (let number = 2; taken.includes(key); number += 1)
      key = `${plain} ${number}`;
    this.groups.set(list, { key, line: row.line, titles });
    return key;
  }

  /** Rows for the add-ons and groups; a cell that they have not changes nothing. */
  get rows(): readonly SheetRow[] {
    const title = `title:${this.lang}`;
    return [
      ...[...this.addons.values()].map((one) => ({
        line: one.line,
        cells: { type: 'addon', [title]: one.title, price: String(one.price) },
      })),
      ...[...this.groups.values()].map(({ key, line, titles }) => ({
        line,
        cells: {
          type: 'group',
          slug: key,
          [title]: this.head,
          min: '0',
          max: String(titles.length),
          [TITLES]: joinList(titles),
        },
      })),
    ];
  }
}

/** Add-ons that a cell lists with their prices, `Bacon +1.5; Cheese +1`, as rows of add-ons and their groups. */
export function addonsAsRows(sheet: Sheet): Sheet {
  const column = columnOf(sheet);
  if (column === undefined) return sheet;
  const head = (sheet.heads[column] ?? '').replace(/[,([].*/, '').trim();
  const lists = new Lists(head, sheet.lang);
  const rows = sheet.rows.map((row) => {
    const { [column]: _, ...cells } = row.cells;
    const groups = lists.groupOf(row, cellOf(row, column));
    return { ...row, cells: { ...cells, [COLUMN]: groups } };
  });
  const named = [...lists.addons.values()].map(
    ({ price, title }) => `${title} ${price}`,
  );
  const more = ['type', 'slug', 'price', 'min', 'max', 'items', COLUMN];
  return {
    ...sheet,
    rows: [...rows, ...lists.rows],
    columns: [
      ...new Set([...sheet.columns.filter((name) => name !== column), ...more]),
    ],
    problems: [...sheet.problems, ...lists.problems],
    notes: named.length
      ? [...sheet.notes, `"${head}" are add-ons: ${named.join(', ')}`]
      : sheet.notes,
  };
}

/** A sheet with slugs, in whose groups the add-ons stand by those. */
export function itemsBySlug(sheet: Sheet): Sheet {
  const slugs = new Map(
    sheet.rows.flatMap((row) =>
      row.cells.type === 'addon'
        ? [[sameText(cellOf(row, `title:${sheet.lang}`)), cellOf(row, 'slug')]]
        : [],
    ) as [string, string][],
  );
  return {
    ...sheet,
    rows: sheet.rows.map((row) => {
      const { [TITLES]: titles, ...cells } = row.cells;
      if (titles === undefined) return row;
      const items = splitList(titles).map((title) => slugs.get(title) ?? title);
      return { ...row, cells: { ...cells, items: joinList(items) } };
    }),
  };
}
