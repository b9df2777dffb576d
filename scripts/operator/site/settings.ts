import type {
  OperatorSettingDto,
  OperatorSiteDto,
  SiteProblemsDto,
} from '@/server/contracts/operator/setting';
import { CliError } from '../cli-error';
import { type Command, type Run, wordOf } from '../command';
import { amountText } from '../money';
import { pairs, table } from '../table';

const at = (words: readonly string[]): string =>
  `/settings/${encodeURIComponent(wordOf(words, 0, 'The setting'))}`;

/** A value in words, an amount with its currency. */
function shown(
  { is_amount: isAmount, value }: OperatorSettingDto,
  { currency }: OperatorSiteDto,
): string {
  if (value === null) return '(never set)';
  if (value === '') return '(empty)';
  return isAmount ? amountText(Number(value), currency) : value;
}

async function listSettings({ answer, client }: Run): Promise<void> {
  const settings = await client.get<readonly OperatorSettingDto[]>('/settings');
  const site = await client.siteInfo();
  answer(settings, () =>
    table(
      settings,
      [
        { head: 'SETTING', cell: ({ key }) => key },
        { head: 'VALUE', cell: (row) => shown(row, site), most: 36 },
        { head: 'PUBLIC', cell: (row) => (row.is_public ? 'yes' : 'no') },
        { head: 'WHAT IT IS', cell: ({ about }) => about },
      ],
      'No settings.',
    ),
  );
}

function settingText(setting: OperatorSettingDto, site: OperatorSiteDto) {
  const { about, is_public: open, key, kind } = setting;
  return pairs([
    [key, shown(setting, site)],
    ['What it is', about],
    ['Must be', kind],
    ['Who can read it', open ? 'everybody' : 'the operator'],
  ]);
}

async function getSetting({ answer, client, words }: Run): Promise<void> {
  const setting = await client.get<OperatorSettingDto>(at(words));
  const site = await client.siteInfo();
  answer(setting, () => settingText(setting, site));
}

async function setSetting({ answer, client, words }: Run): Promise<void> {
  wordOf(words, 1, 'The value ("" for none)');
  const value = words.slice(1).join(' ');
  const setting = await client.send<OperatorSettingDto>('PUT', at(words), {
    value,
  });
  const site = await client.siteInfo();
  answer(setting, () => `${setting.key} is ${shown(setting, site)}.`);
}

/** What is missing, a paragraph each. */
export const problemsText = ({ problems }: SiteProblemsDto): string =>
  problems.map((problem) => `- ${problem}`).join('\n');

async function checkSite({ answer, client }: Run): Promise<void> {
  const found = await client.get<SiteProblemsDto>('/readiness');
  answer(found, () => problemsText(found) || 'Nothing is missing.');
  if (found.problems.length > 0)
    throw new CliError(`${found.problems.length} things are missing.`);
}

export const settingCommands: Readonly<Record<string, Command>> = {
  'check site': {
    usage: 'check site',
    summary:
      'what the site lacks for orders to be made, paid and heard: ends with 1 while there is something',
    run: checkSite,
  },
  settings: {
    usage: 'settings',
    summary: 'what the house decides: name, contacts, links, fees, refunds …',
    run: listSettings,
  },
  'setting get': {
    usage: 'setting get <key>',
    summary: 'one setting, and what it may be',
    run: getSetting,
  },
  'setting set': {
    usage: 'setting set <key> <value>',
    summary: 'sets it at once, for every process',
    run: setSetting,
  },
};
