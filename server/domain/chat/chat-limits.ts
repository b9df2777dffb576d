import type { UserCtx } from '@/server/context';
import {
  limitCalls,
  type RateLimit,
} from '@/server/domain/account/limit/rate-limit';
import type { RoomRow } from '@/server/repositories/chat/room-repository';

const MINUTE_MS = 60_000;
/** More than waits in a browser for the network (QUEUE_MAX), so that what waited goes at once. */
const OF_A_ROOM = { name: 'chat-room', max: 60, windowMs: MINUTE_MS };
const OF_A_PERSON = { name: 'chat-person', max: 90, windowMs: MINUTE_MS };
const OF_A_DAY = { name: 'chat-day', max: 1_500, windowMs: 1_440 * MINUTE_MS };
/** Who types tells so every few seconds. */
const TYPING = { name: 'chat-typing', max: 40, windowMs: MINUTE_MS };
const PICTURES = { name: 'chat-picture', max: 60, windowMs: MINUTE_MS };
const OPENING = { name: 'chat-open', max: 60, windowMs: 10 * MINUTE_MS };

const limitPerson = (ctx: UserCtx, limit: RateLimit): Promise<void> =>
  limitCalls(ctx, limit, [`user:${ctx.user.id}`]);

/** Counts a new message; throws too_many_requests with when to try again. Never inside a transaction. */
export async function limitMessages(
  ctx: UserCtx,
  room: Pick<RoomRow, 'uuid'>,
): Promise<void> {
  await limitCalls(ctx, OF_A_ROOM, [`room:${room.uuid}`]);
  await limitPerson(ctx, OF_A_PERSON);
  await limitPerson(ctx, OF_A_DAY);
}

/** The same for saying that the caller types. */
export const limitTyping = (ctx: UserCtx): Promise<void> =>
  limitPerson(ctx, TYPING);

/** The same for opening rooms. */
export const limitOpening = (ctx: UserCtx): Promise<void> =>
  limitPerson(ctx, OPENING);

/** The same for binding pictures to rooms. */
export const limitPictures = (ctx: UserCtx): Promise<void> =>
  limitPerson(ctx, PICTURES);
