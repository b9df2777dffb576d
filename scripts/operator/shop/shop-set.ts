import type { ShopEditDto } from '@/server/contracts/application/shop';
import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import { WEEK } from '@/utils/application/week';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { CliError, misuse } from '../cli-error';
import { siteClock } from '../clock';
import {
  type Command,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  type Values,
  wordOf,
} from '../command';
import { fileName, sortedContent } from '../content/content-shape';
import { table } from '../table';
import { changeShop } from './shop-make';
import { shopAt, shopOf } from './shop-of';
import { SHOP_SHAPE } from './shop-shape';
import { shopChanged } from './shop-text';

type Shop = OperatorShopDetailDto;
type Said = Readonly<Record<string, unknown>>;

const WHICH = 'The shop’s number or slug';
/** Pictures and zones that a line names stand where it is typed. */
const HERE = './line';
const NONE = ['none', 'null', 'house'];

/** The language of the words, which must be one of ours. */
export function langOf(values: Values): string {
  const lang = textOf(values, 'lang') ?? 'en';
  if (!LOCALE_CODES.includes(lang))
    throw misuse(`--lang is one of ${LOCALE_CODES.join(', ')}.`);
  return lang;
}

/** `monday-friday` as five days; a day as itself, also where there is no such day. */
function daysOf(words: string): readonly string[] {
  const week: readonly string[] = WEEK;
  const [from = '', to] = words.split(/\s*[-–—]\s*/);
  const [first, last] = [week.indexOf(from), week.indexOf(to ?? '')];
  if (to === undefined || first < 0 || last < 0) return [words];
  const twice = [...week, ...week];
  return twice.slice(first, (last < first ? last + week.length : last) + 1);
}

/** `monday-friday: 10:00-22:00; sunday: closed` by day; hours without a day are those of all. */
export function weekOf(text: string): unknown {
  if (!/^\s*\p{L}[\p{L}\s–—-]*:/u.test(text)) return text;
  return Object.fromEntries(
    text.split(/\s*;\s*/).flatMap((part) => {
      const [days = '', ...spans] = part.split(':');
      const said = spans.join(':').trim();
      return daysOf(days.trim().toLowerCase()).map((day) => [day, said]);
    }),
  );
}

/** `20-35` as its two fields. */
function minutesOf(text: string): Said {
  const [, from, to] =
    /^(\d+)\s*[-–—]\s*(\d+)(?:\s*min(?:utes)?)?$/.exec(text.trim()) ?? [];
  if (!from || !to)
    throw new CliError(
      `delivery_minutes: "${text}" is not understood. Say 20-35.`,
    );
  return {
    delivery_minutes_from: Number(from),
    delivery_minutes_to: Number(to),
  };
}

const NUMBERS = [
  'accept_minutes',
  'delivery_minutes_from',
  'delivery_minutes_to',
];

/** One field of a shop as a line says it. */
function saidOf(field: string, text: string): Said {
  if (field === 'branches')
    throw misuse(`Say \`shop branch <shop> add|set|remove\` for its branches.`);
  if (field === 'delivery_minutes') return minutesOf(text);
  if (field === 'hours') return { hours: weekOf(text) };
  if (WEEK.some((day) => day === field)) return { hours: { [field]: text } };
  if (NONE.includes(text.trim().toLowerCase()))
    return {
      [field]: ['categories', 'closed_days', 'gallery'].includes(field)
        ? []
        : null,
    };
  return { [field]: NUMBERS.includes(field) ? Number(text) : text };
}

/** Puts what a line says of a shop, and tells what became different. */
async function putLine(
  { answer, client, values }: Run,
  { before, line, said }: { before: Shop; line: string; said: Said },
): Promise<void> {
  const lang = langOf(values);
  const body = sortedContent(SHOP_SHAPE, { file: line, lang, said });
  const isDry = values['dry-run'] === true;
  const after = await changeShop(
    client,
    before,
    { body, called: line, file: HERE, lang },
    isDry,
  );
  const site = await client.siteInfo();
  answer(after, () => shopChanged(before, after, { site, isDry }));
}

async function setField(run: Run): Promise<void> {
  const { client, words } = run;
  const key = wordOf(words, 0, WHICH);
  const field = wordOf(words, 1, 'The field');
  wordOf(words, 2, 'The value');
  const text = words.slice(2).join(' ');
  const before = await shopOf(client, key);
  const line = `shop set ${key} ${field}`;
  await putLine(run, { before, line, said: saidOf(field, text) });
}

const BRANCH_FIELDS = ['title', 'address', 'location', 'phone', 'hours'];

/** What the options say of a branch. */
function branchOf(values: Values): Said {
  const given = BRANCH_FIELDS.flatMap((name) => {
    const text = textOf(values, name);
    if (text === undefined) return [];
    return [[name, name === 'hours' ? weekOf(text) : text] as const];
  });
  return Object.fromEntries(given);
}

function branchId({ branches, slug }: Shop, word: string): number {
  const id = Number(word.replace(/^#/, ''));
  if (branches.some((branch) => branch.id === id)) return id;
  throw new CliError(
    branches.length
      ? `The shop ${slug} has no branch ${word}, only ${branches.map((one) => one.id).join(', ')}.`
      : `The shop ${slug} has no branches.`,
  );
}

async function setBranch(run: Run): Promise<void> {
  const { client, values, words } = run;
  const key = wordOf(words, 0, WHICH);
  const act = wordOf(words, 1, 'add, set or remove');
  const before = await shopOf(client, key);
  const kept = before.branches.map(({ id }) => ({ id }));
  const line = `shop branch ${key} ${act}`;
  const put = (branches: readonly Said[]) =>
    putLine(run, { before, line, said: { branches } });
  if (act === 'add') return put([...kept, branchOf(values)]);
  if (act !== 'set' && act !== 'remove')
    throw misuse(`Say \`shop branch ${key} add\`, set or remove.`);
  const id = branchId(before, wordOf(words, 2, 'The branch'));
  return put(
    act === 'remove'
      ? kept.filter((branch) => branch.id !== id)
      : kept.map((one) =>
          one.id === id ? { ...one, ...branchOf(values) } : one,
        ),
  );
}

const changeText = ({ changes }: ShopEditDto): string =>
  changes
    .map(
      ({ field, new: now, old }) =>
        `${fileName(SHOP_SHAPE, field)}: ${old ?? '(none)'} → ${now ?? '(none)'}`,
    )
    .join('; ');

async function history(run: Run): Promise<void> {
  const { answer, client, values, words } = run;
  const path = `${shopAt(wordOf(words, 0, WHICH))}/changes`;
  const rows = await client.list<ShopEditDto>(path, pageOf(values));
  const clock = await siteClock(run);
  answer(rows, () =>
    table(
      rows.data,
      [
        { head: clock.head('WHEN'), cell: ({ at }) => clock.at(at) },
        { head: 'BY', cell: ({ by, name }) => name ?? by },
        { head: 'WHAT', cell: changeText },
      ],
      'Nothing was changed yet.',
    ),
  );
}

const LINE = {
  lang: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** One shop, changed field by field, and what was changed of it. */
export const shopSetCommands: Readonly<Record<string, Command>> = {
  'shop set': {
    usage: 'shop set <shop> <field> <value> [--lang de] [--dry-run]',
    summary:
      'changes one field: shop set 31 hours "monday-friday: 10:00-22:00; sunday: closed"',
    details: [
      '',
      'The fields are those of its file (`help shop put`), a day (`shop set 31 monday "10:00-14:00, 17:00-22:00"`), or',
      'delivery_minutes 20-35. Words are of --lang, English without it. "none" takes a logo, a cover, a fee or a list away;',
      'owner none: the shop is the house’s. --dry-run says what would become different, and does nothing.',
    ].join('\n'),
    options: LINE,
    run: setField,
  },
  'shop branch': {
    usage:
      'shop branch <shop> add|set|remove [<branch>] [--title North] [--address "Hill 2"] [--location "52.5, 13.4"] [--phone +49…] [--hours 10:00-22:00] [--lang de] [--dry-run]',
    summary: 'another place of the shop: where it is, when one fetches there',
    details:
      'Its number stands in `shop <shop>`. Without --hours it keeps those of the shop. One that is removed is shown no more; its orders stay.',
    options: {
      ...LINE,
      ...Object.fromEntries(
        BRANCH_FIELDS.map((name) => [name, { type: 'string' } as const]),
      ),
    },
    run: setBranch,
  },
  'shop history': {
    usage: 'shop history <shop> [--page 2]',
    summary: 'who changed what of it, newest first; a year long, 200 at most',
    options: PAGE_OPTION,
    run: history,
  },
};
