import type { Ctx, UserCtx } from '@/server/context';
import {
  findMessages,
  hasMessageUpTo,
  type MessageSpan,
} from '@/server/repositories/chat/message-repository';
import type { RoomRow } from '@/server/repositories/chat/room-repository';
import { ownRoom } from './list-rooms';
import { type MessageView, viewMessages } from './view-messages';

export interface MessageStretch {
  /** Oldest first. */
  readonly messages: readonly MessageView[];
  readonly hasOlder: boolean;
}

/** A stretch of a room, for those who may read it: its newest messages, or those next to one. */
export async function readStretch(
  ctx: Pick<Ctx, 'db' | 'now'>,
  room: RoomRow,
  { after, before, limit }: MessageSpan,
): Promise<MessageStretch> {
  if (after !== undefined) {
    const rows = await findMessages(ctx.db, room.id, { after, before, limit });
    const hasOlder = await hasMessageUpTo(ctx.db, room.id, after);
    return { messages: await viewMessages(ctx, room, rows), hasOlder };
  }
  const found = await findMessages(ctx.db, room.id, {
    before,
    limit: limit + 1,
  });
  const hasOlder = found.length > limit;
  const rows = hasOlder ? found.slice(1) : found;
  return { messages: await viewMessages(ctx, room, rows), hasOlder };
}

/** A stretch of one of the caller's rooms; not_found for anybody else's. */
export async function listMessages(
  ctx: UserCtx,
  uuid: string,
  part: MessageSpan,
): Promise<MessageStretch> {
  return readStretch(ctx, await ownRoom(ctx, uuid), part);
}
