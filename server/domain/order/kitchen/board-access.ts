import { createHmac, timingSafeEqual } from 'node:crypto';
import { PIN_TRIES } from '@/utils/constants/kitchen';
import type { Ctx, UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  callerAddress,
  limitCalls,
} from '@/server/domain/account/limit/rate-limit';
import { verifyPassword } from '@/server/domain/account/password/password';
import { findLink, type KitchenLink } from '@/server/domain/kitchen/links';
import { findOwnShops } from '@/server/repositories/kitchen/board-repository';
import {
  countPinTry,
  forgetPinTries,
  keepOwnerBoard,
  touchBoard,
} from '@/server/repositories/kitchen/link-repository';
import { FORGED } from './view-ticket';

/** A board that may be read and pressed on: a link's, or that of the account that owns the shop. */
export interface BoardCaller {
  readonly kind: 'link' | 'owner';
  readonly shopId: number;
  readonly branchId: number | null;
  /** Null: the owner's, which has a row of its own when it is needed. */
  readonly linkId: number | null;
}

type PinState = 'ended' | 'needed' | 'wrong';

const pinRefusal = (pin: PinState, tries: number): DomainError =>
  new DomainError('wrong_role', {
    data: { pin, tries_left: Math.max(0, PIN_TRIES - tries) },
  });

/** What a right PIN gives: it holds as long as this PIN of this link. */
const keyOf = (token: string, pinHash: string): string =>
  createHmac('sha256', pinHash).update(token).digest('base64url');

function isKey(given: string | null, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function linkOf(ctx: Ctx, token: string): Promise<KitchenLink> {
  const link = await findLink(ctx, 'board', token);
  if (link) return link;
  await limitCalls(ctx, FORGED, [callerAddress(ctx)]);
  throw new DomainError('not_found');
}

/**
 * The board of a link; where it has a PIN, `key` is what the right one gave. Throws not_found for any other token, and
 * wrong_role with `data.pin` (needed, ended) where the key is missing.
 */
export async function openBoard(
  ctx: Ctx,
  token: string,
  key: string | null,
): Promise<BoardCaller> {
  const { branchId, id, pinHash, pinTries, shopId } = await linkOf(ctx, token);
  if (pinHash && !isKey(key, keyOf(token, pinHash)))
    throw pinRefusal(pinTries < PIN_TRIES ? 'needed' : 'ended', pinTries);
  return { kind: 'link', shopId, branchId, linkId: id };
}

/** The board of a shop that the caller's account owns; not_found for any other. */
export async function openOwnBoard(
  ctx: UserCtx,
  shopId: number,
): Promise<BoardCaller> {
  const own = await findOwnShops(ctx.db, ctx.user.id);
  if (!own.some(({ id }) => id === shopId)) throw new DomainError('not_found');
  return { kind: 'owner', shopId, branchId: null, linkId: null };
}

/** The shops whose boards the caller's account may open. */
export const listOwnBoards = (ctx: UserCtx) =>
  findOwnShops(ctx.db, ctx.user.id);

/**
 * The key of a link whose PIN is right. Each try counts before it is looked at; after five wrong ones the link opens no
 * more. Throws not_found, and wrong_role with `data.pin` (wrong, ended).
 */
export async function enterPin(
  ctx: Ctx,
  token: string,
  pin: string,
): Promise<string> {
  const { id, pinHash } = await linkOf(ctx, token);
  if (!pinHash) throw new DomainError('not_found');
  const tries = await countPinTry(ctx.db, id, PIN_TRIES);
  if (tries === null) throw pinRefusal('ended', PIN_TRIES);
  const { passwordCost } = ctx.signIn;
  if (!(await verifyPassword(pin, pinHash, passwordCost)))
    throw pinRefusal(tries < PIN_TRIES ? 'wrong' : 'ended', tries);
  await forgetPinTries(ctx.db, id);
  return keyOf(token, pinHash);
}

/** The row of a board: the owner's is made when it is first needed. */
export async function boardLinkId(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { linkId, shopId }: BoardCaller,
): Promise<number> {
  return linkId ?? keepOwnerBoard(ctx.db, shopId, ctx.now);
}

/** Somebody looks at the board now; who moves the example's orders leaves them to such a shop. */
export async function noteBoardOpen(
  ctx: Ctx,
  caller: BoardCaller,
): Promise<void> {
  await touchBoard(ctx.db, await boardLinkId(ctx, caller), ctx.now);
}
