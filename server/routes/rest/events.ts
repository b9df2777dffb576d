import { getPart, hasLivingCart } from '@/server/domain/cart/get-cart';
import { memberTopic } from '@/server/domain/event/topics';
import { DomainError } from '@/server/errors';
import { findCartCaller, forCartCaller } from '@/server/http/cart/cart-caller';
import { describeEvents } from '@/server/routes/describe-events';
import { eventAnswer } from '@/server/routes/event-answer';
import type { Api } from '@/server/http/define-route';

const PATH = '/rest/events';

/** GET /rest/events: the same stream for a guest or a member of a group, known by the cookie of their part. */
export function guestEventRoutes(api: Api): void {
  describeEvents(api, {
    path: PATH,
    summary:
      "Server-sent events of the cookie's cart, a group's before the guest's: cart, reset",
    refused: 'No cookie of a cart',
  });
  api.get(PATH, async (c) => {
    const ctx = c.get('ctx');
    const caller = await findCartCaller(c, ctx, {}, { writing: false });
    const { partRef } = caller.actor;
    if (!partRef) throw new DomainError('not_signed_in');
    const { own } = await forCartCaller(c, caller, () => getPart(ctx, partRef));
    return eventAnswer(c, memberTopic(own.id), () =>
      hasLivingCart(ctx, partRef),
    );
  });
}
