import type { Context } from 'hono';
import type { Ctx } from '@/server/context';
import { Cart, type CartDto, CartQuery } from '@/server/contracts/cart';
import { CalculateBody, Quote } from '@/server/contracts/checkout/quote';
import { IdParams } from '@/server/contracts/common';
import {
  CartNoteBody,
  GuestCartBody,
  GuestCartQuery,
  GuestDeleteIdsBody,
  GuestInsertBody,
} from '@/server/contracts/guest-cart';
import { deleteCartLines } from '@/server/domain/cart/delete-cart-lines';
import { getCartOfPart } from '@/server/domain/cart/get-cart';
import { insertCartProducts } from '@/server/domain/cart/insert-cart-products';
import { endGuestCart, openCart } from '@/server/domain/cart/open-cart';
import type { OwnCart } from '@/server/domain/cart/own-cart';
import { setCartNote } from '@/server/domain/cart/set-cart-note';
import { priceCartOfPart } from '@/server/domain/checkout/calculate-quote';
import {
  type KeyOf,
  keyOfBeginner,
  keyOfCartPart,
} from '@/server/domain/idempotency/bound-answer';
import { findAnswer } from '@/server/domain/idempotency/find-answer';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import {
  type CartCaller,
  findCartCaller,
  forCartCaller,
  joinBegun,
  limitCarts,
  type NamedPart,
} from '@/server/http/cart/cart-caller';
import {
  clearCartCookie,
  readCartCookie,
  requireOwnPage,
  writeBegunCart,
  writeCartCookie,
} from '@/server/http/cart/cart-cookies';
import { type Api, routesOf } from '@/server/http/define-route';
import { readIdempotencyKey } from '@/server/http/idempotency-key';
import type { PartRef } from '@/server/repositories/cart/user-cart-repository';
import { presentQuote } from '@/server/presenters/checkout/present-quote';
import { answerKeyed, cartAnswer, namedKey, renderFor } from './cart-answer';

const BASE = '/rest/cart';

/** A guest who begins a cart is given its cookie; one who has it keeps it for another 30 days. */
function keepGuest(
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
async function insertKey(
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

/** Whoever writes; beginning a cart is counted per address. */
async function findWriter(
  c: Context<AppEnv>,
  ctx: Ctx,
  asked: NamedPart,
): Promise<CartCaller> {
  const caller = await findCartCaller(c, ctx, asked, { writing: true });
  if (caller.actor.kind === 'guest' && !caller.actor.partRef)
    await limitCarts(c, ctx, 'begin');
  return caller;
}

function readingRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Cart' });

  open.get(
    `${BASE}/current`,
    "The cart of the browser's cookie: a group's, else the guest's",
    { query: CartQuery, data: Cart.nullable() },
    async (ctx, { query: { optional } }, c) => {
      const caller = await findCartCaller(c, ctx, {}, { writing: false });
      const { partRef } = caller.actor;
      if (partRef)
        return forCartCaller(c, caller, async () =>
          cartAnswer(ctx, await getCartOfPart(ctx, partRef)),
        );
      if (!optional) throw new DomainError('not_found');
      return null;
    },
  );

  open.get(
    `${BASE}/{id}`,
    'A cart to one of its people: by uuid, else by cookie',
    { params: IdParams, query: GuestCartQuery, data: Cart },
    async (ctx, { params, query }, c) => {
      const asked = { ...query, cart_id: params.id };
      const caller = await findCartCaller(c, ctx, asked, { writing: false });
      const { partRef } = caller.actor;
      if (!partRef) throw new DomainError('not_found');
      return forCartCaller(c, caller, async () =>
        cartAnswer(ctx, await getCartOfPart(ctx, partRef)),
      );
    },
  );

  open.post(
    `${BASE}/current/calculate`,
    'Prices the cart of the cookie; promises nothing',
    { body: CalculateBody, data: Quote },
    async (ctx, { body }, c) => {
      const caller = await findCartCaller(c, ctx, {}, { writing: false });
      const { partRef } = caller.actor;
      if (!partRef) throw new DomainError('not_found');
      return forCartCaller(c, caller, async () =>
        presentQuote(await priceCartOfPart(ctx, partRef, body), ctx.lang),
      );
    },
  );
}

/** The cart of a guest, and a member's part of a group's (api-contract.md §2 Cart). */
export function guestCartRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Cart' });

  readingRoutes(api);

  open.post(
    BASE,
    "The guest's cart at a shop, made when there is none",
    { body: GuestCartBody, data: Cart },
    async (ctx, { body }, c) => {
      const caller = await findWriter(c, ctx, body);
      const cart = await forCartCaller(c, caller, () =>
        openCart(ctx, caller.actor, {
          shopId: body.shop_id,
          replace: false,
          render: renderFor(ctx),
          name: body.name,
        }),
      );
      keepGuest(c, caller, cart);
      return cartAnswer(ctx, cart);
    },
  );

  open.post(
    `${BASE}/insert-product`,
    "Sets lines of the guest's cart, or of a member's part",
    { body: GuestInsertBody, data: Cart },
    async (ctx, { body }, c) => {
      const { products: rows, replace, shop_id: shopId, version } = body;
      const caller = await findWriter(c, ctx, body);
      const once = { ...(await insertKey(c, ctx, caller)), payload: body };
      const input = { shopId, rows, version, replace, render: renderFor(ctx) };
      return forCartCaller(c, caller, () =>
        answerKeyed(c, ctx, once, async (tx) => {
          const cart = await insertCartProducts(tx, caller.actor, input);
          if (!once.onDone) keepGuest(c, caller, cart);
          return cartAnswer(tx, cart);
        }),
      );
    },
  );

  open.put(
    `${BASE}/note`,
    "What is written to the kitchen about the guest's whole cart",
    { body: CartNoteBody, data: Cart },
    async (ctx, { body }, c) => {
      const caller = await findCartCaller(c, ctx, {}, { writing: true });
      return forCartCaller(c, caller, async () =>
        cartAnswer(ctx, await setCartNote(ctx, caller.actor, body.note)),
      );
    },
  );

  open.delete(
    `${BASE}/product/delete`,
    'Removes lines or add-ons',
    { body: GuestDeleteIdsBody, data: Cart },
    async (ctx, { body }, c) => {
      const caller = await findCartCaller(c, ctx, body, { writing: true });
      return forCartCaller(c, caller, async () =>
        cartAnswer(ctx, await deleteCartLines(ctx, caller.actor, body.ids)),
      );
    },
  );

  open.delete(
    `${BASE}/current`,
    "Ends the guest's own cart with all that is in it",
    {},
    async (ctx, _input, c) => {
      const partRef = readCartCookie(c, 'guest');
      if (!partRef) return;
      requireOwnPage(c);
      await joinBegun(c, ctx);
      await endGuestCart(ctx, partRef);
      clearCartCookie(c, 'guest');
    },
  );
}
