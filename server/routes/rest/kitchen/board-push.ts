import {
  BoardPushBody,
  BoardPushDevice,
  BoardPushHeardBody,
  BoardPushState,
} from '@/server/contracts/kitchen/board';
import type { Ctx } from '@/server/context';
import {
  forgetBoardDevice,
  hasBoardDevice,
  noteBoardHeard,
  registerBoardDevice,
  ringBoardDevices,
} from '@/server/domain/kitchen/board-push';
import {
  type BoardCaller,
  boardLinkId,
} from '@/server/domain/order/kitchen/board-access';
import { type Api, routesOf } from '@/server/http/define-route';
import { byLink, byOwner, type Door } from './board-doors';

const rowOf = async (ctx: Ctx, caller: BoardCaller) => ({
  shopId: caller.shopId,
  linkId: await boardLinkId(ctx, caller),
  sessionId: caller.kind === 'owner' ? (ctx.user?.tokenId ?? null) : null,
});

function pushRoutes(api: Api, door: Door): void {
  const { access, base, open, params } = door;
  const routes = routesOf(api, { access, tag: 'Kitchen' });

  routes.post(
    `${base}/push`,
    'A browser is told of orders while the board is closed',
    { params, body: BoardPushBody },
    async (ctx, { body }, c) => {
      await registerBoardDevice(
        ctx,
        await rowOf(ctx, await open(ctx, c)),
        body,
      );
      return null;
    },
  );
  routes.delete(
    `${base}/push`,
    'The browser is told no more',
    { params, body: BoardPushDevice },
    async (ctx, { body: { endpoint } }, c) => {
      const row = await rowOf(ctx, await open(ctx, c));
      await forgetBoardDevice(ctx, row, endpoint);
      return null;
    },
  );
  routes.post(
    `${base}/push/state`,
    'Whether the board sends messages to a browser',
    { params, body: BoardPushDevice, data: BoardPushState },
    async (ctx, { body: { endpoint } }, c) => {
      const row = await rowOf(ctx, await open(ctx, c));
      return { active: await hasBoardDevice(ctx, row, endpoint) };
    },
  );
  routes.post(
    `${base}/push/ring`,
    'Rings the devices of the board',
    { params },
    async (ctx, _input, c) => {
      await ringBoardDevices(ctx, await rowOf(ctx, await open(ctx, c)));
      return null;
    },
  );
  routes.post(
    `${base}/push/heard`,
    'A message was pressed: the device that it came to is proved',
    { params, body: BoardPushHeardBody },
    async (ctx, { body: { telling } }, c) => {
      await noteBoardHeard(ctx, await rowOf(ctx, await open(ctx, c)), telling);
      return null;
    },
  );
}

/** The devices of boards, which are told while the board is closed. */
export function boardPushRoutes(api: Api): void {
  for (const door of [byLink, byOwner]) pushRoutes(api, door);
}
