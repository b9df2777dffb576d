import type { OperatorApplicationDto } from '@/server/contracts/application/application';
import { APPLICATION_STATUSES } from '@/utils/application/application';
import { APPLICATION_KINDS, APPLICATIONS } from '@/utils/application/kinds';
import { misuse } from './cli-error';
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
import { applicationText } from './application-text';
import { siteClock } from './clock';
import { pageLine, table } from './table';

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
