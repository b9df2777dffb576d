import { cellValue, plainText, splitPair } from './cells';
import {
  type Column,
  OPTION_COLUMNS,
  OTHER_COLUMNS,
  PRODUCT_COLUMNS,
  ROW_TYPES,
  type RowType,
} from './columns';
import type { LineProblem, MenuFile, Sent, SentMenu } from './menu-file';
import type { Sheet, SheetRow } from './read-sheet';
import { SIZES } from './sheet-heads';

/** What the columns of a CSV file say of the words of one thing: none of a language's columns, nothing of it. */
function wordsOf(
  { cells }: SheetRow,
  columns: readonly string[],
  isLabel: boolean,
): Sent | undefined {
  const named = columns.flatMap((column) => {
    const [word, lang] = column.split(':');
    return lang && cells[column] !== undefined && (word === 'title' || !isLabel)
      ? [{ column, word, lang }]
      : [];
  });
  const langs = [...new Set(named.map(({ lang }) => lang))];
  if (!langs.length) return undefined;
  return Object.fromEntries(
    langs.map((lang) => {
      const own = named.filter((one) => one.lang === lang);
      const values = own.map(({ column, word }) => {
        const text = plainText(cells[column] ?? '').trim();
        return [word, word === 'description' ? text || null : text] as const;
      });
      const hasTitle = values.some(([word]) => word === 'title');
      const isEmpty = values.every(([, text]) => !text);
      return [lang, isEmpty && hasTitle ? null : Object.fromEntries(values)];
    }),
  );
}

const NAMES: Readonly<Record<string, string>> = {
  addon: 'type',
  addon_groups: 'addons',
  extras: 'options',
  key: 'slug',
  type: 'kind',
};

/** What the file calls a part: its column. */
function columnOf(rest: string, isOption: boolean): string {
  const words = /^translations\.(\w+)(?:\.(\w+))?/.exec(rest);
  if (words) return `${words[2] ?? 'title'}:${words[1]}`;
  const [, option] = /^options\.\d+\.(.+)$/.exec(rest) ?? [];
  if (option !== undefined) return columnOf(option, true);
  const [first = ''] = rest.split('.');
  if (isOption && first === 'allergens') return 'option_allergens';
  return NAMES[first] ?? first;
}

interface Known {
  readonly at: string;
  readonly row: SheetRow;
  readonly type: RowType;
  readonly sent: Sent;
}

/** Gathers the rows of a spreadsheet into a menu, noting on which line everything stands. */
class Gathering {
  readonly menu: SentMenu = {
    categories: [],
    extras: [],
    addon_groups: [],
    products: [],
  };
  readonly problems: LineProblem[] = [];
  readonly lines = new Map<string, number>();
  private readonly products = new Map<string, Known>();

  constructor(private readonly file: Sheet) {
    this.problems.push(...file.problems);
    for (const row of file.rows) this.take(row);
  }

  private fields(
    { cells }: SheetRow,
    columns: Readonly<Record<string, Column>>,
  ): Sent {
    const sent: Sent = {};
    for (const [name, column] of Object.entries(columns)) {
      const cell = cells[name];
      if (cell === undefined || !this.file.columns.includes(name)) continue;
      const value = cellValue(cell, column, this.file.hasCommas);
      if (value !== undefined) sent[column.field] = value;
    }
    return sent;
  }

  private wrong(line: number, words: string): void {
    this.problems.push({ line, words });
  }

  private cell({ cells }: SheetRow, name: string): string {
    return plainText(cells[name] ?? '').trim();
  }

  private take(row: SheetRow): void {
    const slug = this.cell(row, 'slug');
    const said = this.cell(row, 'type').toLowerCase();
    const type = said || (this.products.get(slug)?.type ?? 'product');
    if (!(ROW_TYPES as readonly string[]).includes(type))
      return this.wrong(
        row.line,
        `type: "${said}" is none of ${ROW_TYPES.join(', ')}`,
      );
    if (type === 'product' || type === 'addon') this.takeProduct(row, type);
    else if (type === 'category') this.takeNamed(row, 'categories', 'slug');
    else if (type === 'group') this.takeNamed(row, 'addon_groups', 'key');
    else if (type === 'extra') this.takeExtra(row);
    else this.takeValue(row);
  }

  private add(list: Sent[], name: string, row: SheetRow, sent: Sent): string {
    const at = `${name}.${list.length}`;
    list.push(sent);
    this.lines.set(at, row.line);
    return at;
  }

  private takeNamed(
    row: SheetRow,
    name: 'addon_groups' | 'categories',
    key: 'key' | 'slug',
  ): void {
    const isGroup = name === 'addon_groups';
    const columns = OTHER_COLUMNS[isGroup ? 'group' : 'category'] ?? {};
    this.add(this.menu[name], name, row, {
      [key]: this.cell(row, 'slug'),
      ...this.fields(row, columns),
      translations: wordsOf(row, this.file.columns, isGroup),
    });
  }

  /** The group of extras of this key: its row may come later, or never. */
  private extra(key: string, row: SheetRow): { at: string; sent: Sent } {
    const index = this.menu.extras.findIndex((one) => one.key === key);
    const known = this.menu.extras[index];
    if (known) return { at: `extras.${index}`, sent: known };
    const sent = { key, values: [] };
    return { at: this.add(this.menu.extras, 'extras', row, sent), sent };
  }

  private takeExtra(row: SheetRow): void {
    const { at, sent } = this.extra(this.cell(row, 'slug'), row);
    this.lines.set(at, row.line);
    if (sent.translations !== undefined || sent.type !== undefined)
      this.wrong(row.line, 'slug: is there already');
    Object.assign(sent, this.fields(row, OTHER_COLUMNS.extra ?? {}));
    sent.translations = wordsOf(row, this.file.columns, true);
  }

  private takeValue(row: SheetRow): void {
    const pair = splitPair(this.cell(row, 'options'));
    if (!pair)
      return this.wrong(
        row.line,
        'options: must say of which extra it is the value, such as Size=Large',
      );
    const { at, sent } = this.extra(pair[0], row);
    const values = sent.values as Sent[];
    this.lines.set(`${at}.values.${values.length}`, row.line);
    values.push({
      key: pair[1],
      ...this.fields(row, OTHER_COLUMNS.value ?? {}),
      translations: wordsOf(row, this.file.columns, true),
    });
  }

  private takeProduct(row: SheetRow, type: 'addon' | 'product'): void {
    const slug = this.cell(row, 'slug');
    const known = slug ? this.products.get(slug) : undefined;
    if (known && this.isAgain(known, row))
      return this.wrong(
        row.line,
        this.file.columns.includes('slug')
          ? `slug ${slug} is on line ${known.row.line} already`
          : `"${this.cell(row, `title:${this.file.lang}`)}" is on line ${known.row.line} already. ${SIZES}`,
      );
    if (known) this.compare(known, row, type);
    const { at, sent } = known ?? this.newProduct(row, type, slug);
    const option = this.optionOf(row);
    if (!option) return;
    const options = (sent.options ??= []) as Sent[];
    this.lines.set(`${at}.options.${options.length}`, row.line);
    options.push(option);
  }

  private newProduct(
    row: SheetRow,
    type: 'addon' | 'product',
    slug: string,
  ): Known {
    const sent: Sent = {
      ...(slug && { slug }),
      ...((type === 'addon' || row.cells.type !== undefined) && {
        addon: type === 'addon',
      }),
      ...this.fields(row, PRODUCT_COLUMNS),
      translations: wordsOf(row, this.file.columns, false),
    };
    const at = this.add(this.menu.products, 'products', row, sent);
    const made = { at, row, type, sent };
    if (slug) this.products.set(slug, made);
    return made;
  }

  /** Whether a row is no option of a product but another one, or the same again. */
  private isAgain(known: Known, row: SheetRow): boolean {
    const isOtherTitle = this.file.columns.some((name) => {
      const cell = name.startsWith('title:') ? this.cell(row, name) : '';
      return cell !== '' && cell !== this.cell(known.row, name);
    });
    return (
      isOtherTitle ||
      (!this.cell(row, 'options') &&
        !this.cell(row, 'sku') &&
        this.cell(row, 'price') !== '')
    );
  }

  /** Another row of a product brings an option; what it says of the product must be the same, or empty. */
  private compare(known: Known, row: SheetRow, type: RowType): void {
    if (type !== known.type)
      this.wrong(row.line, `type: differs from line ${known.row.line}`);
    for (const name of this.file.columns) {
      if (!(name in PRODUCT_COLUMNS) && !name.includes(':')) continue;
      const cell = this.cell(row, name);
      if (cell && cell !== this.cell(known.row, name))
        this.wrong(row.line, `${name}: differs from line ${known.row.line}`);
    }
  }

  private optionOf(row: SheetRow): Sent | null {
    const isSaid = Object.keys(OPTION_COLUMNS).some((name) =>
      this.cell(row, name),
    );
    if (!isSaid) return null;
    const sent = this.fields(row, OPTION_COLUMNS);
    if (!Array.isArray(sent.extras)) return sent;
    const pairs = (sent.extras as string[]).flatMap((part) => {
      const pair = splitPair(part);
      if (!pair)
        this.wrong(
          row.line,
          `options: "${part}" is no pair such as Size=Large`,
        );
      return pair ? { group: pair[0], value: pair[1] } : [];
    });
    return { ...sent, extras: pairs };
  }
}

/** The rows of a spreadsheet as a menu. */
export function menuOfRows(file: Sheet): MenuFile {
  const { lines, menu, problems } = new Gathering(file);
  return {
    menu,
    problems,
    notes: file.notes,
    where(at) {
      const parts = at.split('.');
      for (let length = parts.length; length > 0; length -= 1) {
        const prefix = parts.slice(0, length).join('.');
        const line = lines.get(prefix);
        const rest = parts.slice(length).join('.');
        if (line !== undefined)
          return {
            line,
            name: columnOf(rest, /\.options\.\d+$/.test(prefix)),
          };
      }
      return { line: null, name: at };
    },
  };
}
