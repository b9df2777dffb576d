import type { OperatorSettingDto } from '@/server/contracts/operator/setting';
import { type Command, type Run, wordOf } from './command';
import { pairs, table } from './table';

const at = (words: readonly string[]): string =>
  `/settings/${encodeURIComponent(wordOf(words, 0, 'The setting'))}`;

const shown = (value: string | null): string =>
  value === null ? '(never set)' : value === '' ? '(empty)' : value;

async function listSettings({ answer, client }: Run): Promise<void> {
  const settings = await client.get<readonly OperatorSettingDto[]>('/settings');
  answer(settings, () =>
    table(
      settings,
      [
        { head: 'SETTING', cell: ({ key }) => key },
        { head: 'VALUE', cell: ({ value }) => shown(value), most: 36 },
        { head: 'PUBLIC', cell: (row) => (row.is_public ? 'yes' : 'no') },
        { head: 'WHAT IT IS', cell: ({ about }) => about },
      ],
      'No settings.',
    ),
  );
}

function settingText({
  about,
  is_public: open,
  key,
  kind,
  value,
}: OperatorSettingDto) {
  return pairs([
    [key, shown(value)],
    ['What it is', about],
    ['Must be', kind],
    ['Who can read it', open ? 'everybody' : 'the operator'],
  ]);
}

async function getSetting({ answer, client, words }: Run): Promise<void> {
  const setting = await client.get<OperatorSettingDto>(at(words));
  answer(setting, () => settingText(setting));
}

async function setSetting({ answer, client, words }: Run): Promise<void> {
  wordOf(words, 1, 'The value ("" for none)');
  const value = words.slice(1).join(' ');
  const setting = await client.send<OperatorSettingDto>('PUT', at(words), {
    value,
  });
  answer(setting, () => `${setting.key} is ${shown(setting.value)}.`);
}

export const settingCommands: Readonly<Record<string, Command>> = {
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
