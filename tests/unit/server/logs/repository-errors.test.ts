import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { Db } from '@/server/db/client';
import * as schema from '@/server/db/schema/tables';
import { createLogger } from '@/server/logger';
import { errorLines } from '@/server/safe-error';

const FOLDER = 'server/repositories';
const PLANTED = 'planted-4711';
/** Makes parts of statements or reads files; sends nothing. */
const SENDS_NOTHING = /-sql\.ts$|(^|\/)(map-repository|unique-violation)\.ts$/;

/** A database whose every statement is refused in PostgreSQL's fullest words; counts what was sent. */
function refusingDatabase() {
  let sent = 0;
  const refuse = (_query: unknown, params: unknown): Promise<never> => {
    sent += 1;
    return Promise.reject(
      Object.assign(new Error(`invalid input syntax for json: "${PLANTED}"`), {
        severity: 'ERROR',
        code: '22P02',
        detail: `Key (email)=(${PLANTED}) already exists.`,
        where: `portal with parameters: $1 = '${PLANTED}'`,
        params,
      }),
    );
  };
  const client = { query: refuse } as unknown as pg.Client;
  const db = drizzle(client, { schema }) as unknown as Db;
  return { db, sent: () => sent };
}

/** Stands for any argument: a row, a list, a date or a text, with the planted text in it. */
function anything(): unknown {
  const list = [PLANTED];
  const own: Record<PropertyKey, unknown> = {
    toISOString: () => PLANTED,
    getTime: () => 4711,
    toJSON: () => PLANTED,
    toString: () => PLANTED,
    valueOf: () => 4711,
    [Symbol.toPrimitive]: () => PLANTED,
    [Symbol.iterator]: () => list[Symbol.iterator](),
    length: 1,
    size: 1,
    then: undefined,
    getSQL: undefined,
    constructor: Object,
  };
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (name in own) return own[name];
        if (typeof name === 'symbol') return undefined;
        const method = (list as unknown as Record<string, unknown>)[name];
        if (typeof method === 'function')
          return (method as () => unknown).bind(list);
        return anything();
      },
    },
  );
}

const GUESSES: readonly (() => unknown)[] = [
  anything,
  () => PLANTED,
  () => [PLANTED],
  () => ({ subject: PLANTED, value: PLANTED, kind: 'email' }),
  () => new Date(4711),
  () => 4711,
];

interface Attempt {
  readonly sent: number;
  readonly error: unknown;
}

async function attempt(work: unknown, make: () => unknown): Promise<Attempt> {
  const { db, sent } = refusingDatabase();
  try {
    const given = [db, make(), make(), make(), make()];
    await (work as (...args: unknown[]) => unknown)(...given);
    return { sent: sent(), error: null };
  } catch (error) {
    return { sent: sent(), error };
  }
}

/** Calls it with one kind of arguments after the other until a statement leaves. */
async function failingStatement(work: unknown): Promise<unknown> {
  for (const make of GUESSES) {
    const { error, sent } = await attempt(work, make);
    if (sent > 0) return error;
  }
  return null;
}

/** What a module exports to be called, also by the name of a table. */
function functionsIn(exported: object): unknown[] {
  return Object.values(exported).flatMap((value: unknown) => {
    if (typeof value === 'function') return [value];
    const isPlain =
      typeof value === 'object' &&
      value !== null &&
      Object.getPrototypeOf(value) === Object.prototype;
    return isPlain ? functionsIn(value) : [];
  });
}

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !SENDS_NOTHING.test(name),
);

describe('a statement that fails', () => {
  test.each(files)('%s says nothing of its parameters', async (file) => {
    const url = pathToFileURL(resolve(FOLDER, file)).href;
    const module = (await import(/* @vite-ignore */ url)) as object;
    const functions = functionsIn(module);
    const failures: unknown[] = [];
    for (const work of functions) {
      const error = await failingStatement(work);
      if (error) failures.push(error);
    }
    expect(failures.length).toBeGreaterThan(0);
    const lines: string[] = [];
    const log = createLogger('debug', { write: (line) => lines.push(line) });
    for (const err of failures) {
      log.error({ err }, 'request failed');
      lines.push(errorLines(err));
    }
    expect(lines.join('\n')).not.toContain(PLANTED);
  });
});
