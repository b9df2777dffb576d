import type {
  ShopNotifyDto,
  ShopNotifyInput,
  TellingDto,
} from '@/server/contracts/kitchen/notify';
import { ACCEPT_MINUTES_MAX } from '@/utils/constants/kitchen-ways';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { misuse } from '../cli-error';
import { type Clock, siteClock } from '../clock';
import {
  type Command,
  type Run,
  textOf,
  type Values,
  wordOf,
} from '../command';
import { table } from '../table';
import { shopAt } from './shop-of';

const KINDS = ['email', 'sms', 'webhook'] as const;

type Kind = (typeof KINDS)[number];

/** Every value of an option that may be given more than once. */
function listOf(values: Values, name: string): string[] {
  const given = values[name];
  return Array.isArray(given) ? given.map(String) : [];
}

function minutesOf(values: Values): number | undefined {
  const text = textOf(values, 'accept-minutes');
  if (text === undefined) return undefined;
  if (text === 'off') return 0;
  const minutes = Number(text);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > ACCEPT_MINUTES_MAX)
    throw misuse(
      `--accept-minutes is a number from 1 to ${ACCEPT_MINUTES_MAX}, or off.`,
    );
  return minutes;
}

function langOf(values: Values): string | undefined {
  const lang = textOf(values, 'lang');
  if (lang !== undefined && !LOCALE_CODES.includes(lang))
    throw misuse(`--lang is one of ${LOCALE_CODES.join(', ')}.`);
  return lang;
}

function targetsOf(values: Values): Partial<Record<Kind, string[]>> {
  const removed = listOf(values, 'remove');
  for (const kind of removed)
    if (!KINDS.some((known) => known === kind))
      throw misuse(`--remove is one of ${KINDS.join(', ')}.`);
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const given = listOf(values, kind);
      if (given.length && removed.includes(kind))
        throw misuse(`--${kind} and --remove ${kind} contradict each other.`);
      return given.length || removed.includes(kind) ? [[kind, given]] : [];
    }),
  );
}

function changeOf(values: Values): ShopNotifyInput {
  return {
    ...targetsOf(values),
    lang: langOf(values),
    accept_minutes: minutesOf(values),
    new_secret: values['new-secret'] === true ? true : undefined,
  };
}

/** What became of a telling, on the site's clock. */
export function outcomeText(
  { at, attempts, outcome, reason, sent_at: sentAt }: TellingDto,
  clock: Clock,
): string {
  switch (outcome) {
    case 'sent':
      return `sent ${clock.at(sentAt)}`;
    case 'failed':
      return `failed: ${reason ?? 'unknown'}`;
    case 'waiting':
      return attempts > 0
        ? `waiting, ${attempts} tried: ${reason ?? 'on its way'}`
        : `waiting since ${clock.at(at)}`;
    case 'forgotten':
      return 'forgotten';
  }
}

type Way = ShopNotifyDto['ways'][number];

function provedText(way: Way, clock: Clock): string {
  if (way.proved_at) return clock.at(way.proved_at);
  return way.rung_at ? `no, rung ${clock.at(way.rung_at)}` : 'no';
}

function lastText({ last }: Way, clock: Clock): string {
  if (!last) return '';
  const about = last.order_id === null ? '' : ` ${last.order_id}`;
  return `${last.event}${about}, ${outcomeText(last, clock)}`;
}

function notifyText(notify: ShopNotifyDto, clock: Clock): string {
  const { accept_minutes: minutes, shop, ways } = notify;
  const secrets = ways.flatMap(({ secret, target }) =>
    secret ? [`The secret of ${target}, shown this once:`, `  ${secret}`] : [],
  );
  return [
    `${shop.title} (${shop.id})`,
    table(
      ways,
      [
        { head: 'WAY', cell: ({ kind }) => kind },
        { head: 'TO', cell: ({ target }) => target },
        { head: 'LANG', cell: ({ lang }) => lang },
        {
          head: clock.head('PROVED'),
          cell: (way) => provedText(way, clock),
        },
        { head: 'TOLD LAST', cell: (way) => lastText(way, clock) },
      ],
      'It is told of its orders by nobody: no way is set.',
    ),
    minutes > 0
      ? `An order that it does not accept in ${minutes} minutes is cancelled, once a way is proved.`
      : 'An order that it does not accept is never cancelled by itself.',
    ...secrets,
  ].join('\n');
}

async function notify(run: Run): Promise<void> {
  const { answer, client, note, values, words } = run;
  const path = `${shopAt(wordOf(words, 0, 'The shop’s number or slug'))}/notify`;
  const change = changeOf(values);
  const isChange = Object.values(change).some((value) => value !== undefined);
  const changed = isChange
    ? await client.send<ShopNotifyDto>('PUT', path, change)
    : null;
  const rung = values.test
    ? await client.send<ShopNotifyDto>('POST', `${path}/ring`)
    : null;
  const now = rung ?? changed ?? (await client.get<ShopNotifyDto>(path));
  // a ring knows no secrets: they are in the answer that made them
  const known = changed?.ways ?? [];
  const whole: ShopNotifyDto = {
    ...now,
    ways: now.ways.map((way) => ({
      ...known.find(
        ({ kind, target }) => kind === way.kind && target === way.target,
      ),
      ...way,
    })),
  };
  const clock = await siteClock(run);
  answer(whole, () => notifyText(whole, clock));
  if (rung?.ways.length)
    note(
      'Each way was rung. It is proved once the link in the mail or SMS was opened and its button pressed, a webhook once it answered 2xx.',
    );
}

const many = { type: 'string', multiple: true } as const;

/** How a shop hears of its orders. */
export const notifyCommands: Readonly<Record<string, Command>> = {
  'shop notify': {
    usage:
      'shop notify <shop> [--email a@b] [--sms +1…] [--webhook https://…] [--lang ru] [--accept-minutes 10|off] [--remove email] [--new-secret] [--test]',
    summary:
      'how a shop hears of its orders, and whether it does; sets its ways, --test rings it by each of them',
    details: [
      '  --email, --sms, --webhook   all of its ways of that kind; each may be given more than once',
      '  --lang                      the language of the ways that are given, else of all',
      '  --accept-minutes            when an order that nobody accepted is cancelled, once a way is proved',
      '  --remove                    takes the ways of that kind away: email, sms or webhook',
      '  --new-secret                its webhooks are signed with a new secret, which is shown this once',
      '  --test                      asks for a sign by each way: a link to press, a 2xx of the webhook',
    ].join('\n'),
    options: {
      email: many,
      sms: many,
      webhook: many,
      remove: many,
      lang: { type: 'string' },
      'accept-minutes': { type: 'string' },
      'new-secret': { type: 'boolean' },
      test: { type: 'boolean' },
    },
    run: notify,
  },
};
