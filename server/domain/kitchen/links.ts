import type { Ctx } from '@/server/context';
import {
  endOrderLinks,
  findLinkEnd,
  findLiveLink,
  insertLink,
  type KitchenLinkRow,
  type LinkKind,
} from '@/server/repositories/kitchen/link-repository';
import {
  hashToken,
  newToken,
} from '@/server/domain/account/session/hash-token';

export type KitchenLink = Omit<KitchenLinkRow, 'tokenHash'>;

/** A ticket can be read so long after its order's end. */
const KEPT_MS = 24 * 3_600_000;
/** A ring that nobody answers is no right for ever. */
const RING_MS = 7 * 24 * 3_600_000;
/** Of what may be a token: anything longer is not looked up. */
const TOKEN = /^[\w-]{43}$/;

type NewLink =
  | {
      readonly kind: 'board';
      readonly shopId: number;
      readonly branchId?: number | null;
      readonly pinHash?: string | null;
    }
  | { readonly kind: 'ring'; readonly shopId: number; readonly wayId: number }
  | {
      readonly kind: 'ticket';
      readonly shopId: number;
      readonly orderId: number;
    };

async function endOf(ctx: Pick<Ctx, 'db' | 'now'>, link: NewLink) {
  if (link.kind === 'board') return null;
  if (link.kind === 'ring') return new Date(+ctx.now + RING_MS);
  const end = await findLinkEnd(ctx.db, link.orderId);
  return end && new Date(+end + KEPT_MS);
}

/**
 * Makes a link that is a right, and answers its token: 256 random bits, of which only the hash is kept. A ticket's
 * ends a day after its order, a ring's after a week, a board's when it is revoked.
 */
export async function makeLink(
  ctx: Pick<Ctx, 'db' | 'now'>,
  link: NewLink,
): Promise<string> {
  const token = newToken();
  await insertLink(ctx.db, {
    ...link,
    tokenHash: hashToken(token),
    endsAt: await endOf(ctx, link),
    createdAt: ctx.now,
  });
  return token;
}

/** The link behind a token; null: unknown, of another purpose, ended or revoked. Reading it changes nothing. */
export async function findLink(
  ctx: Pick<Ctx, 'db' | 'now'>,
  kind: LinkKind,
  token: string,
): Promise<KitchenLink | null> {
  if (!TOKEN.test(token)) return null;
  return findLiveLink(ctx.db, { hash: hashToken(token), kind, now: ctx.now });
}

/** The tickets of an order that has ended now are readable for a day more. */
export function endTickets(
  ctx: Pick<Ctx, 'db' | 'now'>,
  orderId: number,
): Promise<void> {
  return endOrderLinks(ctx.db, orderId, new Date(+ctx.now + KEPT_MS));
}
