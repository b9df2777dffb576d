import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  Board,
  BoardKey,
  BoardParams,
  BoardPaused,
  BoardPauseBody,
  BoardPinBody,
  BoardStock,
  BoardStockBody,
  BoardStocks,
  BoardStocksQuery,
  OwnBoards,
} from '@/server/contracts/kitchen/board';
import { TicketActBody, TicketAnswer } from '@/server/contracts/kitchen/ticket';
import {
  actOnBoard,
  listBoardStocks,
  pauseFromBoard,
  sellOutFromBoard,
  viewBoard,
} from '@/server/domain/order/kitchen/board';
import {
  enterPin,
  listOwnBoards,
  noteBoardOpen,
} from '@/server/domain/order/kitchen/board-access';
import { pushKeys } from '@/server/domain/notice/push/push-keys';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import {
  presentBoard,
  presentBoardStock,
  presentOwnBoards,
  presentPause,
} from '@/server/presenters/kitchen/present-board';
import { presentTicket } from '@/server/presenters/kitchen/present-ticket';
import { byLink, byOwner, type Door, LINK, streamRoutes } from './board-doors';

const tag = 'Kitchen';

function readRoutes(api: OpenAPIHono<AppEnv>, door: Door): void {
  const { access, base, open, params } = door;
  route(
    api,
    {
      ...{ access, tag, params },
      method: 'get',
      path: base,
      summary: 'What a kitchen has to do; changes nothing',
      data: Board,
    },
    async (ctx, _input, c) => {
      const board = await viewBoard(ctx, await open(ctx, c));
      const { publicKey } = await pushKeys(ctx);
      const pushKey = ctx.push.browserFcm ? null : publicKey;
      return presentBoard(board, { ...ctx, pushKey });
    },
  );
  route(
    api,
    {
      ...{ access, tag, params },
      method: 'get',
      path: `${base}/stocks`,
      summary: 'Dishes and options that can be marked sold out',
      query: BoardStocksQuery,
      data: BoardStocks,
    },
    async (ctx, { query }, c) => {
      const caller = await open(ctx, c);
      const rows = await listBoardStocks(ctx, caller, query.search ?? '');
      return rows.map((row) => presentBoardStock(row, ctx.lang));
    },
  );
  route(
    api,
    {
      ...{ access, tag, params },
      method: 'post',
      path: `${base}/presence`,
      summary: 'Somebody looks at the board now',
    },
    async (ctx, _input, c) => {
      await noteBoardOpen(ctx, await open(ctx, c));
      return null;
    },
  );
}

const momentOf = ({ pressed_at: at }: { readonly pressed_at?: string }) =>
  at === undefined ? undefined : new Date(at);

function actRoutes(api: OpenAPIHono<AppEnv>, door: Door): void {
  const { access, base, item, open, params } = door;
  route(
    api,
    {
      ...{ access, tag, params: item },
      method: 'post',
      path: `${base}/orders/{id}/acts`,
      summary: 'Accepts, refuses, moves on; a stale press changes nothing',
      body: TicketActBody,
      data: TicketAnswer,
    },
    async (ctx, { body: { act, version }, params: { id } }, c) => {
      const caller = await open(ctx, c);
      const wish = { orderId: id, version, act };
      const { outcome, ticket } = await actOnBoard(ctx, caller, wish);
      return { outcome, ticket: presentTicket(ticket, ctx) };
    },
  );
  route(
    api,
    {
      ...{ access, tag, params },
      method: 'post',
      path: `${base}/pause`,
      summary: 'Takes no orders for a while, for today, or takes them again',
      body: BoardPauseBody,
      data: BoardPaused,
    },
    async (ctx, { body }, c) => {
      const wish = body.today ? 'today' : body.minutes;
      const { outcome, pause } = await pauseFromBoard(ctx, await open(ctx, c), {
        wish,
        pressedAt: momentOf(body),
      });
      return { outcome, pause: presentPause(pause, ctx.now) };
    },
  );
  route(
    api,
    {
      ...{ access, tag, params: item },
      method: 'post',
      path: `${base}/stocks/{id}`,
      summary: 'Sold out for today, or there after all',
      body: BoardStockBody,
      data: BoardStock,
    },
    async (ctx, { body, params: { id } }, c) => {
      const row = await sellOutFromBoard(ctx, await open(ctx, c), {
        wish: { stockId: id, isOut: body.sold_out },
        pressedAt: momentOf(body),
      });
      return presentBoardStock(row, ctx.lang);
    },
  );
}

/** /rest/kitchen/boards and /dashboard/user/boards: the same board, by a link or for the shop's owner. */
export function boardRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      access: 'public',
      tag,
      params: BoardParams,
      method: 'post',
      path: `${LINK}/pin`,
      summary: 'The key of a board whose PIN is right; five tries',
      body: BoardPinBody,
      data: BoardKey,
    },
    async (ctx, { body: { pin }, params: { token } }) => ({
      key: await enterPin(ctx, token, pin),
    }),
  );
  route(
    api,
    {
      access: 'bearer',
      tag,
      method: 'get',
      path: '/dashboard/user/boards',
      summary: 'The shops of the account, each with its board',
      data: OwnBoards,
    },
    async (ctx) => presentOwnBoards(await listOwnBoards(ctx), ctx.lang),
  );
  for (const door of [byLink, byOwner]) {
    readRoutes(api, door);
    actRoutes(api, door);
  }
  streamRoutes(api);
}
