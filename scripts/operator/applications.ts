import type { OperatorApplicationDto } from '@/server/contracts/application/application';
import type { OperatorSiteDto } from '@/server/contracts/operator/setting';
import {
  APPLICATION_STATUSES,
  type SellerApplicationData,
} from '@/utils/application/application';
import { APPLICATION_KINDS, APPLICATIONS } from '@/utils/application/kinds';
import {
  pathOf,
  type PlainField,
  textAt,
} from '@/utils/application/plain-kind';
import { misuse } from './cli-error';
import { clockOf, siteClock } from './clock';
import {
  type Command,
  idOf,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  type Values,
  wordOf,
} from './command';
import { amountText } from './money';
import { pointText, weekPairs, zoneText } from './shop/shop-words';
import { pageLine, pairs, table } from './table';

type Pair = readonly [string, number | string | null | undefined];

function sellerPairs(
  data: SellerApplicationData,
  { categories }: OperatorApplicationDto,
  { currency }: OperatorSiteDto,
): Pair[] {
  const money = (amount: number | undefined) =>
    amount === undefined ? null : amountText(amount, currency);
  const words = Object.entries(data.translations ?? {});
  return [
    ['type', data.type],
    ...words.flatMap(([lang, { description, title }]): Pair[] => [
      [`title (${lang})`, title],
      [`description (${lang})`, description],
    ]),
    ['categories', categories.map(({ title }) => title).join(', ')],
    ['phone', data.phone],
    ['address', data.address],
    ['point', data.location && pointText(data.location)],
    ['delivers', data.zone && zoneText(data.zone)],
    ...(data.hours ? weekPairs(data.hours) : []),
    ['minimum', money(data.min_amount)],
    ['delivery, first km', money(data.price)],
    ['each km more', money(data.price_per_km)],
    ['legal_name', data.legal_name],
    ['tax_number', data.tax_number],
    ['logo', data.logo_img],
    ['cover', data.background_img],
  ];
}

/** What is no text: documents are listed by their links, and nothing is sent that was not agreed to. */
const UNTOLD = new Set(['agreement', 'documents']);

/** A line for each field; those of one line, or of one part of the data, stand behind each other. */
function fieldPairs(
  fields: readonly PlainField<string>[],
  data: object,
): Pair[] {
  const lines = new Map<string, string>();
  for (const field of fields.filter(({ type }) => !UNTOLD.has(type))) {
    const path = pathOf(field);
    const [part = path] = path.split('.');
    const { line = part } = field;
    const before = lines.get(line) ?? '';
    const said = textAt(data, path);
    const between = field.line ? ' ' : ', ';
    lines.set(line, [before, said].filter(Boolean).join(between));
  }
  return [...lines];
}

/** An application as lines: whose it is, what it says, links to its documents. */
function applicationText(
  application: OperatorApplicationDto,
  site: OperatorSiteDto,
): string {
  const { data, documents, kind, user } = application;
  const { fields } = APPLICATIONS[kind];
  const { at, zone } = clockOf(site.timezone);
  const moment = (iso: string | null): string | null =>
    iso && `${at(iso)} (${zone})`;
  return [
    pairs([
      ['application', application.id],
      ['kind', kind],
      ['status', application.status],
      ['title', application.title],
      ['from', `${user.firstname} ${user.lastname}`.trim()],
      ['account', user.id],
      ['account’s e-mail', user.email],
      ['account’s phone', user.phone],
      ['sent', moment(application.sent_at)],
      ['answered', moment(application.answered_at)],
      ['answer', application.answer],
      ['shop', application.shop_id],
    ]),
    '',
    pairs(
      fields
        ? fieldPairs(fields, data)
        : sellerPairs(data as SellerApplicationData, application, site),
    ),
    ...(documents.length
      ? ['', 'Documents (these links end after some minutes):']
      : []),
    ...documents.map(({ url }) => `  ${url}`),
  ].join('\n');
}

const ANSWERS: Readonly<Record<string, string>> = {
  approve: 'approved',
  reject: 'rejected',
};

/** Drafts are the applicant's own. */
const SENT = APPLICATION_STATUSES.filter((status) => status !== 'draft');

function oneOf(
  values: Values,
  name: string,
  known: readonly string[],
): string | undefined {
  const text = textOf(values, name);
  if (text !== undefined && !known.includes(text))
    throw misuse(`--${name} must be one of ${known.join(', ')}.`);
  return text;
}

async function listApplications({ answer, client, values }: Run) {
  const page = await client.list<OperatorApplicationDto>('/applications', {
    ...pageOf(values),
    kind: oneOf(values, 'kind', APPLICATION_KINDS),
    status: oneOf(values, 'status', SENT),
  });
  const clock = await siteClock({ client });
  answer(page.data, () => {
    const rows = table(
      page.data,
      [
        { head: 'APPLICATION', cell: ({ id }) => id, right: true },
        { head: 'KIND', cell: ({ kind }) => kind },
        { head: 'STATUS', cell: ({ status }) => status },
        { head: clock.head('SENT'), cell: (row) => clock.at(row.sent_at) },
        { head: 'TITLE', cell: ({ title }) => title, most: 32 },
        {
          head: 'FROM',
          cell: ({ user }) => user.email ?? user.phone ?? String(user.id),
          most: 40,
        },
        { head: 'PAPERS', cell: (row) => row.documents.length, right: true },
        { head: 'SHOP', cell: (row) => row.shop_id ?? '', right: true },
      ],
      'No applications.',
    );
    return rows + pageLine(page.meta);
  });
}

const nextStep = ({ kind, shop_id: id }: OperatorApplicationDto): string =>
  kind === 'seller' && id !== null
    ? `\nIts shop is ${id}, not open yet: \`menu import ${id} menu.xlsx\`, then \`shop open ${id}\`.`
    : '';

/** `application <id>` shows one; with approve or reject behind it, it is answered. */
async function oneApplication({ answer, client, values, words }: Run) {
  const id = idOf(wordOf(words, 0, 'The application'), 'The application');
  const path = `/applications/${id}`;
  const [, word] = words;
  if (word === undefined) {
    const application = await client.get<OperatorApplicationDto>(
      `${path}?absolute_urls=1`,
    );
    const site = await client.siteInfo();
    return answer(application, () => applicationText(application, site));
  }
  const status = ANSWERS[word];
  if (status === undefined)
    throw misuse(
      `An application is answered by approve or reject, not "${word}".`,
    );
  const said = textOf(values, 'answer');
  if (status === 'rejected' && !said?.trim())
    throw misuse('Who is refused is told why: --answer "…".');
  const application = await client.send<OperatorApplicationDto>('POST', path, {
    status,
    answer: said,
  });
  answer(
    application,
    () =>
      `Application ${application.id} (${application.title}) is ${application.status}.${nextStep(application)}`,
  );
}

const ASKED = APPLICATION_KINDS.map((kind) => APPLICATIONS[kind].server.to);

export const applicationCommands: Readonly<Record<string, Command>> = {
  applications: {
    usage: `applications [--kind ${APPLICATION_KINDS.join('|')}] [--status new] [--page 2]`,
    summary: `who asks ${ASKED.join(' or ')}`,
    options: {
      ...PAGE_OPTION,
      kind: { type: 'string' },
      status: { type: 'string' },
    },
    run: listApplications,
  },
  application: {
    usage: 'application <id> [approve|reject] [--answer "…"]',
    summary:
      'shows one with links to its documents, or answers it; an approved seller has a shop at once',
    options: { answer: { type: 'string' } },
    run: oneApplication,
  },
};
