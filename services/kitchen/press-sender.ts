import type {
  TicketActDto,
  TicketAnswerDto,
} from '@/server/contracts/kitchen/ticket';
import { asApiError } from '@/services/http/api-error';
import type { BoardWay } from '@/utils/kitchen/board-way';
import type { Press, PressWork } from '@/utils/kitchen/presses';
import { pinStateOf } from './board-queries';
import { boardService } from './board-service';

/** What came of sending a press. */
export type PressOutcome =
  | ({ readonly kind: 'answered' } & TicketAnswerDto)
  /** Nobody knows what became of it, or nothing yet: the same again, after so many milliseconds at least. */
  | { readonly kind: 'again'; readonly afterMs: number }
  /** The board asks for its PIN, or the session has ended. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused' };

function actOf(work: PressWork): TicketActDto['act'] {
  switch (work.kind) {
    case 'act':
      return work.act;
    case 'sold_out':
      return { kind: 'sold_out', ...work.body };
    case 'undo_sold_out':
      return { kind: 'undo_sold_out', line_id: work.lineId };
  }
}

const call = (
  way: BoardWay,
  { orderId, version, work }: Press,
): Promise<TicketAnswerDto> =>
  boardService.act(way, orderId, { version, act: actOf(work) });

/** The server tells one press from two by the order's version, so what was not answered may go again. */
const isAgain = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Sends a press once. */
export async function sendPress(
  way: BoardWay,
  press: Press,
): Promise<PressOutcome> {
  try {
    return { kind: 'answered', ...(await call(way, press)) };
  } catch (error) {
    const failure = asApiError(error);
    const afterMs = (failure?.info.retryAfterSeconds ?? 0) * 1000;
    if (isAgain(failure?.status ?? 0)) return { kind: 'again', afterMs };
    if (failure?.status === 401 || pinStateOf(error)) return { kind: 'closed' };
    return { kind: 'refused' };
  }
}
