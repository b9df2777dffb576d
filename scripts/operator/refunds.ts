import type { CurrencyDto } from '@/server/contracts/settings';
import { REFUND_STATUSES } from '@/utils/constants/after-sale';
import { CliError, misuse } from './cli-error';
import {
  type Command,
  idOf,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  wordOf,
} from './command';
import { siteClock } from './clock';
import { amountText } from './money';
import { pageLine, table } from './table';

const ANSWERS: Readonly<Record<string, string>> = {
  approve: 'approved',
  reject: 'rejected',
};

/** What of a refund is shown (GET /dashboard/admin/refunds). */
interface RefundRow {
  readonly id: number;
  readonly order_id: number;
  readonly status: string;
  readonly reason: string;
  readonly cause: string | null;
  readonly price: number;
  readonly created_at: string;
  readonly order: {
    readonly currency: CurrencyDto;
    readonly shop: { readonly title: string };
  };
}

async function listRefunds({ answer, client, values }: Run): Promise<void> {
  const status = textOf(values, 'status');
  if (
    status !== undefined &&
    !REFUND_STATUSES.some((known) => known === status)
  )
    throw misuse(`--status must be one of ${REFUND_STATUSES.join(', ')}.`);
  const page = await client.list<RefundRow>('/refunds', {
    ...pageOf(values),
    status,
  });
  const clock = await siteClock({ client });
  answer(page.data, () => {
    const rows = table(
      page.data,
      [
        { head: 'REFUND', cell: ({ id }) => id, right: true },
        { head: 'ORDER', cell: (row) => row.order_id, right: true },
        { head: 'STATUS', cell: (row) => row.status },
        { head: clock.head('ASKED'), cell: (row) => clock.at(row.created_at) },
        { head: 'SHOP', cell: ({ order }) => order.shop.title, most: 24 },
        { head: 'WHY', cell: (row) => row.reason },
        { head: 'IN WORDS', cell: (row) => row.cause ?? '', most: 40 },
        {
          head: 'AMOUNT',
          cell: ({ order, price }) => amountText(price, order.currency),
          right: true,
        },
      ],
      'No refunds.',
    );
    return rows + pageLine(page.meta);
  });
}

async function answerRefund({ answer, client, values, words }: Run) {
  const id = idOf(wordOf(words, 0, 'The refund'), 'The refund');
  const word = wordOf(words, 1, 'approve or reject');
  const status = ANSWERS[word];
  if (status === undefined)
    throw misuse(`A refund is answered by approve or reject, not "${word}".`);
  const said = textOf(values, 'answer');
  if (status === 'rejected' && !said?.trim())
    throw misuse('Who is refused is told why: --answer "…".');
  const refund = await client.send<RefundRow>('POST', `/refunds/${id}`, {
    status,
    answer: said,
  });
  answer(refund, () => `Refund ${refund.id} is ${refund.status}.`);
}

/** One row of GET /dashboard/admin/payments/owed. */
interface OwedRow {
  readonly state: 'refused' | 'unasked' | 'unreachable';
  readonly provider: string;
  readonly currency: string;
  readonly count: number;
  readonly price: number;
  readonly oldest_at: string;
}

const OWED: Readonly<Record<OwedRow['state'], string>> = {
  refused: 'refunds that the provider refused: give them back in another way',
  unreachable: 'refunds that wait until the provider is configured again',
  unasked: 'attempts, paid or not: asked when it is configured again',
};

async function checkMoney({ answer, client }: Run): Promise<void> {
  const rows = await client.get<readonly OwedRow[]>('/payments/owed');
  const clock = await siteClock({ client });
  answer(rows, () =>
    table(
      rows,
      [
        { head: 'PROVIDER', cell: ({ provider }) => provider },
        { head: 'HOW MANY', cell: ({ count }) => count, right: true },
        {
          head: 'AMOUNT',
          cell: ({ currency, price }) => `${price.toFixed(2)} ${currency}`,
          right: true,
        },
        { head: clock.head('SINCE'), cell: (row) => clock.at(row.oldest_at) },
        { head: 'WHAT', cell: ({ state }) => OWED[state] },
      ],
      'Nothing is owed through a provider that cannot be asked.',
    ),
  );
  if (rows.length)
    throw new CliError(
      'Money waits for you: `money owed` names the refunds, `money settle` notes what you gave back.',
    );
}

/** One row of GET /dashboard/admin/payments. */
interface StuckRow {
  readonly id: number;
  readonly order_id: number | null;
  readonly price: number;
  readonly currency: string;
  readonly provider: string;
  readonly ref: string | null;
  readonly settled: { readonly reference: string; readonly at: string } | null;
  readonly created_at: string;
}

async function listOwed({ answer, client, values }: Run): Promise<void> {
  const state = values.settled ? 'settled' : 'owed';
  const rows = await client.get<readonly StuckRow[]>('/payments', { state });
  const clock = await siteClock({ client });
  answer(rows, () =>
    table(
      rows,
      [
        { head: 'REFUND', cell: ({ id }) => id, right: true },
        { head: 'ORDER', cell: (row) => row.order_id ?? '', right: true },
        {
          head: 'AMOUNT',
          cell: ({ currency, price }) => `${price.toFixed(2)} ${currency}`,
          right: true,
        },
        { head: clock.head('SINCE'), cell: (row) => clock.at(row.created_at) },
        { head: 'PROVIDER', cell: ({ provider }) => provider },
        { head: 'ITS NAME THERE', cell: ({ ref }) => ref ?? '' },
        ...(values.settled
          ? [
              {
                head: clock.head('SETTLED'),
                cell: ({ settled }: StuckRow) => clock.at(settled?.at ?? null),
              },
              {
                head: 'BY',
                cell: ({ settled }: StuckRow) => settled?.reference ?? '',
              },
            ]
          : []),
      ],
      values.settled
        ? 'No refund was settled by hand.'
        : 'No refund waits for you.',
    ),
  );
}

async function settleRefund({ answer, client, values, words }: Run) {
  const id = idOf(wordOf(words, 0, 'The refund'), 'The refund');
  const reference = textOf(values, 'reference')?.trim();
  if (!reference)
    throw misuse('Say how it was given back: --reference "transfer 118".');
  const row = await client.send<StuckRow>(
    'POST',
    `/payments/refunds/${id}/settle`,
    { reference },
  );
  const whose = row.order_id === null ? 'a top-up' : `order ${row.order_id}`;
  answer(row, () => `Refund ${row.id} of ${whose} is settled: ${reference}.`);
}

export const refundCommands: Readonly<Record<string, Command>> = {
  refunds: {
    usage: 'refunds [--status pending] [--page 2]',
    summary: 'what customers ask back',
    options: { ...PAGE_OPTION, status: { type: 'string' } },
    run: listRefunds,
  },
  refund: {
    usage: 'refund <id> approve|reject [--answer "…"]',
    summary: 'answers one; approved, the money goes back at once',
    options: { answer: { type: 'string' } },
    run: answerRefund,
  },
  'check money': {
    usage: 'check money',
    summary:
      'what providers of cards refused, or hold though they are not configured any more',
    details:
      'Ends with 1 while there is something, for a timer that tells you.',
    run: checkMoney,
  },
  'money owed': {
    usage: 'money owed [--settled]',
    summary: 'refunds that no provider will send, or those settled by hand',
    options: { settled: { type: 'boolean' } },
    run: listOwed,
  },
  'money settle': {
    usage: 'money settle <refund> --reference "…"',
    summary: 'notes that you gave one of them back by hand',
    details:
      'Look at the provider’s own pages first: it may have sent the money and only its answer was lost. What a provider still tries is refused.',
    options: { reference: { type: 'string' } },
    run: settleRefund,
  },
};
