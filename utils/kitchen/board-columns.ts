import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import { isDue, isLate } from './ticket-times';

export const COLUMNS = ['new', 'cooking', 'ready', 'onTheWay'] as const;

export type ColumnName = (typeof COLUMNS)[number];

/** How much of a ticket is shown: a row, what the next press needs, everything. */
export type TicketView = 'row' | 'work' | 'whole';

/** Cooking orders that show their dishes without a press. */
const COOKING_SHOWN = 2;

const COLUMN_OF: Readonly<Partial<Record<TicketDto['status'], ColumnName>>> = {
  new: 'new',
  accepted: 'cooking',
  ready: 'ready',
  on_a_way: 'onTheWay',
};

/** When the next thing has to happen with an order. */
function dueAt(ticket: TicketDto): number {
  const { changed_at: changed, ready_by: by, status, wanted } = ticket;
  const due =
    status === 'on_a_way' ? (wanted?.to ?? changed) : (by ?? wanted?.from);
  return Date.parse(due ?? ticket.placed_at);
}

/**
 * The tickets of each column, the first to be done first: late ones lead, new ones that nobody has to answer yet come
 * last. Ended orders are in none.
 */
export function columnsOf(
  tickets: readonly TicketDto[],
  now: number,
): Readonly<Record<ColumnName, readonly TicketDto[]>> {
  const weight = (ticket: TicketDto): number =>
    ticket.status === 'new' && !isDue(ticket, now) ? 1 : 0;
  const sorted = [...tickets].sort(
    (a, b) => weight(a) - weight(b) || dueAt(a) - dueAt(b) || a.id - b.id,
  );
  const of = (column: ColumnName): TicketDto[] =>
    sorted.filter(({ status }) => COLUMN_OF[status] === column);
  return {
    new: of('new'),
    cooking: of('cooking'),
    ready: of('ready'),
    onTheWay: of('onTheWay'),
  };
}

/** How a ticket is shown before anybody presses on it. */
export function firstView(
  ticket: TicketDto,
  place: number,
  now: number,
): TicketView {
  switch (ticket.status) {
    case 'new':
      return place === 0 ? 'work' : 'row';
    case 'accepted':
      return place < COOKING_SHOWN || isLate(ticket, now) ? 'work' : 'row';
    case 'ready':
      return 'work';
    default:
      return 'row';
  }
}

/** New orders that wait for an answer now. */
export function ringing(
  tickets: readonly TicketDto[],
  now: number,
): readonly TicketDto[] {
  return tickets.filter(
    (ticket) => ticket.status === 'new' && isDue(ticket, now),
  );
}
