import type { Ctx } from '@/server/context';
import type { CartRow } from '@/server/repositories/cart/cart-repository';
import type { UserCartRow } from '@/server/repositories/cart/user-cart-repository';
import {
  publishEvents,
  type TopicEvent,
} from '@/server/domain/event/publish-user-event';
import { memberTopic, userTopic } from '@/server/domain/event/topics';

type Person = Pick<UserCartRow, 'id' | 'userId'>;

/** Where somebody hears of a cart: an owner at their account; a member at their part, and at their account if signed in. */
function topicsOf(ownerId: number | null, { id, userId }: Person): string[] {
  if (userId !== null && userId === ownerId) return [userTopic(userId)];
  return userId === null
    ? [memberTopic(id)]
    : [memberTopic(id), userTopic(userId)];
}

interface People {
  readonly members: readonly Person[];
  /** For whom the cart is no more: removed, ordered, taken into another. */
  readonly gone?: readonly Person[];
}

/** What everybody in a cart is to be told of its new version. */
export function cartEvents(
  cart: Pick<CartRow, 'id' | 'ownerId' | 'version'>,
  { gone = [], members }: People,
): TopicEvent[] {
  const { id, ownerId, version } = cart;
  const tell = (people: readonly Person[], extra: object): TopicEvent[] =>
    people
      .flatMap((one) => topicsOf(ownerId, one))
      .map((topic) => ({
        topic,
        type: 'cart',
        payload: { id, version, ...extra },
      }));
  return [...tell(members, {}), ...tell(gone, { gone: true })];
}

/** Tells everybody in a cart of its new version; call it once, at the end of the change's transaction. */
export function tellCart(
  ctx: Pick<Ctx, 'db' | 'now'>,
  cart: Pick<CartRow, 'id' | 'ownerId' | 'version'>,
  people: People,
): Promise<void> {
  return publishEvents(ctx, cartEvents(cart, people));
}
