import { E2E_OPERATOR_TOKEN } from '@/tests/e2e/support/server';
import { openEventStream } from '@/tests/support/event-stream';
import type { ApiAnswer } from '@/tests/support/api/api-harness';
import type { CalledApi } from '@/tests/support/api/http-api';

/** What a kitchen calls for one order, `SoakedKitchen.cook`. */
export const CALLS_OF_KITCHEN = 8;

const MAILBOX = 'kitchen@soak.example';
const operator = { token: E2E_OPERATOR_TOKEN };

/** What its kitchen does with each order, by the board's link. */
const ACTS = [
  { kind: 'accept', minutes: 20 },
  { kind: 'ready' },
  { kind: 'hand_over' },
] as const;

export interface SoakedKitchen {
  /** The path of its board's event stream. */
  readonly events: string;
  /** Looks at the board, so that the example's simulator leaves the orders to it; before each order. */
  watch(): Promise<void>;
  /**
   * Hears an order: the board and its stream, the ticket of its mail as a page, each step from accepting to handing
   * over. Answers what went wrong, or null.
   */
  cook(orderId: number): Promise<string | null>;
}

interface BoardTicket {
  readonly id: number;
  readonly version: number;
}

const wrongOf = (what: string, { body, status }: ApiAnswer): string =>
  `${what} ${status} ${JSON.stringify(body)}`;

/** The address of the newest ticket that was mailed to the kitchen. */
async function newestTicket(api: CalledApi): Promise<string | null> {
  const sent = await api.get(`/dev/outbox?to=${MAILBOX}`);
  const found = /\/ticket\/[\w-]{43}/.exec(JSON.stringify(sent.body));
  return found ? found[0] : null;
}

async function step(
  api: CalledApi,
  board: string,
  { id, version }: BoardTicket,
): Promise<string | null> {
  let seen = version;
  for (const act of ACTS) {
    const answer = await api.post(`${board}/orders/${id}/acts`, {
      version: seen,
      act,
    });
    const { data } = answer.body as {
      data?: { outcome: string; ticket: BoardTicket };
    };
    if (data?.outcome !== 'done') return wrongOf(act.kind, answer);
    seen = data.ticket.version;
  }
  return null;
}

/** Opens the ticket's page as a phone does, to the last byte. */
async function readTicket(
  api: CalledApi,
  origin: string,
): Promise<string | null> {
  const path = await newestTicket(api);
  if (!path) return 'no ticket was mailed';
  const page = await fetch(`${origin}${path}`);
  await page.arrayBuffer();
  return page.status === 200 ? null : `ticket ${page.status}`;
}

/** A shop that hears by mail and by a board, whose link the operator makes. */
export async function openKitchen(
  api: CalledApi,
  shopId: number,
  origin: string,
): Promise<SoakedKitchen> {
  const shop = `/dashboard/admin/shops/${shopId}`;
  const heard = await api.call('PUT', `${shop}/notify`, {
    ...operator,
    body: { email: [MAILBOX] },
  });
  if (heard.status !== 200) throw new Error(wrongOf('no way', heard));
  const made = await api.post(`${shop}/board`, {}, operator);
  const token = /\/board\/([\w-]{43})/.exec(JSON.stringify(made.body))?.[1];
  if (!token) throw new Error(wrongOf('no board', made));
  const board = `/rest/kitchen/boards/${token}`;
  const events = `${board}/events`;
  return {
    events,
    watch: async () => {
      await api.post(`${board}/presence`);
    },
    cook: async (orderId) => {
      const stream = await openEventStream(api, {}, events);
      if (stream.status !== 200) return `board's stream ${stream.status}`;
      await stream.next('id-only');
      await stream.close();
      const answer = await api.get(board);
      const { data } = answer.body as {
        data?: { tickets: readonly BoardTicket[] };
      };
      const ticket = data?.tickets.find(({ id }) => id === orderId);
      if (!ticket) return wrongOf(`order ${orderId} is on no board`, answer);
      return (
        (await readTicket(api, origin)) ?? (await step(api, board, ticket))
      );
    },
  };
}
