import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { COOKIES } from '@/utils/constants/cookies';
import {
  BoardItemParams,
  BoardParams,
  OwnBoardItemParams,
  OwnBoardParams,
} from '@/server/contracts/kitchen/board';
import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { findSession } from '@/server/domain/account/session/find-session';
import { kitchenTopic } from '@/server/domain/event/topics';
import {
  type BoardCaller,
  openBoard,
  openOwnBoard,
} from '@/server/domain/order/kitchen/board-access';
import type { AppEnv } from '@/server/http/app-env';
import { bearerToken } from '@/server/http/auth';
import { rememberToken } from '@/server/http/known-tokens';
import { describeEvents } from '@/server/routes/describe-events';
import { eventAnswer } from '@/server/routes/event-answer';
import type { Api } from '@/server/http/define-route';

export const LINK = '/rest/kitchen/boards/{token}';
const OWN = '/dashboard/user/boards/{shop_id}';

/** How a board is opened: by a link, or by the account that owns its shop. */
export interface Door {
  readonly base: string;
  readonly access: 'bearer' | 'public';
  readonly params: typeof BoardParams | typeof OwnBoardParams;
  readonly item: typeof BoardItemParams | typeof OwnBoardItemParams;
  readonly open: (ctx: Ctx, c: Context<AppEnv>) => Promise<BoardCaller>;
}

/** By its token and, where it has a PIN, the key that the right one gave. */
export const byLink: Door = {
  base: LINK,
  access: 'public',
  params: BoardParams,
  item: BoardItemParams,
  open: async (ctx, c) => {
    const token = c.req.param('token') ?? '';
    const key = c.req.header('x-board-key') ?? c.req.query('key') ?? null;
    const caller = await openBoard(ctx, token, key);
    rememberToken(token);
    return caller;
  },
};

/** By the account that owns the shop. */
export const byOwner: Door = {
  base: OWN,
  access: 'bearer',
  params: OwnBoardParams,
  item: OwnBoardItemParams,
  open: async (ctx, c) => {
    if (!ctx.user) throw new DomainError('not_signed_in');
    const shopId = Number(c.req.param('shop_id'));
    return openOwnBoard({ ...ctx, user: ctx.user }, shopId);
  },
};

/** The owner by a bearer or, as a browser sends no header with a stream, by the session's cookie. */
async function openForOwner(
  ctx: Ctx,
  c: Context<AppEnv>,
): Promise<BoardCaller> {
  const token = bearerToken(c) ?? getCookie(c, COOKIES.token);
  const user = token ? await findSession(ctx, token) : null;
  return byOwner.open({ ...ctx, user }, c);
}

/** The live streams of boards; a link's asks for its PIN's key in the query, as a browser sends no header with it. */
export function streamRoutes(api: Api): void {
  const summary = 'Server-sent events of a board: order, shop, reset';
  describeEvents(api, {
    path: `${LINK}/events`,
    summary,
    refused: 'No such link',
  });
  describeEvents(api, {
    path: `${OWN}/events`,
    summary,
    security: [{ bearer: [] }],
    refused: 'No living bearer',
  });
  const doors = [
    ['/rest/kitchen/boards/:token/events', byLink.open],
    ['/dashboard/user/boards/:shop_id/events', openForOwner],
  ] as const;
  for (const [path, open] of doors)
    api.get(path, async (c) => {
      const ctx = c.get('ctx');
      const { shopId } = await open(ctx, c);
      return eventAnswer(c, kitchenTopic(shopId), () =>
        open({ ...ctx, now: new Date() }, c).then(
          () => true,
          (error: unknown) => {
            if (error instanceof DomainError) return false;
            throw error;
          },
        ),
      );
    });
}
