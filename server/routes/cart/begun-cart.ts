import type { Context } from 'hono';
import type { Ctx } from '@/server/context';
import type { CartDto } from '@/server/contracts/cart';
import type { OwnCart } from '@/server/domain/cart/own-cart';
import {
  type KeyOf,
  keyOfBeginner,
  keyOfCartPart,
} from '@/server/domain/idempotency/bound-answer';
import { findAnswer } from '@/server/domain/idempotency/find-answer';
import type { AppEnv } from '@/server/http/app-env';
import type { CartCaller } from '@/server/http/cart/cart-caller';
import {
  writeBegunCart,
  writeCartCookie,
} from '@/server/http/cart/cart-cookies';
import { readIdempotencyKey } from '@/server/http/idempotency-key';
import type { PartRef } from '@/server/repositories/cart/user-cart-repository';
import { namedKey } from './cart-answer';

/** A guest who begins a cart is given its cookie; one who has it keeps it for another 30 days. */
export function keepGuest(
  c: Context<AppEnv>,
  { actor }: CartCaller,
  { cart, own }: OwnCart,
): void {
  const partRef = { cartId: cart.id, uuid: own.uuid };
  if (actor.kind !== 'guest') return;
  if (actor.partRef) writeCartCookie(c, 'guest', partRef);
  else writeBegunCart(c, partRef);
}

/** The caller's part in an answer that holds a cart. */
function partIn(text: string | null): PartRef | null {
  if (text === null) return null;
  const { data } = JSON.parse(text) as { readonly data: CartDto };
  return data.me ? { cartId: data.id, uuid: data.me.uuid } : null;
}

/** Whose answer an insert is, and what goes with it. */
interface InsertKey {
  readonly owner: string | null;
  readonly key?: string;
  readonly onDone?: (text: string | null) => void;
}

/**
 * Whose answer an insert is: of the caller's part; of the key itself when it begins a guest's cart, or is repeated
 * with the cookie of the very cart that it began. Such a repeat gets the cookie again, too.
 */
export async function insertKey(
  c: Context<AppEnv>,
  ctx: Ctx,
  { actor: { kind, partRef } }: CartCaller,
): Promise<InsertKey> {
  const owner = partRef && keyOfCartPart(partRef.uuid);
  const begun: KeyOf | null =
    kind === 'guest' ? keyOfBeginner(readIdempotencyKey(c)) : null;
  if (!begun) return { owner };
  const onDone = (text: string | null): void => {
    const own = partIn(text);
    if (own) writeBegunCart(c, own);
  };
  if (!partRef) return { ...begun, onDone };
  const key = namedKey(c, begun.key);
  const answer = await findAnswer(ctx, { owner: begun.owner, key });
  const isOwn = answer !== null && partIn(answer.text)?.uuid === partRef.uuid;
  return isOwn ? { ...begun, onDone } : { owner };
}
