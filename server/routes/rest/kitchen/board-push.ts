import type { OpenAPIHono } from '@hono/zod-openapi';
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
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { byLink, byOwner, type Door } from './board-doors';

const rowOf = async (ctx: Ctx, caller: BoardCaller) => ({
  shopId: caller.shopId,
  linkId: await boardLinkId(ctx, caller),
  sessionId: caller.kind === 'owner' ? (ctx.user?.tokenId ?? null) : null,
});

function pushRoutes(api: OpenAPIHono<AppEnv>, door: Door): void {
  const { access, base, open, params } = door;
  const shared = { access, params, tag: 'Kitchen' } as const;
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${base}/push`,
      summary: 'A browser is told of orders while the board is closed',
      body: BoardPushBody,
    },
    async (ctx, { body }, c) => {
      await registerBoardDevice(
        ctx,
        await rowOf(ctx, await open(ctx, c)),
        body,
      );
      return null;
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'delete',
      path: `${base}/push`,
      summary: 'The browser is told no more',
      body: BoardPushDevice,
    },
    async (ctx, { body: { endpoint } }, c) => {
      const row = await rowOf(ctx, await open(ctx, c));
      await forgetBoardDevice(ctx, row, endpoint);
      return null;
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${base}/push/state`,
      summary: 'Whether the board sends messages to a browser',
      body: BoardPushDevice,
      data: BoardPushState,
    },
    async (ctx, { body: { endpoint } }, c) => {
      const row = await rowOf(ctx, await open(ctx, c));
      return { active: await hasBoardDevice(ctx, row, endpoint) };
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${base}/push/ring`,
      summary: 'Rings the devices of the board',
    },
    async (ctx, _input, c) => {
      await ringBoardDevices(ctx, await rowOf(ctx, await open(ctx, c)));
      return null;
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${base}/push/heard`,
      summary: 'A message was pressed: the device that it came to is proved',
      body: BoardPushHeardBody,
    },
    async (ctx, { body: { telling } }, c) => {
      await noteBoardHeard(ctx, await rowOf(ctx, await open(ctx, c)), telling);
      return null;
    },
  );
}

/** The devices of boards, which are told while the board is closed. */
export function boardPushRoutes(api: OpenAPIHono<AppEnv>): void {
  for (const door of [byLink, byOwner]) pushRoutes(api, door);
}
