import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import type { OperatorWaysDto } from '@/server/contracts/operator/money';
import type { OperatorSettingDto } from '@/server/contracts/operator/setting';
import { HOME_OF_SHOP } from '@/utils/constants/known-settings';
import { CliError } from '../cli-error';
import type { Run } from '../command';
import { checkMenuFile } from '../menu/menu-commands';
import { putSettings } from './brand';
import { beside } from './setup-file';
import { firstShop, putFirstShop } from './setup-shop';

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
export async function askSetup(run: Run, file: string): Promise<void> {
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
