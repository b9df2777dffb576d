import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { FolderHeldError } from '@/server/db/folder-lock';
import { EnvError } from '@/server/env';
import { startProblem } from '@/server/start-problem';

const here = { DATA_DIR: '/srv/sofra' };
const there = {
  ...here,
  DATABASE_URL: 'postgres://sofra:hush@db.example:6432/city',
};
const withCode = (code: string, message = 'x') =>
  Object.assign(new Error(message), { code });

describe('a start that fails', () => {
  test.each([
    ['a full disk', withCode('ENOSPC'), here, 'The disk is full: /srv/sofra'],
    ['a folder of another', withCode('EACCES'), here, 'cannot be written'],
    ['a read-only disk', withCode('EROFS'), here, 'choose another DATA_DIR'],
    [
      'a damaged folder',
      Object.assign(new Error('Aborted(). Build with'), {
        name: 'RuntimeError',
      }),
      here,
      'npm run restore',
    ],
    ['damage seen later', withCode('XX001'), here, 'npm run reset -- --yes'],
    [
      'nobody there',
      new AggregateError([withCode('ECONNREFUSED')], ''),
      there,
      'no PostgreSQL answers at db.example:6432',
    ],
    ['no such host', withCode('ENOTFOUND'), there, 'db.example:6432'],
    ['a wrong password', withCode('28P01'), there, 'user or password'],
    ['no such database', withCode('3D000'), there, 'createdb'],
    ['no right to make tables', withCode('42501'), there, "database's owner"],
    ['a full server', withCode('53300'), there, 'DATABASE_POOL_SIZE'],
    [
      'a migration on a full disk',
      new DrizzleQueryError('create', [], withCode('ENOSPC')),
      here,
      'The disk is full',
    ],
    [
      'a held folder',
      new FolderHeldError('/srv/sofra', '7'),
      here,
      'process 7',
    ],
    ['a bad value', new EnvError('PORT: no'), undefined, 'PORT: no'],
  ])('says the way out in one line: %s', (_, error, env, words) => {
    const problem = startProblem(error, env);
    expect(problem).toContain(words);
    expect(problem).not.toMatch(/\n|hush/);
  });

  test('has no words for what it does not know', () => {
    expect(startProblem(new TypeError('x is undefined'), here)).toBeNull();
    expect(startProblem('thrown', here)).toBeNull();
  });
});
