import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applicationCommands } from './applications';
import { chatCommands } from './chat/chats';
import { CliError, misuse } from './cli-error';
import { operatorClient } from './client';
import { nearNames } from '@/utils/text/near-names';
import { type Command, textOf, type Values } from './command';
import { bannerCommands } from './content/banners';
import { pageCommands } from './content/pages';
import { careerCommands } from './content/careers';
import { postCommands } from './content/posts';
import { faqCommands } from './content/faqs';
import { couponCommands } from './coupons';
import { commandHelp, helpText } from './help';
import { marketCommands } from './market';
import { menuCommands } from './menu/menu-commands';
import { newsCommands } from './content/news';
import { orderCommands } from './orders';
import { refundCommands } from './refunds';
import { settingCommands } from './settings';

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
  ...orderCommands,
  ...refundCommands,
  ...chatCommands,
  ...couponCommands,
  ...marketCommands,
  ...menuCommands,
  ...bannerCommands,
  ...settingCommands,
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

/** The command that the words begin with, and the words after it: two-word commands come before their first word. */
function find(argv: readonly string[]): {
  name: string;
  command: Command;
} {
  const words = argv.filter((word) => !word.startsWith('-'));
  const two = words.slice(0, 2).join(' ');
  const name = two in COMMANDS ? two : (words[0] ?? '');
  const command = COMMANDS[name];
  if (command) return { name, command };
  const alike = Object.keys(COMMANDS).filter((known) =>
    known.startsWith(`${name} `),
  );
  const near = nearNames(two, Object.keys(COMMANDS)).map(
    (known) => `\`${known}\``,
  );
  const meant = near.length ? ` Did you mean ${near.join(' or ')}?` : '';
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
    throw misuse(`${line}.\nUsage: ${command.usage}`);
  }
}

/** An option's value is a word, too: only where the command comes first is it clear which word it is. */
function startsWithCommand(argv: readonly string[]): void {
  if (argv[0]?.startsWith('-'))
    throw misuse('The command comes first, its options after it.');
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

async function runCommand(
  argv: readonly string[],
  around: Surroundings,
): Promise<void> {
  startsWithCommand(argv);
  const { command, name } = find(argv);
  const { positionals, values } = parse(argv, command);
  if (values.help) return around.write(commandHelp(command));
  const client = operatorClient({
    url: urlOf(values, around.env),
    token: tokenOf(values, around.env),
    fetch: around.fetch,
  });
  await command.run({
    client,
    values,
    note: around.complain,
    signal: around.signal,
    lines: around.lines,
    words: positionals.slice(name.split(' ').length),
    answer: (data, text) =>
      around.write(values.json ? JSON.stringify(data, null, 2) : text()),
  });
}

const ASKS_FOR_HELP = ['help', '--help', '-h'];

/** Runs one command line; answers what the process ends with. */
export async function runOperator(
  argv: readonly string[],
  around: Surroundings,
): Promise<number> {
  const [first, ...rest] = argv;
  if (first === undefined || (ASKS_FOR_HELP.includes(first) && !rest.length)) {
    around.write(helpText(Object.values(COMMANDS)));
    return first === undefined ? 2 : 0;
  }
  try {
    if (ASKS_FOR_HELP.includes(first))
      around.write(commandHelp(find(rest).command));
    else await runCommand(argv, around);
    return 0;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    around.complain(error.message);
    return error.exitCode;
  }
}
