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
import { type Api, routesOf } from '@/server/http/define-route';
import { answerKeyed, cartAnswer } from '@/server/routes/cart/cart-answer';

const BASE = '/dashboard/user/cart';

/** A group order, as its owner leads it (api-contract.md §2 Cart). */
export function groupOwnerRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Group order' });

  bearer.post(
    `${BASE}/set-group/{id}`,
    'Turns group mode on, with a link, or off: then its members go',
    { params: IdParams, body: SetGroupBody, data: Cart },
    (ctx, { body: { mode }, params }, c) => {
      const payload = { ...params, ...(mode && { mode }) };
      const id = { owner: keyOfUser(ctx.user.id), payload };
      return answerKeyed(c, ctx, id, async (tx) =>
        cartAnswer(tx, await setGroup(tx, params.id, mode)),
      );
    },
  );

  bearer.put(
    `${BASE}/group/{id}`,
    'Spending limit, deadline, split and mode; what is not named stays',
    { params: IdParams, body: GroupSettingsBody, data: Cart },
    async (ctx, { body, params }) =>
      cartAnswer(ctx, await changeGroup(ctx, params.id, body)),
  );

  bearer.post(
    `${BASE}/group/{id}/link`,
    'A new link; the old one is dead',
    { params: IdParams, data: Cart },
    async (ctx, { params }) => cartAnswer(ctx, await renewLink(ctx, params.id)),
  );

  bearer.delete(
    `${BASE}/group/{id}/link`,
    'No link: nobody joins any more',
    { params: IdParams, data: Cart },
    async (ctx, { params }) =>
      cartAnswer(ctx, await withdrawLink(ctx, params.id)),
  );

  bearer.delete(
    `${BASE}/member/delete`,
    'Sends members away, with all they had chosen',
    { query: RemoveMembersQuery, data: Cart },
    async (ctx, { query: { cart_id, ids } }) =>
      cartAnswer(ctx, await removeMembers(ctx, cart_id, ids)),
  );
}
