import type {
  BoardDto,
  BoardKeyDto,
  BoardPausedDto,
  BoardPauseDto,
  BoardPushDto,
  BoardPushStateDto,
  BoardStockDto,
  BoardStockWishDto,
  OwnBoardsDto,
} from '@/server/contracts/kitchen/board';
import type {
  TicketActDto,
  TicketAnswerDto,
} from '@/server/contracts/kitchen/ticket';
import { api } from '@/services/http/client';
import {
  type BoardWay,
  boardCalls,
  boardName,
} from '@/utils/kitchen/board-way';
import { pinOf } from '@/utils/kitchen/kept-board';

/** The key that a right PIN has earned in this browser, as every call of the board carries it. */
function keyOf(way: BoardWay): { headers: Record<string, string> } {
  const key =
    typeof window === 'undefined' ? null : pinOf(boardName(way)).read();
  return { headers: key ? { 'X-Board-Key': key } : {} };
}

const post = <T>(way: BoardWay, path: string, body: unknown = {}) =>
  api.post<T>(`${boardCalls(way)}${path}`, body, keyOf(way));

/** The calls of a kitchen's board (server/contracts/kitchen/board.ts); a link that opens nothing is 404. */
export const boardService = {
  /** Of the shops that the signed-in account owns. */
  own: () => api.get<OwnBoardsDto>('/dashboard/user/boards'),
  board: (way: BoardWay, signal?: AbortSignal) =>
    api.get<BoardDto>(boardCalls(way), undefined, signal, keyOf(way)),
  pin: (way: BoardWay, pin: string) => post<BoardKeyDto>(way, '/pin', { pin }),
  /** `outcome` stale: nothing was changed, as the order had moved on. */
  act: (way: BoardWay, orderId: number, body: TicketActDto) =>
    post<TicketAnswerDto>(way, `/orders/${orderId}/acts`, body),
  pause: (way: BoardWay, body: BoardPauseDto) =>
    post<BoardPausedDto>(way, '/pause', body),
  stocks: (way: BoardWay, search: string, signal?: AbortSignal) =>
    api.get<BoardStockDto[]>(
      `${boardCalls(way)}/stocks`,
      { search },
      signal,
      keyOf(way),
    ),
  setStock: (way: BoardWay, stockId: number, body: BoardStockWishDto) =>
    post<BoardStockDto>(way, `/stocks/${stockId}`, body),
  /** Says that somebody sees the board. */
  presence: (way: BoardWay) => post<unknown>(way, '/presence'),
  addPush: (way: BoardWay, device: BoardPushDto) =>
    post<unknown>(way, '/push', device),
  removePush: (way: BoardWay, endpoint: string) =>
    api.delete<unknown>(`${boardCalls(way)}/push`, {
      data: { endpoint },
      ...keyOf(way),
    }),
  /** Whether the board sends messages to that address. */
  pushState: (way: BoardWay, endpoint: string) =>
    post<BoardPushStateDto>(way, '/push/state', { endpoint }),
  /** Sends a message to try the device with. */
  ringPush: (way: BoardWay) => post<unknown>(way, '/push/ring'),
  heardPush: (way: BoardWay, telling: number | null) =>
    post<unknown>(way, '/push/heard', telling === null ? {} : { telling }),
};
