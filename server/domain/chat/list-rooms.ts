import { boundedCache } from '@/server/bounds/bounded-cache';
import type { Ctx, UserCtx } from '@/server/context';
import { DomainError, orNotFound } from '@/server/errors';
import {
  type AnswerTimes,
  findAnswerTimes,
} from '@/server/repositories/chat/answer-time-repository';
import {
  findRoom,
  findRoomsOf,
  findRoomView,
  type RoomRow,
  type RoomView,
} from '@/server/repositories/chat/room-repository';
import { SUPPORT } from '@/utils/chat/chat';
import type { DeskAnswer } from './chat-desk';
import { closesAt } from './room-terms';

const DAY_MS = 24 * 60 * 60_000;
const MEASURED_DAYS = 7;
/** Everybody is told the same for so long. */
const SHARED_MS = 5 * 60_000;
/** Fewer answers say nothing. */
const ANSWERS_MIN = 5;
/** What is told: the minutes that were measured, rounded up to one of these. */
const TOLD_MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 60] as const;

const measured = () =>
  boundedCache<AnswerTimes, Ctx['db']>('answer time', {
    entries: 2,
    bytes: 1_000,
    freshMs: SHARED_MS,
    weigh: () => 100,
    loading: {
      fetchMethod: (part, _, { context }) =>
        findAnswerTimes(
          context,
          new Date(Number(part) * SHARED_MS - MEASURED_DAYS * DAY_MS),
        ),
    },
  });

/**
 * In about how many minutes support answers, by the last seven days; null while there are too few answers to say, and when it takes
 * longer than an hour. Measured once in five minutes for everybody (docs/adr/0012).
 */
async function answerMinutes({
  db,
  now,
}: Pick<Ctx, 'db' | 'now'>): Promise<number | null> {
  const part = String(Math.floor(+now / SHARED_MS));
  const times = await measured().fetch(part, { context: db });
  const seconds = times?.median ?? null;
  if (!times || times.answered < ANSWERS_MIN || seconds === null) return null;
  return TOLD_MINUTES.find((minutes) => seconds <= minutes * 60) ?? null;
}

/** A person's list has at most so many rooms. */
const ROOMS_MAX = 100;

/** A room with who answers there and until when it can be written to. */
export interface ShownRoom {
  readonly view: RoomView;
  readonly answer: DeskAnswer;
  readonly closesAt: Date | null;
}

/** A room as its customer is shown it. */
export interface OwnRoom extends ShownRoom {
  /** In about how many minutes support answers; null: nobody can say, and where somebody else answers. */
  readonly answersIn: number | null;
}

/** What is shown of a room to either side. */
export function showRoom(ctx: Pick<Ctx, 'desk'>, view: RoomView): ShownRoom {
  return {
    view,
    answer: ctx.desk.whoAnswers(view.room),
    closesAt: closesAt(view.room, view.orderEndedAt),
  };
}

async function showOwn(
  ctx: UserCtx,
  views: readonly RoomView[],
): Promise<OwnRoom[]> {
  const isSupport = ({ room }: RoomView): boolean => room.role === SUPPORT;
  const minutes = views.some(isSupport) ? await answerMinutes(ctx) : null;
  return views.map((view) => ({
    ...showRoom(ctx, view),
    answersIn: isSupport(view) ? minutes : null,
  }));
}

/** The caller's rooms that are not put away, newest message first. */
export async function listRooms(ctx: UserCtx): Promise<OwnRoom[]> {
  return showOwn(ctx, await findRoomsOf(ctx.db, ctx.user.id, ROOMS_MAX));
}

/** One of the caller's rooms; not_found for anybody else's. */
export async function getRoom(ctx: UserCtx, uuid: string): Promise<OwnRoom> {
  const view = await findRoomView(ctx.db, uuid, ctx.user.id);
  const [shown] = view ? await showOwn(ctx, [view]) : [];
  if (!shown) throw new DomainError('not_found');
  return shown;
}

/** The same without what is shown of it. */
export async function ownRoom(
  ctx: Pick<UserCtx, 'db' | 'user'>,
  uuid: string,
): Promise<RoomRow> {
  return orNotFound(await findRoom(ctx.db, uuid, ctx.user.id));
}
