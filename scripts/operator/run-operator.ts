import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applicationCommands } from './applications';
import { chatCommands } from './chat/chats';
import { CliError, MisuseError, misuse } from './cli-error';
import { NotFoundError, operatorClient } from './client';
import { nearNames } from '@/utils/text/near-names';
import { type Command, textOf, type Values } from './command';
import { bannerCommands } from './content/banners';
import { pageCommands } from './content/pages';
import { categoryCommands } from './content/categories';
import { careerCommands } from './content/careers';
import { postCommands } from './content/posts';
import { faqCommands } from './content/faqs';
import { couponCommands } from './coupons';
import { currencyCommands } from './currencies';
import { commandHelp, helpText } from './help';
import { marketCommands } from './market';
import { menuCommands } from './menu/menu-commands';
import { newsCommands } from './content/news';
import { orderCommands } from './orders';
import { refundCommands } from './refunds';
import { boardCommands } from './shop/board';
import { notifyCommands } from './shop/notify';
import { brandCommands } from './site/brand';
import { settingCommands } from './site/settings';
import { setupCommands } from './site/setup';
import { payCommands } from './shop/pay';
import { streetCommands } from './site/streets';
import { shopCommands } from './shop/shop-commands';

/** What the tool is run with; tests give their own. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly signal: AbortSignal;
  /** What is typed in a terminal, line by line, told of each key; undefined: nobody types. */
  readonly lines?: (onKey: () => void) => AsyncIterable<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  ...setupCommands,
  ...orderCommands,
  ...refundCommands,
  ...chatCommands,
  ...couponCommands,
  ...marketCommands,
  ...shopCommands,
  ...boardCommands,
  ...notifyCommands,
  ...menuCommands,
  ...bannerCommands,
  ...categoryCommands,
  ...brandCommands,
  ...settingCommands,
  ...currencyCommands,
  ...payCommands,
  ...streetCommands,
  ...applicationCommands,
  ...pageCommands,
  ...postCommands,
  ...careerCommands,
  ...faqCommands,
  ...newsCommands,
};

const COMMON = {
  url: { type: 'string' },
  token: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What commands begin with. */
const firstWords = (): readonly string[] => [
  ...new Set(Object.keys(COMMANDS).map((name) => name.split(' ')[0] ?? '')),
];

const quoted = (name: string): string => `\`${name}\``;

/** Commands that may have been meant, as a question: those like both words, else those that begin like the first one. */
function meantBy(two: string, first: string): string {
  const near = nearNames(two, Object.keys(COMMANDS));
  const found = near.length ? near : nearNames(first, firstWords());
  return found.length ? ` Did you mean ${found.map(quoted).join(' or ')}?` : '';
}

/** The command that the words begin with, and the words after it: two-word commands come before their first word. */
function find(argv: readonly string[]): {
  name: string;
  command: Command;
} {
  const words = argv.filter((word) => !word.startsWith('-'));
  if (!words.length) throw misuse('Which command?');
  const two = words.slice(0, 2).join(' ');
  const name = two in COMMANDS ? two : (words[0] ?? '');
  const command = COMMANDS[name];
  if (command) return { name, command };
  const alike = Object.keys(COMMANDS).filter((known) =>
    known.startsWith(`${name} `),
  );
  const meant = meantBy(two, name);
  throw misuse(
    alike.length
      ? `Say ${alike.map((known) => `\`${known}\``).join(' or ')}.`
      : `There is no command "${name}".${meant}`,
  );
}

function parse(
  argv: readonly string[],
  command: Command,
): { values: Values; positionals: string[] } {
  try {
    return parseArgs({
      args: [...argv],
      options: { ...COMMON, ...command.options },
      allowPositionals: true,
    });
  } catch (error) {
    const [line = ''] = (error as Error).message.split('. ');
    throw misuse(`${line}.`);
  }
}

/** The words with the options that stand before the command after it: `--json orders` is `orders --json`. */
function commandFirst(argv: readonly string[]): readonly string[] {
  if (!argv[0]?.startsWith('-')) return argv;
  const isValue = (index: number): boolean =>
    /^--(?:token|url)$/.test(argv[index - 1] ?? '');
  const at = argv.findIndex(
    (word, index) => firstWords().includes(word) && !isValue(index),
  );
  return at < 0 ? argv : [...argv.slice(at), ...argv.slice(0, at)];
}

function tokenOf(values: Values, env: Surroundings['env']): string {
  const given = textOf(values, 'token') ?? env.OPERATOR_TOKEN;
  if (given) return given;
  const file = join(resolve(env.DATA_DIR || '.data'), 'operator-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new CliError(
    `No token: give --token or OPERATOR_TOKEN, or run this where ${file} is.`,
  );
}

function urlOf(values: Values, env: Surroundings['env']): string {
  const url =
    textOf(values, 'url') ?? env.SITE ?? `http://127.0.0.1:${env.PORT || 3000}`;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw misuse(`"${url}" is no address such as http://127.0.0.1:3000.`);
  return url;
}

const lowered = (text: string): string =>
  `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const LISTS: Readonly<Record<string, string>> = {
  pay: 'pay',
  menu: 'shops',
  'closed-days': 'shops',
  move: 'orders',
  cancel: 'orders',
};

/** The command that lists what another one is about, such as `shops` for `menu import`. */
function listOf(name: string): string | undefined {
  const [first = ''] = name.split(' ');
  const list = LISTS[first] ?? `${first.replace(/y$/, 'ie')}s`;
  return list in COMMANDS ? list : undefined;
}

/** How the command is typed, or where all of them are. */
function whereToRead(argv: readonly string[]): string {
  try {
    const { command, name } = find(commandFirst(argv));
    return `Usage: npm run operator -- ${command.usage}\nMore: npm run operator -- help ${name}`;
  } catch (error) {
    if (!(error instanceof MisuseError)) throw error;
    return 'See: npm run operator -- help';
  }
}

async function runCommand(
  given: readonly string[],
  around: Surroundings,
): Promise<void> {
  const argv = commandFirst(given);
  const { command, name } = find(argv);
  const { positionals, values } = parse(argv, command);
  if (values.help) return around.write(commandHelp(command));
  const client = operatorClient({
    url: urlOf(values, around.env),
    token: tokenOf(values, around.env),
    fetch: around.fetch,
  });
  const words = positionals.slice(name.split(' ').length);
  if (words[0] === '')
    throw misuse('The first word after the command is empty.');
  await command
    .run({
      client,
      values,
      note: around.complain,
      signal: around.signal,
      lines: around.lines,
      words,
      answer: (data, text) =>
        around.write(values.json ? JSON.stringify(data, null, 2) : text()),
    })
    .catch((error: unknown) => {
      if (!(error instanceof NotFoundError)) throw error;
      const asked = [name, ...words.slice(0, 1)].join(' ');
      const list = listOf(name);
      const more = list ? ` \`${list}\` lists what there is.` : '';
      throw new NotFoundError(`${asked}: ${lowered(error.message)}${more}`);
    });
}

const ASKS_FOR_HELP = ['help', '--help', '-h'];

/** Runs one command line; answers what the process ends with. */
export async function runOperator(
  argv: readonly string[],
  around: Surroundings,
): Promise<number> {
  const [first, ...rest] = argv;
  const isHelp = ASKS_FOR_HELP.includes(first ?? '');
  if (first === undefined || (isHelp && !rest.length)) {
    around.write(helpText(Object.values(COMMANDS)));
    return first === undefined ? 2 : 0;
  }
  try {
    if (isHelp) around.write(commandHelp(find(rest).command));
    else await runCommand(argv, around);
    return 0;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    around.complain(
      error instanceof MisuseError
        ? `${error.message}\n${whereToRead(isHelp ? rest : argv)}`
        : error.message,
    );
    return error.exitCode;
  }
}
