import { refusalIn } from '@/server/errors';
import { lastValue, rememberLast } from './last-value';

const DISK_FULL = '53100';
/** Of PostgreSQL: shutting down, crashed, starting, out of connections or disk, and a statement that took too long. */
const AWAY_STATES = new Set([
  DISK_FULL,
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** Of the connection as a whole (class 08). */
const CONNECTION_STATE = /^08\w{3}$/;
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** What pg's pool says when none of its connections was free, or ready, in time. */
const NO_TURN = 'timeout exceeded when trying to connect';
/** What pg says else without a code. */
const WORDS =
  /^(Connection terminated|timeout expired$|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
const CAUSES_MAX = 8;
const FULL = 'database full';
const FULL_MS = 60_000;

const codeOf = (error: object): string =>
  'code' in error ? String(error.code) : '';
const messageOf = (error: object): string =>
  'message' in error ? String(error.message) : '';
const isWithoutTurn = (error: object): boolean => messageOf(error) === NO_TURN;

function isAway(error: object): boolean {
  const code = codeOf(error);
  return (
    isWithoutTurn(error) ||
    AWAY_STATES.has(code) ||
    CONNECTION_STATE.test(code) ||
    (NETWORK.test(code) && 'syscall' in error) ||
    WORDS.test(messageOf(error))
  );
}

/** What an error was made from: Drizzle wraps the driver's, Node those of several addresses. */
function madeFrom(error: object): unknown[] {
  const several: unknown = 'errors' in error ? error.errors : [];
  return [
    ...('cause' in error ? [error.cause] : []),
    ...(Array.isArray(several) ? (several as unknown[]) : []),
  ];
}

/** Whether this holds for an error or for one that it was made from. */
function isMadeFrom(
  error: unknown,
  test: (error: object) => boolean,
  causes = CAUSES_MAX,
): boolean {
  if (typeof error !== 'object' || error === null || causes <= 0) return false;
  return (
    test(error) ||
    madeFrom(error).some((each) => isMadeFrom(each, test, causes - 1))
  );
}

/**
 * Whether something failed because the database could not be reached, stopped, had no disk left, or did not answer in
 * time: it may be back at the next try. Nothing is said of whether a COMMIT that failed so took place.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  isMadeFrom(error, isAway);

/** Whether the database could not write because its disk is full; it still reads. */
export const isDatabaseFull = (error: unknown): boolean =>
  isMadeFrom(error, (each) => codeOf(each) === DISK_FULL);

/** Remembers a full disk when that is why a statement failed; the database's drivers call it with each one that does. */
export function noteFullDisk(error: unknown): void {
  if (isDatabaseFull(error)) rememberLast(FULL, true);
}

/** Whether any statement of this process found the disk full within the last minute. */
export const isFullLately = (): boolean =>
  lastValue<true>(FULL, FULL_MS) !== null;

/**
 * Whether a statement was never begun: the queue refused it, or none of the pool's connections was free or ready in time.
 * So it is on a process with too much to do, whose database may be well.
 */
export const hadNoTurn = (error: unknown): boolean =>
  refusalIn(error)?.code === 'unavailable' || isMadeFrom(error, isWithoutTurn);
