import type { Ctx } from '@/server/context';
import type { ActorCart } from './cart-actor';
import { loadCart, type LoadedCart } from './load-cart';

/** How a refusal shows the present cart; given by the route. */
export type RenderCart = (cart: OwnCart) => unknown;

/** A loaded cart with the actor's own part of it. */
export interface OwnCart extends LoadedCart {
  readonly own: ActorCart['own'];
}

/** The cart as it is now, with the actor's own part of it. */
export async function loadOwnCart(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { cart, own }: ActorCart,
): Promise<OwnCart> {
  return { ...(await loadCart(ctx, cart)), own };
}
