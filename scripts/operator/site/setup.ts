import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import encodeQR from 'qr';
import { stringify } from 'yaml';
import type { OperatorWaysDto } from '@/server/contracts/operator/money';
import type { OperatorSettingDto } from '@/server/contracts/operator/setting';
import { HOME_OF_SHOP } from '@/utils/constants/known-settings';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { CliError, misuse } from '../cli-error';
import { type Command, type Run, textOf } from '../command';
import { checkMenuFile } from '../menu/menu-commands';
import { plainValues, putSettings } from './brand';
import { problemsText } from './settings';
import { beside, brandOf, readSetup, siteValues } from './setup-file';
import { firstShop, putFirstShop } from './setup-shop';
import { carryOut, type Done, type Plan } from './setup-steps';

/** Asks one line; Enter takes what stands in brackets. Throws CliError when the terminal ends. */
type Ask = (question: string, usual?: string) => Promise<string>;

interface Asking {
  readonly run: Run;
  readonly ask: Ask;
}

/** Asks until an answer is taken; what is refused is said. */
async function untilGood(
  { ask, run }: Asking,
  [question, usual]: readonly [string, string?],
  check: (answer: string) => Promise<unknown>,
): Promise<string> {
  for (;;) {
    const answer = await ask(question, usual);
    try {
      await check(answer);
      return answer;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      run.note(error.message.replace(/^.*nothing is changed\.\n\s*/i, ''));
    }
  }
}

/** A setting, as the server takes it. */
const askSetting = (
  asking: Asking,
  key: string,
  question: readonly [string, string?],
): Promise<string> =>
  untilGood(asking, question, async (answer) => {
    if (answer)
      await putSettings(
        asking.run.client,
        { [key]: answer },
        key,
        '?dry_run=1',
      );
  });

async function askSite(asking: Asking, known: ReadonlyMap<string, string>) {
  const { run } = asking;
  const { currency } = await run.client.siteInfo();
  run.note(
    `Prices are kept in ${currency.title}, as chosen at the first start. Enter takes what stands in [brackets]; what you leave empty can be said later.`,
  );
  const now = (key: string, other = '') => known.get(key) || other;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const setting = (key: string, question: string, usual = '') =>
    askSetting(asking, key, [question, now(key, usual)]);
  const name = await untilGood(
    asking,
    ['What is the site called?', now('name')],
    async (answer) => {
      if (!answer) throw new CliError('It needs a name.');
      await putSettings(run.client, { name: answer }, 'name', '?dry_run=1');
    },
  );
  return {
    name,
    colours: await setting('colours', 'Its main colour, such as #1F5FA8?'),
    contacts: {
      phone: await setting('phone', 'A phone number where customers call?'),
      email: await setting('email', 'An e-mail address where they write?'),
    },
    legal: { name: await setting('legal_name', 'Who runs it, by law?') },
    place: {
      country: await setting('country', 'The country, by two letters (DE)?'),
      timezone: await setting('timezone', 'Its time zone?', timeZone),
    },
    languages: {
      first: await setting(
        'default_language',
        'The first language (en, de, ar …)?',
        'en',
      ),
      all: await setting(
        'languages',
        'All its languages, with commas (en,de)? Empty: all 24.',
      ),
    },
    operator: {
      phone: await setting(
        'operator_phone',
        'Your phone: called by SMS when a kitchen does not answer an order?',
      ),
      email: await setting('operator_email', 'Or your e-mail address?'),
    },
  };
}

/** What is asked of a shop: its field, the question, and what is usual. */
const SHOP_QUESTIONS = [
  ['title', 'What is the first shop called?', ''],
  ['kind', 'Is it a restaurant or a shop?', 'restaurant'],
  ['categories', 'What is it found by, with commas (Pizza, Soup)?', ''],
  ['address', 'Its address, as customers read it?', ''],
  ['location', 'Its point: latitude, longitude (52.5309, 13.3986)?', ''],
  ['phone', 'Its phone?', ''],
  [
    'hours',
    'Its hours: 10:00-22:00, or by day: monday-friday: 10:00-22:00; sunday: closed',
    '',
  ],
  ['zone', 'How far does it deliver around it?', '4 km'],
  ['price', 'What does a delivery cost?', '0'],
  ['price_per_km', 'And each kilometre after the first?', '0'],
  ['min_amount', 'The smallest order?', '0'],
] as const;

/** Asks for the shop until the server would make it; an answer that was given is offered again. */
async function askShop(
  asking: Asking,
  { file, lang, name }: { file: string; lang: string; name: string },
) {
  const { ask, run } = asking;
  let said: Record<string, string> = { title: name };
  for (;;) {
    const next: Record<string, string> = {};
    for (const [field, question, usual] of SHOP_QUESTIONS) {
      const answer = await ask(question, said[field] ?? usual);
      if (answer) next[field] = answer;
    }
    said = next;
    try {
      await putFirstShop(run.client, firstShop(said, lang, file), true);
      break;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      run.note(`${error.message}\nPlease once more:`);
    }
  }
  const menu = await untilGood(
    asking,
    ['The file of its menu (menu.xlsx, menu.csv)? Empty: later.'],
    async (given) => {
      if (given) await checkMenuFile(beside(file, given), lang);
    },
  );
  return { ...said, ...(menu && { menu }) };
}

async function askRest({ ask, run }: Asking) {
  const { ways } = await run.client.get<OperatorWaysDto>('/ways-to-pay');
  const working = ways.filter(({ why_not: why }) => why === null);
  const all = ways.map(({ tag }) => tag).join(', ');
  const home = await ask(
    'Is the page of this shop the first page (yes, no)?',
    'yes',
  );
  return {
    settings: { home: /^n/i.test(home) ? '' : HOME_OF_SHOP },
    kitchen: {
      email: await ask('The kitchen’s e-mail address, told of each order?'),
      sms: await ask('The kitchen’s mobile phone, told by SMS?'),
    },
    money: {
      pay: await ask(
        `How may people pay (${all})?`,
        working.map(({ tag }) => tag).join(', '),
      ),
    },
  };
}

/** Asks for a site in the terminal, and keeps the answers in that file. Throws CliError when somebody stops it, or the file is there. */
async function askSetup(run: Run, file: string): Promise<void> {
  if (existsSync(file))
    throw new CliError(
      `${file} is here already: \`setup ${file}\` takes it. Rename it to be asked anew.`,
    );
  const typed = run.lines?.(() => undefined)[Symbol.asyncIterator]();
  const ask: Ask = async (question, usual = '') => {
    run.note(usual ? `${question} [${usual}]` : question);
    const line = await typed?.next();
    if (!line || line.done) throw new CliError('Stopped: nothing is changed.');
    return line.value.trim() || usual;
  };
  try {
    const settings =
      await run.client.get<readonly OperatorSettingDto[]>('/settings');
    const known = new Map(settings.map(({ key, value }) => [key, value ?? '']));
    const asking = { run, ask };
    const site = await askSite(asking, known);
    const lang = site.languages.first;
    const shop = await askShop(asking, { file, lang, name: site.name });
    const answers = { ...site, shop, ...(await askRest(asking)) };
    await writeFile(file, stringify(answers, { lineWidth: 0 })).catch(
      (error: unknown) => {
        throw new CliError(
          `Nothing is changed. ${file} cannot be written: ${(error as Error).message}`,
        );
      },
    );
  } finally {
    await typed?.return?.();
  }
}

/** Prices are kept in the currency of the first start, which nothing changes later. */
async function requireHouse({ client }: Run, { setup }: Plan): Promise<void> {
  const { house } = setup.money;
  const { currency } = await client.siteInfo();
  if (house === undefined || house.toUpperCase() === currency.title) return;
  throw new CliError(
    `Nothing is changed. This site keeps its prices in ${currency.title}, chosen at its first start, not in ${house}. Stop it, begin with an empty DATA_DIR (or database) and DEFAULT_CURRENCY=${house.toUpperCase()}, and run this again; or say money.house: ${currency.title}.`,
  );
}

async function requireWays({ client }: Run, { file, setup }: Plan) {
  const { ways } = await client.get<OperatorWaysDto>('/ways-to-pay');
  const tags = ways.map(({ tag }) => tag);
  const unknown = setup.money.pay?.filter((tag) => !tags.includes(tag)) ?? [];
  if (unknown.length)
    throw new CliError(
      `${file}: nothing is changed.\n  money.pay: there is no ${unknown.join(', ')}, only ${tags.join(', ')}.`,
    );
}

/** Tries all that can be tried before anything is changed. Throws CliError with what is wrong. */
async function tryAll(run: Run, plan: Plan): Promise<void> {
  const { file, shop, values } = plan;
  await requireHouse(run, plan);
  await requireWays(run, plan);
  if (Object.keys(values).length)
    await putSettings(run.client, values, file, '?dry_run=1');
  if (!shop) return;
  await putFirstShop(run.client, shop, true);
  if (shop.menu !== undefined)
    await checkMenuFile(beside(file, shop.menu), shop.lang);
}

function doneText({ board, problems, shop }: Done, site: string): string {
  const missing = problems.length
    ? `Still missing, and why it matters (\`check site\` says it again):\n${problemsText({ problems: [...problems] })}`
    : 'Nothing is missing.';
  if (!shop) return missing;
  const seen = `${shop.title} is shop ${shop.id}: ${site}/${shop.type}/${shop.id}`;
  if (!board) return [missing, '', seen].join('\n');
  return [
    missing,
    '',
    seen,
    'The kitchen’s board, told this once: open it on a tablet, and leave it open. Whoever has the link works with the shop’s orders.',
    `  ${board}`,
    encodeQR(board, 'ascii'),
  ].join('\n');
}

async function setup(run: Run): Promise<void> {
  const [given] = run.words;
  if (given === undefined && !run.lines)
    throw misuse(
      'Name a file, or run this in a terminal, which asks. An example: docs/setup-example.yaml.',
    );
  const file = given ?? textOf(run.values, 'answers') ?? 'setup.yaml';
  if (given === undefined) await askSetup(run, file);
  const read = await readSetup(file);
  const settings =
    await run.client.get<readonly OperatorSettingDto[]>('/settings');
  const first = settings.find(({ key }) => key === 'default_language')?.value;
  const lang = read.languages.first ?? (first || DEFAULT_LOCALE);
  const plan: Plan = {
    file,
    setup: read,
    shop: read.shop ? firstShop(read.shop, lang, file) : null,
    values: { ...plainValues(brandOf(read)), ...siteValues(read) },
  };
  await tryAll(run, plan);
  if (run.values['dry-run'])
    return run.answer(plan.values, () => `${file} is good; nothing is done.`);
  const done = await carryOut(run, plan);
  run.answer(done, () => doneText(done, run.client.site));
}

/** From nothing to the first order. */
export const setupCommands: Readonly<Record<string, Command>> = {
  setup: {
    usage: 'setup [setup.yaml] [--dry-run] [--answers setup.yaml]',
    summary:
      'a site from nothing to its first order: asks, or takes a file; ends with the kitchen’s board and what is missing',
    details: [
      'In a terminal it asks, and keeps the answers in setup.yaml (--answers: another file). A file says name, look, place, money, languages, the first',
      'shop with its menu, and how the kitchen is told: docs/setup-example.yaml names everything. All of it is tried first; the',
      'same file again changes what it says, and leaves the rest. Files that it names stand beside it.',
    ].join('\n'),
    options: { 'dry-run': { type: 'boolean' }, answers: { type: 'string' } },
    run: setup,
  },
};
