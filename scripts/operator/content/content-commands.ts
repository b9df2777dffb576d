import { type Command, PAGE_OPTION, pageOf, wordOf } from '../command';
import { type Column, pageLine, pairs, table } from '../table';
import { readContentFile } from './read-content-file';
import { withPictures } from './with-pictures';

/** What every kind of content has on the operator's side. */
export interface ContentRow {
  readonly slug: string;
  readonly translations: Readonly<
    Record<string, { readonly title: string } | undefined>
  >;
}

interface ContentKind<T extends ContentRow> {
  /** As it is typed: `post`, and `posts` for the list. */
  readonly one: string;
  readonly many: string;
  /** Below /dashboard/admin, such as `/blogs`. */
  readonly path: string;
  /** Beside slug, title and languages. */
  readonly columns: readonly Column<T>[];
  /** What deleting means, such as "takes it off the site; its address answers 410". */
  readonly deleted: string;
}

const titleOf = ({ translations }: ContentRow): string =>
  (translations.en ?? Object.values(translations)[0])?.title ?? '';

/** An object or a list as one line of JSON, a word as it is. */
const shown = (value: unknown): number | string | null =>
  value === null || typeof value === 'number' || typeof value === 'string'
    ? value
    : JSON.stringify(value);

/** List, show, put from a file, delete: the commands of one kind of content. */
export function contentCommands<T extends ContentRow>({
  columns,
  deleted,
  many,
  one,
  path,
}: ContentKind<T>): Readonly<Record<string, Command>> {
  const what = `The ${one}’s slug`;
  const at = (slug: string): string => `${path}/${encodeURIComponent(slug)}`;
  return {
    [many]: {
      usage: `${many} [--page 2]`,
      summary: `the ${many} there are`,
      options: PAGE_OPTION,
      run: async ({ answer, client, values }) => {
        const page = await client.list<T>(path, pageOf(values));
        const all: readonly Column<T>[] = [
          { head: 'SLUG', cell: ({ slug }) => slug },
          ...columns,
          { head: 'TITLE', cell: titleOf, most: 48 },
          {
            head: 'LANGUAGES',
            cell: (row) => Object.keys(row.translations).join(' '),
            most: 30,
          },
        ];
        const empty = `No ${many} of your own.`;
        answer(
          page.data,
          () => table(page.data, all, empty) + pageLine(page.meta),
        );
      },
    },
    [`${one} show`]: {
      usage: `${one} show <slug>`,
      summary: `one of the ${many} with all its words; --json gives what put takes`,
      run: async ({ answer, client, words }) => {
        const row = await client.get<T>(at(wordOf(words, 0, what)));
        answer(row, () =>
          pairs(Object.entries(row).map(([key, value]) => [key, shown(value)])),
        );
      },
    },
    [`${one} put`]: {
      usage: `${one} put <file.md|file.json>`,
      summary:
        'makes or changes it; Markdown says the words of one language, the others stay',
      run: async ({ answer, client, words }) => {
        const file = wordOf(words, 0, 'The file');
        const { body, slug } = await readContentFile(file);
        const sent = await withPictures(client, body, file);
        const row = await client.send<T>('PUT', at(slug), sent);
        answer(row, () => `The ${one} ${slug} is kept: ${titleOf(row)}.`);
      },
    },
    [`${one} delete`]: {
      usage: `${one} delete <slug>`,
      summary: deleted,
      run: async ({ answer, client, words }) => {
        const slug = wordOf(words, 0, what);
        const gone = await client.send<unknown>('DELETE', at(slug));
        answer(gone, () => `The ${one} ${slug} is deleted: ${deleted}.`);
      },
    },
  };
}
