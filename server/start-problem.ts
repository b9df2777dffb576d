import { statfsSync } from 'node:fs';
import { forCaller } from './bounds/fair-queue';
import { FolderHeldError } from './db/folder-lock';
import { EnvError, serverEnv, type ServerEnv } from './env';
import { refusalIn } from './errors';
import { logger } from './logger';
import { isDatabaseAway } from './bounds/database-away';

type Where = Pick<ServerEnv, 'DATA_DIR' | 'DATABASE_URL'>;

interface Facts {
  readonly code: string;
  readonly message: string;
  readonly name: string;
}

const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const NOT_WRITABLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/;
/** PGlite's, when PostgreSQL inside gives up on a folder; SQLSTATE XX: PostgreSQL's own word for damage. */
const DAMAGED =
  /^Aborted\(\)|failed to initialize properly|unreachable|memory access out of bounds|null function/i;

/** Less than one segment of the write-ahead log. */
const NEEDED_BYTES = 16 * 1024 * 1024;

/** The error, what caused it and what it gathers, innermost last. */
function chainOf(error: unknown): Facts[] {
  const found: Facts[] = [];
  const add = (each: unknown): void => {
    if (!(each instanceof Error) || found.length > 20) return;
    const { cause, code, errors } = each as Error & {
      code?: unknown;
      errors?: unknown;
    };
    found.push({
      code: typeof code === 'string' ? code : '',
      message: each.message,
      name: each.name,
    });
    add(cause);
    if (Array.isArray(errors)) errors.forEach(add);
  };
  add(error);
  return found;
}

/** Host, port and database of an address; never user and password. */
function placeOf(databaseUrl: string): { server: string; database: string } {
  try {
    const { hostname, pathname, port } = new URL(databaseUrl);
    return {
      server: `${hostname || 'localhost'}:${port || '5432'}`,
      database: decodeURIComponent(pathname.slice(1)) || 'postgres',
    };
  } catch {
    return { server: 'its address', database: 'its database' };
  }
}

function serverProblem({ code }: Facts, databaseUrl: string): string | null {
  const { database, server } = placeOf(databaseUrl);
  if (UNREACHABLE.test(code))
    return `DATABASE_URL: no PostgreSQL answers at ${server} (${code}). Start it, or correct the address.`;
  if (/^28/.test(code))
    return `DATABASE_URL: the PostgreSQL at ${server} refuses this user or password (${code}). Correct them.`;
  if (code === '3D000')
    return `DATABASE_URL: there is no database ${database} at ${server}. Make it: createdb -E UTF8 -T template0 ${database}`;
  if (code === '42501')
    return `DATABASE_URL: the user may not make tables in ${database} at ${server}. Make it the database's owner.`;
  if (code === '53300')
    return `DATABASE_URL: the PostgreSQL at ${server} has no free connection. Raise its max_connections, or lower DATABASE_POOL_SIZE.`;
  if (code === '53100')
    return `The disk of the PostgreSQL at ${server} is full. Make room there and start again.`;
  return null;
}

function folderProblem(facts: Facts, folder: string): string | null {
  const { code, message, name } = facts;
  if (NOT_WRITABLE.test(code))
    return `DATA_DIR: ${folder} cannot be written (${code}). Give this account the folder, or choose another DATA_DIR.`;
  if (/^XX/.test(code) || name === 'RuntimeError' || DAMAGED.test(message))
    return `DATA_DIR: the database in ${folder} is damaged and cannot be opened. Put a backup in its place (npm run restore -- <file> --yes), or start anew (npm run reset -- --yes).`;
  return null;
}

function isFull({ code, message }: Facts): boolean {
  return (
    /^(ENOSPC|EDQUOT)$/.test(code) || /no space left on device/i.test(message)
  );
}

/** PostgreSQL in process gives up on a full disk in the same words as on a damaged folder: look. */
function hasNoRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * Why the site cannot start, as one line with the way out, when that is known; null: something else, which deserves
 * its stack. Never says a password.
 */
export function startProblem(error: unknown, env?: Where): string | null {
  if (error instanceof EnvError || error instanceof FolderHeldError)
    return error.message;
  if (!env) return null;
  const chain = chainOf(error);
  if (chain.some(isFull) || (chain.length > 0 && hasNoRoom(env.DATA_DIR)))
    return `The disk is full: ${env.DATA_DIR} cannot be written. Make room there, or choose another DATA_DIR.`;
  for (const facts of chain) {
    const problem = env.DATABASE_URL
      ? serverProblem(facts, env.DATABASE_URL)
      : folderProblem(facts, env.DATA_DIR);
    if (problem) return problem;
  }
  const readable = chain.find(({ name }) => name === 'UnfitDatabaseError');
  return readable?.message ?? null;
}

const TRY_FOR_MS = 60_000;
const PAUSE_MS = 500;

/** Whether the next try may find the database; what a person has to mend is reported at once. */
function isPassing(error: unknown): boolean {
  const isAway =
    refusalIn(error)?.code === 'unavailable' || isDatabaseAway(error);
  return isAway && startProblem(error, serverEnv()) === null;
}

/**
 * A step of the start, repeated for a minute while the database does not answer; so it must be safe to repeat. Fails as
 * its last try does, and at once with what another try cannot change.
 */
export async function askAgain<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + TRY_FOR_MS;
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() >= until) throw error;
      logger().warn('the database does not answer yet: the start asks again');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}

/** The same for what the start asks of an open database: the queue of statements does not refuse it. */
export function essential<T>(work: () => Promise<T>): Promise<T> {
  return askAgain(() =>
    forCaller({ kind: 'vital', client: 'start', isEssential: true }, work),
  );
}
