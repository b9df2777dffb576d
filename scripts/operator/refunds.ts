import type { CurrencyDto } from '@/server/contracts/settings';
import { formatAmount } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';
import { misuse } from './cli-error';
import {
  type Command,
  idOf,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  wordOf,
} from './command';
import { moment, pageLine, table } from './table';

const STATUSES = ['pending', 'approved', 'rejected'];
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
  if (status !== undefined && !STATUSES.includes(status))
    throw misuse(`--status must be one of ${STATUSES.join(', ')}.`);
  const page = await client.list<RefundRow>('/refunds', {
    ...pageOf(values),
    status,
  });
  answer(page.data, () => {
    const rows = table(
      page.data,
      [
        { head: 'REFUND', cell: ({ id }) => id, right: true },
        { head: 'ORDER', cell: (row) => row.order_id, right: true },
        { head: 'STATUS', cell: (row) => row.status },
        { head: 'ASKED (UTC)', cell: (row) => moment(row.created_at) },
        { head: 'SHOP', cell: ({ order }) => order.shop.title, most: 24 },
        { head: 'WHY', cell: (row) => row.reason },
        { head: 'IN WORDS', cell: (row) => row.cause ?? '', most: 40 },
        {
          head: 'AMOUNT',
          cell: ({ order, price }) =>
            formatAmount(price, order.currency, separatorsOf('en')),
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
};
