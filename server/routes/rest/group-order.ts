import type { Context } from 'hono';
import type { Ctx } from '@/server/context';
import { UserCart } from '@/server/contracts/cart';
import {
  CodeParams,
  Invitation,
  JoinGroupBody,
  LeaveGroupQuery,
  MemberStatus,
  MemberStatusBody,
  PartGone,
  UuidParams,
} from '@/server/contracts/group-order';
import { Receipt } from '@/server/contracts/order/group-receipt';
import { isLocked } from '@/server/domain/cart/group-rules';
import { findInvitation } from '@/server/domain/group-order/find-invitation';
import { findReceipt } from '@/server/domain/group-order/find-receipt';
import { joinGroup } from '@/server/domain/group-order/join-group';
import {
  leaveGroup,
  toggleStatus,
} from '@/server/domain/group-order/leave-group';
import { roughPosition } from '@/server/domain/order/courier-ride';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { optionalUser } from '@/server/http/auth';
import {
  findCartCaller,
  forCartCaller,
  limitCarts,
} from '@/server/http/cart/cart-caller';
import {
  clearCartCookie,
  readCartCookie,
  requireOwnPage,
  writeCartCookie,
} from '@/server/http/cart/cart-cookies';
import { type Api, routesOf } from '@/server/http/define-route';
import { readIdempotencyKey } from '@/server/http/idempotency-key';
import { presentInvitation } from '@/server/presenters/group-order/present-invitation';
import { presentReceipt } from '@/server/presenters/group-order/present-receipt';
import type { GroupKey } from '@/server/repositories/cart/group-repository';
import { cartAnswer } from '@/server/routes/cart/cart-answer';

const BASE = '/rest/cart';

/** By which a group is asked for; nothing to find it by is no group. */
function groupKey(body: {
  readonly code?: string;
  readonly cart_id?: number;
  readonly shop_id?: number;
}): GroupKey {
  const { cart_id: cartId, code, shop_id: shopId } = body;
  if (code !== undefined) return { code };
  if (cartId === undefined || shopId === undefined)
    throw new DomainError('group_closed');
  return { cartId, shopId };
}

async function joinerOf(c: Context<AppEnv>, ctx: Ctx) {
  const user = await optionalUser(c, ctx);
  return {
    partRef: readCartCookie(c, 'group'),
    removed: readCartCookie(c, 'removed'),
    userId: user?.id ?? null,
  };
}

function joiningRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Group order' });

  open.get(
    `${BASE}/invitation/{code}`,
    'What a share link leads to',
    { params: CodeParams, data: Invitation },
    async (ctx, { params }, c) => {
      await limitCarts(c, ctx, 'invitation');
      const who = await joinerOf(c, ctx);
      const found = await findInvitation(ctx, params.code, who);
      const locked = isLocked(found.cart, ctx.now);
      return presentInvitation(found, { lang: ctx.lang, locked });
    },
  );

  open.post(
    `${BASE}/open`,
    'Joins a group; twice is the same member',
    { body: JoinGroupBody, data: UserCart },
    async (ctx, { body }, c) => {
      await limitCarts(c, ctx, 'join');
      if (readCartCookie(c, 'group')) requireOwnPage(c);
      const joined = await joinGroup(ctx, groupKey(body), {
        ...(await joinerOf(c, ctx)),
        key: readIdempotencyKey(c),
        name: body.name,
      });
      const { cart, own } = joined;
      // The owner leads the group by account; a member's cookie would hide that.
      if (own.userId === null || own.userId !== cart.ownerId)
        writeCartCookie(c, 'group', { cartId: cart.id, uuid: own.uuid });
      return cartAnswer(ctx, joined).user_carts.find(({ id }) => id === own.id);
    },
  );
}

/** A group order, as its members and those who are invited see it (api-contract.md §2 Cart). */
export function groupMemberRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Group order' });

  api.openAPIRegistry.register('PartGone', PartGone);
  joiningRoutes(api);

  open.delete(
    `${BASE}/member/delete`,
    'Leaves a group, with all that was chosen',
    { query: LeaveGroupQuery },
    async (ctx, { query: { cart_id, ids, user_cart_uuid = ids?.[0] } }, c) => {
      const asked = { cart_id, user_cart_uuid };
      const caller = await findCartCaller(c, ctx, asked, { writing: true });
      const { actor } = caller;
      if (actor.kind !== 'member') throw new DomainError('not_found');
      await forCartCaller(c, caller, () => leaveGroup(ctx, actor.partRef));
      if (readCartCookie(c, 'group')?.uuid === actor.partRef.uuid)
        clearCartCookie(c, 'group');
    },
  );

  open.post(
    `${BASE}/status/{uuid}`,
    'Turns choosing into done and back',
    { params: UuidParams, body: MemberStatusBody, data: MemberStatus },
    async (ctx, { body, params: { uuid } }, c) => {
      const cookie = readCartCookie(c, 'group');
      const cartId =
        body.cart_id ?? (cookie?.uuid === uuid ? cookie.cartId : undefined);
      if (cartId === undefined) throw new DomainError('not_found');
      const partRef = { cartId, uuid };
      const by = cookie?.uuid === uuid ? ('group' as const) : null;
      const caller = { actor: { kind: 'member' as const, partRef }, by };
      const own = await forCartCaller(c, caller, () =>
        toggleStatus(ctx, partRef),
      );
      return { id: own.id, cart_id: own.cartId, status: own.status };
    },
  );

  open.get(
    `${BASE}/receipts/{uuid}`,
    "A member's share of an ordered group; to the owner everybody's",
    { params: UuidParams, data: Receipt },
    async (ctx, { params }) => {
      const receipt = await findReceipt(ctx, params.uuid);
      const courierAt = roughPosition(receipt.order.order, ctx.now);
      return presentReceipt(receipt, { courierAt, lang: ctx.lang });
    },
  );
}
