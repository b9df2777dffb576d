import { plainText } from './cells';
import type { Sent } from './menu-file';
import type { SheetRow } from './read-sheet';

/** What the columns of a CSV file say of the words of one thing: none of a language's columns, nothing of it. */
export function wordsOf(
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
export function columnOf(rest: string, isOption: boolean): string {
  const words = /^translations\.(\w+)(?:\.(\w+))?/.exec(rest);
  if (words) return `${words[2] ?? 'title'}:${words[1]}`;
  const [, option] = /^options\.\d+\.(.+)$/.exec(rest) ?? [];
  if (option !== undefined) return columnOf(option, true);
  const [first = ''] = rest.split('.');
  if (isOption && first === 'allergens') return 'option_allergens';
  return NAMES[first] ?? first;
}
