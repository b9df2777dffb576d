import { IdParams } from '@/server/contracts/common';
import {
  RepeatedOrder,
  RepeatOrderBody,
} from '@/server/contracts/order/order-repeat';
import { keyOfUser } from '@/server/domain/idempotency/bound-answer';
import { repeatOrder } from '@/server/domain/order/repeat-order';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentRepeatChange } from '@/server/presenters/order/present-repeat';
import {
  answerKeyed,
  cartAnswer,
  renderFor,
} from '@/server/routes/cart/cart-answer';

/** An order again: its lines in the cart, and what is not as it was. */
export function orderRepeatRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Orders' });

  bearer.post(
    '/dashboard/user/orders/{id}/repeat',
    'Puts the lines of an own order into the cart again',
    { params: IdParams, body: RepeatOrderBody, data: RepeatedOrder },
    (ctx, { body, params: { id } }, c) => {
      const wish = { replace: body.replace ?? false, render: renderFor(ctx) };
      const keyed = { owner: keyOfUser(ctx.user.id), payload: body };
      return answerKeyed(c, ctx, keyed, async (tx) => {
        const { added, cart, changes } = await repeatOrder(tx, id, wish);
        return {
          cart: cart && cartAnswer(tx, cart),
          added,
          changes: changes.map((one) => presentRepeatChange(one, tx.lang)),
        };
      });
    },
  );
}
