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
import { type Api, routesOf } from '@/server/http/define-route';
import {
  presentBoard,
  presentBoardStock,
  presentOwnBoards,
  presentPause,
} from '@/server/presenters/kitchen/present-board';
import { presentTicket } from '@/server/presenters/kitchen/present-ticket';
import { byLink, byOwner, type Door, LINK, streamRoutes } from './board-doors';

function readRoutes(api: Api, door: Door): void {
  const { access, base, open, params } = door;
  const routes = routesOf(api, { access, tag: 'Kitchen' });
  routes.get(
    base,
    'What a kitchen has to do; changes nothing',
    { params, data: Board },
    async (ctx, _input, c) => {
      const board = await viewBoard(ctx, await open(ctx, c));
      const { publicKey } = await pushKeys(ctx);
      const pushKey = ctx.push.browserFcm ? null : publicKey;
      return presentBoard(board, { ...ctx, pushKey });
    },
  );
  routes.get(
    `${base}/stocks`,
    'Dishes and options that can be marked sold out',
    { params, query: BoardStocksQuery, data: BoardStocks },
    async (ctx, { query }, c) => {
      const caller = await open(ctx, c);
      const rows = await listBoardStocks(ctx, caller, query.search ?? '');
      return rows.map((row) => presentBoardStock(row, ctx.lang));
    },
  );
  routes.post(
    `${base}/presence`,
    'Somebody looks at the board now',
    { params },
    async (ctx, _input, c) => {
      await noteBoardOpen(ctx, await open(ctx, c));
      return null;
    },
  );
}

const momentOf = ({ pressed_at: at }: { readonly pressed_at?: string }) =>
  at === undefined ? undefined : new Date(at);

function actRoutes(api: Api, door: Door): void {
  const { access, base, item, open, params } = door;
  const routes = routesOf(api, { access, tag: 'Kitchen' });
  routes.post(
    `${base}/orders/{id}/acts`,
    'Accepts, refuses, moves on; a stale press changes nothing',
    { params: item, body: TicketActBody, data: TicketAnswer },
    async (ctx, { body: { act, version }, params: { id } }, c) => {
      const caller = await open(ctx, c);
      const wish = { orderId: id, version, act };
      const { outcome, ticket } = await actOnBoard(ctx, caller, wish);
      return { outcome, ticket: presentTicket(ticket, ctx) };
    },
  );
  routes.post(
    `${base}/pause`,
    'Takes no orders for a while, for today, or takes them again',
    { params, body: BoardPauseBody, data: BoardPaused },
    async (ctx, { body }, c) => {
      const wish = body.today ? 'today' : body.minutes;
      const { outcome, pause } = await pauseFromBoard(ctx, await open(ctx, c), {
        wish,
        pressedAt: momentOf(body),
      });
      return { outcome, pause: presentPause(pause, ctx.now) };
    },
  );
  routes.post(
    `${base}/stocks/{id}`,
    'Sold out for today, or there after all',
    { params: item, body: BoardStockBody, data: BoardStock },
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
export function boardRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Kitchen' });
  const bearer = routesOf(api, { access: 'bearer', tag: 'Kitchen' });

  open.post(
    `${LINK}/pin`,
    'The key of a board whose PIN is right; five tries',
    { params: BoardParams, body: BoardPinBody, data: BoardKey },
    async (ctx, { body: { pin }, params: { token } }) => ({
      key: await enterPin(ctx, token, pin),
    }),
  );
  bearer.get(
    '/dashboard/user/boards',
    'The shops of the account, each with its board',
    { data: OwnBoards },
    async (ctx) => presentOwnBoards(await listOwnBoards(ctx), ctx.lang),
  );
  for (const door of [byLink, byOwner]) {
    readRoutes(api, door);
    actRoutes(api, door);
  }
  streamRoutes(api);
}
