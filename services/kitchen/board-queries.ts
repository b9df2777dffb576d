import { queryOptions } from '@tanstack/react-query';
import type {
  BoardDto,
  BoardPinStateDto,
} from '@/server/contracts/kitchen/board';
import { asApiError } from '@/services/http/api-error';
import { settingsService } from '@/services/settings/settings-service';
import { type BoardWay, boardName } from '@/utils/kitchen/board-way';
import { boardService } from './board-service';

/** A board, or why it is not shown. */
export type BoardAnswer =
  | { readonly kind: 'board'; readonly board: BoardDto }
  | { readonly kind: 'pin'; readonly state: BoardPinStateDto }
  | { readonly kind: 'dead' };

const STATES: readonly BoardPinStateDto['pin'][] = ['ended', 'needed', 'wrong'];

/** What a refusal says of the board's PIN; null when it is about something else. */
export function pinStateOf(error: unknown): BoardPinStateDto | null {
  const failure = asApiError(error);
  if (failure?.status !== 403) return null;
  const data = failure.info.data as
    Partial<BoardPinStateDto> | null | undefined;
  const pin = STATES.find((state) => state === data?.pin);
  return pin ? { pin, tries_left: data?.tries_left ?? 0 } : null;
}

async function readBoard(
  way: BoardWay,
  signal: AbortSignal,
): Promise<BoardAnswer> {
  try {
    const board = await boardService.board(way, signal);
    return { kind: 'board', board };
  } catch (error) {
    const state = pinStateOf(error);
    if (state) return { kind: 'pin', state };
    if (asApiError(error)?.status === 404) return { kind: 'dead' };
    throw error;
  }
}

/** Whoever reads a board reads it anew: its events say when (hooks/kitchen/use-board.ts). */
export const boardQueries = {
  own: (userId: number, lang: string) =>
    queryOptions({
      queryKey: ['user', userId, 'boards', lang],
      queryFn: () => boardService.own(),
      staleTime: 0,
    }),
  board: (way: BoardWay, lang: string) =>
    queryOptions({
      queryKey: ['board', boardName(way), lang],
      queryFn: ({ signal }) => readBoard(way, signal),
      staleTime: 0,
      // a board without a network says so itself
      meta: { silent: way.kind === 'link' },
    }),
  stocks: (way: BoardWay, lang: string, search: string) =>
    queryOptions({
      queryKey: ['board-stocks', boardName(way), lang, search],
      queryFn: ({ signal }) => boardService.stocks(way, search, signal),
      staleTime: 0,
      meta: { silent: way.kind === 'link' },
    }),
  /** The texts of a kitchen's pages, which no other page loads. */
  words: (lang: string) =>
    queryOptions({
      queryKey: ['kitchen-words', lang],
      queryFn: () => settingsService.translations(lang, 'kitchen'),
      staleTime: Infinity,
    }),
};
