import type { OpenAPIHono } from '@hono/zod-openapi';
import { Cart } from '@/server/contracts/cart';
import { IdParams } from '@/server/contracts/common';
import {
  GroupSettingsBody,
  RemoveMembersQuery,
  SetGroupBody,
} from '@/server/contracts/group-order';
import {
  changeGroup,
  renewLink,
  withdrawLink,
} from '@/server/domain/group-order/change-group';
import { removeMembers } from '@/server/domain/group-order/leave-group';
import { setGroup } from '@/server/domain/group-order/set-group';
import { keyOfUser } from '@/server/domain/idempotency/bound-answer';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { answerKeyed, cartAnswer } from '@/server/routes/cart/cart-answer';

const BASE = '/dashboard/user/cart';

/** A group order, as its owner leads it (api-contract.md §2 Cart). */
export function groupOwnerRoutes(api: OpenAPIHono<AppEnv>): void {
  const owner = { access: 'bearer', tag: 'Group order', data: Cart } as const;
  const ofCart = { ...owner, params: IdParams } as const;

  route(
    api,
    {
      ...ofCart,
      method: 'post',
      path: `${BASE}/set-group/{id}`,
      summary: 'Turns group mode on, with a link, or off: then its members go',
      body: SetGroupBody,
    },
    (ctx, { body: { mode }, params }, c) => {
      const payload = { ...params, ...(mode && { mode }) };
      const id = { owner: keyOfUser(ctx.user.id), payload };
      return answerKeyed(c, ctx, id, async (tx) =>
        cartAnswer(tx, await setGroup(tx, params.id, mode)),
      );
    },
  );

  route(
    api,
    {
      ...ofCart,
      method: 'put',
      path: `${BASE}/group/{id}`,
      summary:
        'Spending limit, deadline, split and mode; what is not named stays',
      body: GroupSettingsBody,
    },
    async (ctx, { body, params }) =>
      cartAnswer(ctx, await changeGroup(ctx, params.id, body)),
  );

  route(
    api,
    {
      ...ofCart,
      method: 'post',
      path: `${BASE}/group/{id}/link`,
      summary: 'A new link; the old one is dead',
    },
    async (ctx, { params }) => cartAnswer(ctx, await renewLink(ctx, params.id)),
  );

  route(
    api,
    {
      ...ofCart,
      method: 'delete',
      path: `${BASE}/group/{id}/link`,
      summary: 'No link: nobody joins any more',
    },
    async (ctx, { params }) =>
      cartAnswer(ctx, await withdrawLink(ctx, params.id)),
  );

  route(
    api,
    {
      ...owner,
      method: 'delete',
      path: `${BASE}/member/delete`,
      summary: 'Sends members away, with all they had chosen',
      query: RemoveMembersQuery,
    },
    async (ctx, { query: { cart_id, ids } }) =>
      cartAnswer(ctx, await removeMembers(ctx, cart_id, ids)),
  );
}
