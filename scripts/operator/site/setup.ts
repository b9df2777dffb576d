import encodeQR from 'qr';
import type { OperatorWaysDto } from '@/server/contracts/operator/money';
import type { OperatorSettingDto } from '@/server/contracts/operator/setting';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { CliError, misuse } from '../cli-error';
import { type Command, type Run, textOf } from '../command';
import { checkMenuFile } from '../menu/menu-commands';
import { plainValues, putSettings } from './brand';
import { problemsText } from './settings';
import { beside, brandOf, readSetup, siteValues } from './setup-file';
import { askSetup } from './setup-questions';
import { firstShop, putFirstShop } from './setup-shop';
import { carryOut, type Done, type Plan } from './setup-steps';

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
