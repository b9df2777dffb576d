import type { RoomClaims, UserCtx } from '@/server/context';
import { limitCalls } from '@/server/domain/account/limit/rate-limit';
import { DomainError } from '@/server/errors';
import type { RoomRow } from '@/server/repositories/chat/room-repository';
import { CLOSES_AFTER_HOURS } from '@/utils/chat/chat';
import type { FirestoreConfig } from '@/utils/chat/firestore-config';
import { listRooms, type OwnRoom } from './list-rooms';
import { openRoom } from './open-room';

/** A token as it is answered, with the room that was wished for. */
interface ChatAdmission {
  readonly token: string;
  readonly config: FirestoreConfig;
  readonly room: OwnRoom | null;
}

/** Firebase takes claims of 1000 bytes; a room takes 50 of them. */
const ROOMS_MAX = 18;
const HOUR_SECONDS = 3_600;
const LIMIT = { name: 'chat-token', max: 60, windowMs: 10 * 60_000 };

/**
 * Until when the token may say that a room is open; null: it is closed. The room of an order that runs closes so many
 * hours after its end, so not earlier than so many hours from now: a chat that is open longer asks for a new token.
 */
function claimOf(
  { closesAt, view: { room } }: OwnRoom,
  now: Date,
): number | null {
  if (room.role === 'admin') return 0;
  const seconds = Math.floor(+now / 1_000);
  if (!closesAt) return seconds + CLOSES_AFTER_HOURS * HOUR_SECONDS;
  const end = Math.floor(+closesAt / 1_000);
  return end > seconds ? end : null;
}

function claimsOf(rooms: readonly OwnRoom[], now: Date): RoomClaims {
  const open = rooms.flatMap((room) => {
    const claim = claimOf(room, now);
    return claim === null ? [] : [[room.view.room.uuid, claim] as const];
  });
  // the same room twice is one
  return Object.fromEntries(new Map(open.slice(0, ROOMS_MAX + 1)));
}

/**
 * A custom token for the caller, which names the rooms they may write in now; a wish opens its room by our own rules
 * first. Throws not_found where chat goes by our own server, and what openRoom throws.
 */
export async function admitToChat(
  ctx: UserCtx,
  wish: { readonly role: RoomRow['role']; readonly orderId?: number } | null,
): Promise<ChatAdmission> {
  const { chatTokens, now, user } = ctx;
  if (!chatTokens) throw new DomainError('not_found');
  await limitCalls(ctx, LIMIT, [`user:${user.id}`]);
  const room = wish && (await openRoom(ctx, wish));
  const rooms = await listRooms(ctx);
  const first = room ? [room] : rooms.filter(isOfSupport);
  const claims = { rooms: claimsOf([...first, ...rooms], now) };
  return {
    token: await chatTokens.mint({ uid: user.uuid, claims, now }),
    config: chatTokens.config,
    room,
  };
}

const isOfSupport = ({ view }: OwnRoom): boolean => view.room.role === 'admin';
