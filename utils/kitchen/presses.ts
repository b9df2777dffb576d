import type {
  TicketActDto,
  TicketDto,
} from '@/server/contracts/kitchen/ticket';
import { LATER_MINUTES } from '@/utils/constants/kitchen';

const MINUTE_MS = 60_000;

/** So many presses wait for a network; further ones are refused. */
export const PRESSES_MAX = 50;

type AnyAct = TicketActDto['act'];
/** What one press on a ticket does; a line that is sold out is asked for first. */
export type PressAct = Exclude<AnyAct, { kind: 'sold_out' | 'undo_sold_out' }>;

/** What is done with an order; the version is that of the press. */
export type PressWork =
  | { readonly kind: 'act'; readonly act: PressAct }
  | {
      readonly kind: 'sold_out';
      readonly body: Omit<Extract<AnyAct, { kind: 'sold_out' }>, 'kind'>;
    };

/** A press that the server has not answered yet. */
export interface Press {
  readonly id: string;
  readonly orderId: number;
  /** By which the order is called. */
  readonly name: number;
  /** Of the ticket that was pressed on. */
  readonly version: number;
  /** By the board's clock, in milliseconds. */
  readonly at: number;
  readonly work: PressWork;
}

function isPress(value: unknown): value is Press {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'orderId' in value &&
    'version' in value &&
    'work' in value
  );
}

/** The presses of a kept text, oldest first; what is no press is dropped. */
export function parsePresses(text: string | null): Press[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPress) : [];
  } catch {
    return [];
  }
}

/** The rest after a press has taken effect: later ones on the same order were made on what it led to. */
export function afterDone(
  presses: readonly Press[],
  done: Press,
  version: number,
): Press[] {
  return presses
    .filter(({ id }) => id !== done.id)
    .map((press) =>
      press.orderId === done.orderId && press.version < version
        ? { ...press, version }
        : press,
    );
}

/** The rest after a press came to nothing: later ones on the same order had no ground either. */
export function afterLost(presses: readonly Press[], lost: Press): Press[] {
  const from = presses.findIndex(({ id }) => id === lost.id);
  return presses.filter(
    ({ orderId }, place) => orderId !== lost.orderId || place < from,
  );
}

const iso = (ms: number): string => new Date(ms).toISOString();

function acted(ticket: TicketDto, act: PressAct, at: number): TicketDto {
  const by = ticket.ready_by;
  switch (act.kind) {
    case 'accept':
      return {
        ...ticket,
        status: 'accepted',
        accepted_at: iso(at),
        ready_by: act.minutes === null ? by : iso(at + act.minutes * MINUTE_MS),
      };
    case 'refuse':
      return { ...ticket, status: 'cancelled', refused_reason: act.reason };
    case 'ready':
      return { ...ticket, status: 'ready', ready_at: iso(at) };
    case 'hand_over':
      return {
        ...ticket,
        status: ticket.type === 'pickup' ? 'delivered' : 'on_a_way',
        changed_at: iso(at),
      };
    case 'later':
      return {
        ...ticket,
        ready_by: by && iso(Date.parse(by) + LATER_MINUTES * MINUTE_MS),
      };
  }
}

function pressed(ticket: TicketDto, { at, work }: Press): TicketDto {
  if (work.kind === 'act') return acted(ticket, work.act, at);
  const soldOut = { answer_until: null, left_out_at: null };
  return {
    ...ticket,
    lines: ticket.lines.map((line) =>
      line.id === work.body.line_id && line.sold_out === null
        ? { ...line, sold_out: soldOut }
        : line,
    ),
  };
}

/** The tickets as they will be when all presses have taken effect. */
export function withPresses(
  tickets: readonly TicketDto[],
  presses: readonly Press[],
): TicketDto[] {
  return tickets.map((ticket) =>
    presses
      .filter(({ orderId }) => orderId === ticket.id)
      .reduce(pressed, ticket),
  );
}
