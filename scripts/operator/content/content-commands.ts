import { stringify } from 'yaml';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { CliError, misuse } from '../cli-error';
import { type Clock, siteClock } from '../clock';
import {
  type Command,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  wordOf,
} from '../command';
import { type Column, pageLine, pairs, table } from '../table';
import {
  type ContentShape,
  fileName,
  hasOnlyHead,
  shapeHelp,
  textWord,
} from './content-shape';
import { markdownOfHtml, markdownOfPlain } from './markdown';
import { fileRefusal } from './file-refusal';
import { datesSent, typedFact } from './publishing';
import { readContentFile } from './read-content-file';
import { putWithPictures } from './with-pictures';

/** What every kind of content has on the operator's side. */
export interface ContentRow {
  readonly slug: string;
  readonly translations: Readonly<
    Record<string, { readonly title?: string } | undefined>
  >;
}

interface ContentKind<T extends ContentRow, E> {
  /** As it is typed, `post`, and what a file of it may say. */
  readonly shape: ContentShape;
  /** The list's command, such as `posts`. */
  readonly many: string;
  /** Below /dashboard/admin, such as `/blogs`. */
  readonly path: string;
  /** What the list's command does; without it `lists the …`. */
  readonly listed?: string;
  /** Beside slug, title and languages. */
  readonly columns: (clock: Clock) => readonly Column<T>[];
  /** What deleting means, such as "takes it off the site; its address answers 410". */
  readonly deleted: string;
  /** The word of the command that ends one, and what the server's answer says; without it `delete`. */
  readonly ending?: {
    readonly word: string;
    readonly said: (slug: string, answer: E) => string;
  };
  /** Where readers see it, or what keeps them from it, as a sentence. */
  readonly seen: (row: T, site: string, clock: Clock) => string;
  /** Names that most of them have, told of while they are missing. */
  readonly wanted: readonly string[];
}

const titled = ({ translations }: ContentRow) =>
  translations.en ?? Object.values(translations)[0];

const titleOf = (row: ContentRow): string => titled(row)?.title ?? '';

/** Facts as a head of a Markdown file has them; what is not filled in is left out. */
function factsOf(shape: ContentShape, row: ContentRow, clock: Clock): object {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      name in shape.fields && value !== null && value !== undefined
        ? [[fileName(shape, name), typedFact(name, value, clock)]]
        : [],
    ),
  );
}

/** One language as the Markdown file that put takes. Throws CliError when there are no words in it. */
function markdownOf(
  shape: ContentShape,
  row: ContentRow,
  { clock, lang }: { readonly clock: Clock; readonly lang: string },
): string {
  const words = row.translations[lang];
  if (!words)
    throw new CliError(
      `The ${shape.one} ${row.slug} has no words in ${lang}, only in ${Object.keys(row.translations).join(', ')}.`,
    );
  const text = textWord(shape);
  const said = words as Record<string, string>;
  const { [text]: below = '', ...others } = said;
  const head = {
    slug: row.slug,
    lang,
    ...(hasOnlyHead(shape) ? said : others),
    ...factsOf(shape, row, clock),
  };
  const front = `---\n${stringify(head, { lineWidth: 0 })}---\n`;
  if (hasOnlyHead(shape)) return front;
  const body = shape.isPlain ? markdownOfPlain(below) : markdownOfHtml(below);
  return `${front}\n${body}\n`;
}

function langOf({ values }: Run): string {
  const lang = textOf(values, 'lang') ?? 'en';
  if (!LOCALE_CODES.includes(lang))
    throw misuse(`--lang is one of ${LOCALE_CODES.join(', ')}.`);
  return lang;
}

/** Which of the names that most have are not said yet. */
function missingIn(
  { fields, words }: ContentShape,
  row: ContentRow,
  wanted: readonly string[],
): readonly string[] {
  const said = { ...row, ...titled(row) } as Record<string, unknown>;
  return wanted
    .filter((name) => !said[name])
    .map((name) => `  not said: ${name} (${fields[name] ?? words[name]})`);
}

const LANG_OPTION = { lang: { type: 'string' } } as const;

/** List, show, get and put as a file, delete: the commands of one kind of content. */
export function contentCommands<T extends ContentRow, E = unknown>({
  columns,
  deleted,
  ending,
  listed,
  many,
  path,
  seen,
  shape,
  wanted,
}: ContentKind<T, E>): Readonly<Record<string, Command>> {
  const { one } = shape;
  const end = ending?.word ?? 'delete';
  const what = `The ${one}’s slug`;
  const at = (slug: string): string => `${path}/${encodeURIComponent(slug)}`;
  return {
    [many]: {
      usage: `${many} [--page 2]`,
      summary: listed ?? `lists the ${many}`,
      options: PAGE_OPTION,
      run: async ({ answer, client, values }) => {
        const page = await client.list<T>(path, pageOf(values));
        const clock = await siteClock({ client });
        const all: readonly Column<T>[] = [
          { head: 'SLUG', cell: ({ slug }) => slug },
          ...columns(clock),
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
      usage: `${one} show <slug> [--lang ru]`,
      summary: `one of the ${many} with its words in one language; --json gives all of them`,
      options: LANG_OPTION,
      run: async (run) => {
        const row = await run.client.get<T>(at(wordOf(run.words, 0, what)));
        const clock = await siteClock(run);
        run.answer(row, () => {
          const langs = Object.keys(row.translations);
          const given = langOf(run);
          const lang = langs.includes(given) ? given : (langs[0] ?? given);
          return [
            seen(row, run.client.site, clock),
            pairs([['Languages', langs.join(' ')]]),
            langs.length ? markdownOf(shape, row, { clock, lang }) : '',
          ].join('\n');
        });
      },
    },
    [`${one} get`]: {
      usage: `${one} get <slug> [--lang ru] > ${one}.md`,
      summary: 'one language of it as the Markdown file that put takes',
      options: LANG_OPTION,
      run: async (run) => {
        const row = await run.client.get<T>(at(wordOf(run.words, 0, what)));
        const clock = await siteClock(run);
        const text = markdownOf(shape, row, { clock, lang: langOf(run) });
        run.answer(row, () => text.trimEnd());
      },
    },
    [`${one} put`]: {
      usage: `${one} put <file.md|file.json>`,
      summary:
        'makes or changes it; Markdown says the words of one language, the others stay',
      details: shapeHelp(shape),
      run: async ({ answer, client, words }) => {
        const file = wordOf(words, 0, 'The file');
        const { body, slug } = await readContentFile(file, shape);
        const clock = await siteClock({ client });
        const row = await putWithPictures<T>({
          client,
          path: at(slug),
          body: datesSent(body, clock),
          file,
          refused: (error) => fileRefusal(shape, file, error),
        });
        answer(row, () =>
          [
            `The ${one} ${slug} is saved: ${titleOf(row)}.`,
            seen(row, client.site, clock),
            ...missingIn(shape, row, wanted),
          ].join('\n'),
        );
      },
    },
    [`${one} ${end}`]: {
      usage: `${one} ${end} <slug>`,
      summary: deleted,
      run: async ({ answer, client, words }) => {
        const slug = wordOf(words, 0, what);
        const gone = await client.send<E>('DELETE', at(slug));
        answer(
          gone,
          () =>
            ending?.said(slug, gone) ??
            `The ${one} ${slug} is deleted: ${deleted}.`,
        );
      },
    },
  };
}
