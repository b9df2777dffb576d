import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';

/** At most so many rooms are looked at, those with the newest messages, and so many messages of each. */
const ROOMS = 200;
const MESSAGES = 50;

/** How long customers of support waited. */
export interface AnswerTimes {
  /** How many waits ended with an answer. */
  readonly answered: number;
  /** Seconds of the one in the middle; null: there was none. */
  readonly median: number | null;
}

/**
 * How long customers waited for support since then: from the first message that nobody had answered to the next one of
 * the other side. Bounded, by chats_last_idx and messages_chat_idx; a wait that began before what is looked at is left out.
 */
export async function findAnswerTimes(
  db: Db,
  since: Date,
): Promise<AnswerTimes> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const waits = sql`(
    with rooms as (
      select id from chats where role = 'admin' and last_message_at >= ${from}
      order by last_message_at desc, id desc limit ${ROOMS}
    ), said as (
      select m.*, lag(m.sender) over (partition by m.chat_id order by m.id) before,
        row_number() over (partition by m.chat_id order by m.id desc) place
      from rooms cross join lateral (
        select chat_id, id, sender, created_at from messages
        where chat_id = rooms.id order by id desc limit ${MESSAGES}
      ) m
    ), turns as (
      select sender, created_at, place, before,
        lead(created_at) over (partition by chat_id order by id) answered_at
      from said where sender is distinct from before
    )
    select extract(epoch from answered_at - created_at) seconds from turns
    where sender = 1 and answered_at is not null and created_at >= ${from}
      and not (before is null and place = ${MESSAGES})
  ) waits`;
  const [row] = await db
    .select({
      answered: sql`count(*)`.mapWith(Number),
      median: sql<
        number | null
      >`percentile_cont(0.5) within group (order by waits.seconds)`.mapWith(
        Number,
      ),
    })
    .from(waits);
  return row ?? { answered: 0, median: null };
}
