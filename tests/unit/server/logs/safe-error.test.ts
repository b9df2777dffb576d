import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { createLogger } from '@/server/logger';
import { errorLines, safeError } from '@/server/safe-error';

const PLANTED = 'planted@sofra.example';

/** As `pg` and PGlite make them. */
function databaseError(message: string, code: string): Error {
  return Object.assign(new Error(message), {
    severity: 'ERROR',
    code,
    table: 'users',
    constraint: 'users_email_unique',
    detail: `Key (email)=(${PLANTED}) already exists.`,
    where: `unnamed portal parameter $1 = '${PLANTED}'`,
    params: [PLANTED],
  });
}

const failed = (cause: Error) =>
  new DrizzleQueryError(
    'insert into users values ($1)',
    [`${PLANTED}\n    at ${PLANTED} (a.ts:1:1)\nparams: ${PLANTED}`],
    cause,
  );

const unique = () =>
  databaseError('duplicate key value violates users_email_unique', '23505');

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('debug', { write: (line) => lines.push(line) }));
  return lines.join('');
}

describe('an error in a log', () => {
  test.each([
    ['a failed statement', () => failed(unique())],
    ['a cause of a cause', () => new Error('x', { cause: failed(unique()) })],
    ['one of several', () => new AggregateError([failed(unique())], 'all')],
    ['the database', unique],
    [
      'a value of a wrong type',
      () =>
        databaseError(`invalid input syntax for uuid: "${PLANTED}"`, '22P02'),
    ],
    [
      'a value out of range',
      () => databaseError(`value "${PLANTED}" is out of range`, '22003'),
    ],
    [
      'another error that repeats it',
      () => new Error(String(failed(unique()))),
    ],
  ])('says nothing of what was written: %s', (_, make) => {
    const error = make();
    const text = [
      logged((log) => log.error({ err: error }, 'failed')),
      logged((log) => log.error({ reason: error }, 'failed')),
      logged((log) => log.error(error)),
      logged((log) => log.error(error, 'failed')),
      logged((log) => log.child({ of: 1 }).fatal({ err: error }, 'failed')),
      errorLines(error),
      JSON.stringify(safeError(error)),
    ].join('\n');
    expect(text).not.toContain(PLANTED);
  });

  test('still says which statement failed, why and where', () => {
    const text = logged((log) =>
      log.error({ err: failed(unique()) }, 'failed'),
    );
    expect(text).toContain('insert into users values ($1)');
    expect(text).toContain('23505');
    expect(text).toContain('users_email_unique');
    expect(text).toContain('safe-error.test.ts');
  });

  test('keeps the words of other errors', () => {
    const text = errorLines(new Error('no room', { cause: new Error('disk') }));
    expect(text).toContain('Error: no room');
    expect(text).toContain('caused by Error: disk');
  });
});
