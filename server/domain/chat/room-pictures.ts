import type { UserCtx } from '@/server/context';
import { subjectLinks } from '@/server/domain/picture/private-link';
import {
  storageKey,
  uploadAddress,
  uploadPath,
} from '@/server/domain/picture/upload-path';
import { DomainError } from '@/server/errors';
import { findDocuments } from '@/server/repositories/picture/upload-repository';
import { findPictureSizes } from '@/server/repositories/chat/message-repository';
import { findRoomOrderEnd } from '@/server/repositories/chat/room-order-repository';
import { bindPicture } from '@/server/repositories/chat/room-upload-repository';
import { limitPictures } from './chat-limits';
import { ownRoom } from './list-rooms';
import { closesAt } from './room-terms';
import { roomSubject } from './write-message';

/** A picture of a room, with where it can be looked at for some minutes. */
export interface RoomPictureLink {
  readonly path: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Throws not_found where chat goes by this server: there a picture is bound and linked with its message. */
function requireHosted({ hostedChat }: UserCtx): void {
  if (!hostedChat) throw new DomainError('not_found');
}

/**
 * Binds an own picture to an own room before its message is written at the hosted service; answers its path. The same
 * one again is fine. Throws not_found for somebody else's room, chat_closed, bad_request for a picture that is not the
 * caller's own or stands elsewhere.
 */
export async function bindRoomPicture(
  ctx: UserCtx,
  uuid: string,
  address: string,
): Promise<string> {
  requireHosted(ctx);
  const room = await ownRoom(ctx, uuid);
  await limitPictures(ctx);
  const end = closesAt(room, await findRoomOrderEnd(ctx.db, room.id));
  if (end && end <= ctx.now) throw new DomainError('chat_closed');
  const picture = { path: uploadPath(address), userId: ctx.user.id };
  const subject = roomSubject(room);
  if (await bindPicture(ctx.db, subject, picture)) return picture.path;
  const owner = { userId: ctx.user.id, usedFor: subject };
  const [known] = await findDocuments(ctx.db, [picture.path], owner);
  if (known) return known;
  throw new DomainError('bad_request', {
    key: 'picture.unknown',
    fields: { img: ['picture.unknown'] },
  });
}

/** The size of a picture whose message has not come in yet. */
async function measure(ctx: UserCtx, path: string) {
  const bytes = await ctx.storage.read(storageKey(path));
  return bytes && (await ctx.pictureEncoder.measure(bytes));
}

/**
 * Links of some minutes to pictures of one of the caller's rooms, by their paths; those that are not of that room are
 * left out. Throws not_found for somebody else's room.
 */
export async function linkRoomPictures(
  ctx: UserCtx,
  uuid: string,
  addresses: readonly string[],
): Promise<RoomPictureLink[]> {
  requireHosted(ctx);
  const room = await ownRoom(ctx, uuid);
  const paths = [...new Set(addresses.map(uploadPath))];
  const links = await subjectLinks(ctx, roomSubject(room), paths);
  const urlOf = new Map(links.map(({ path, url }) => [path, url]));
  const sizes = await findPictureSizes(ctx.db, room.id, paths);
  const shown: RoomPictureLink[] = [];
  for (const path of paths) {
    const url = urlOf.get(uploadAddress(path));
    const size = url && (sizes.get(path) ?? (await measure(ctx, path)));
    if (size) shown.push({ path, url, ...size });
  }
  return shown;
}
