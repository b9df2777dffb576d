import type { Ctx } from '@/server/context';
import { findAnswerId } from '@/server/repositories/chat/message-repository';
import { putRoomAway } from '@/server/domain/chat/hide-room';
import { markReadByCustomer } from '@/server/domain/chat/mark-read';
import { tellDeskTyping } from '@/server/domain/chat/tell-typing';
import type { CustomerMark, HostedRoom } from './hosted-chat';
import { roomOf } from './take-message';

/** That somebody typed is news for so long. */
const TYPING_MS = 6_000;

/** Brings a mark that a customer set at the hosted service into our own room. */
export async function takeMark(
  ctx: Ctx,
  mark: CustomerMark,
  hosted: HostedRoom,
): Promise<void> {
  const room = await roomOf(ctx, hosted.id, hosted.customer);
  const at = hosted.marks[mark];
  if (!room || !at) return;
  if (mark === 'read_at') {
    const id = await findAnswerId(ctx.db, room.id, hosted.countRead);
    if (id !== null) await markReadByCustomer(ctx, room, id);
  } else if (mark === 'hidden_at') {
    // what was said later brought it back
    const isLast = at > (hosted.lastAt ?? '');
    const said = room.lastMessageAt;
    if (isLast && !(said && said > new Date(at))) await putRoomAway(ctx, room);
  } else if (+ctx.now - +new Date(at) < TYPING_MS) {
    await tellDeskTyping(ctx, room);
  }
}
