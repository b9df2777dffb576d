import type { OperatorNewsDto } from '@/server/contracts/content/news';
import {
  type Command,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  type Values,
  wordOf,
} from '../command';
import { type Clock, siteClock } from '../clock';
import { CliError, misuse } from '../cli-error';
import { pageLine, table } from '../table';
import type { ContentShape } from './content-shape';
import { readContentFile } from './read-content-file';

function newsTable(rows: readonly OperatorNewsDto[], clock: Clock): string {
  return table(
    rows,
    [
      { head: 'KEY', cell: ({ key }) => key },
      { head: 'TITLE', cell: (row) => row.translations.en?.title ?? '' },
      { head: 'TO', cell: ({ langs }) => langs?.join(', ') ?? 'all' },
      { head: 'INBOXES', cell: ({ sent }) => sent, right: true },
      { head: clock.head('DONE'), cell: (row) => clock.at(row.finished_at) },
    ],
    'No news.',
  );
}

const shape: ContentShape = {
  one: 'news',
  isPlain: true,
  words: { title: 'its heading', text: 'the text' },
  fields: { href: 'where it leads, a path of the site' },
  shown: ['key', 'langs'],
};

/** The words: of the options in English, and of a file in any languages. */
async function wordsOf(values: Values): Promise<object> {
  const title = textOf(values, 'title');
  const text = textOf(values, 'text');
  if ((title === undefined) !== (text === undefined))
    throw misuse('News need both --title and --text.');
  const file = textOf(values, 'file');
  const given =
    file === undefined ? {} : (await readContentFile(file, shape)).body;
  if (title === undefined && file === undefined)
    throw misuse('News need --title and --text, or a --file with them.');
  const { href, translations } = given as {
    readonly href?: string;
    readonly translations?: object;
  };
  return {
    href,
    translations: { ...translations, ...(title && { en: { title, text } }) },
  };
}

async function sendNews({ answer, client, values, words }: Run): Promise<void> {
  const { lang } = values;
  const href = textOf(values, 'href');
  const news = await client.send<OperatorNewsDto>('POST', '/news', {
    key: wordOf(words, 0, 'The key'),
    ...(await wordsOf(values)),
    ...(href !== undefined && { href }),
    ...(Array.isArray(lang) && { langs: lang }),
  });
  if (news.finished_at !== null)
    throw new CliError(
      `News ${news.key} was sent already. Choose another key.`,
    );
  const clock = await siteClock({ client });
  answer(
    news,
    () =>
      `${news.key} is on its way: \`news\` tells how far.\n${newsTable([news], clock)}`,
  );
}

async function listNews({ answer, client, values }: Run): Promise<void> {
  const page = await client.list<OperatorNewsDto>('/news', pageOf(values));
  const clock = await siteClock({ client });
  answer(page.data, () => newsTable(page.data, clock) + pageLine(page.meta));
}

const text = { type: 'string' } as const;

/** News for the inboxes of customers. */
export const newsCommands: Readonly<Record<string, Command>> = {
  news: {
    usage: 'news [--page 2]',
    summary: 'every news sent to inboxes, the newest first',
    options: PAGE_OPTION,
    run: listNews,
  },
  'news send': {
    usage: `news send <key> --title "…" --text "…" [--href /path] [--lang ru] [--file news.json]`,
    summary: 'sends news to everybody who has not turned news off',
    details:
      'Once per key. --lang (more than once) sends it to those whose last order was in that language. --file is Markdown in one language or JSON: {"href": "/path", "translations": {"ru": {"title": "…", "text": "…"}}}; --title and --text are the English words.',
    options: {
      title: text,
      text,
      href: text,
      file: text,
      lang: { type: 'string', multiple: true },
    },
    run: sendNews,
  },
};
