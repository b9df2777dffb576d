// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { isDatabaseAway } from '@/server/bounds/database-away';

const failed = (message: string, facts: object = {}): Error =>
  Object.assign(new Error(message), facts);

describe('a database that is away', () => {
  it.each([
    failed('connect', { code: 'ECONNREFUSED', syscall: 'connect' }),
    failed('read', { code: 'ECONNRESET', syscall: 'read' }),
    failed('terminating connection', { code: '57P01' }),
    failed('crash', { code: '57P02' }),
    failed('starting up', { code: '57P03' }),
    failed('connection failure', { code: '08006' }),
    failed('too many clients', { code: '53300' }),
    failed('could not extend file', { code: '53100' }),
    failed('statement timeout', { code: '57014' }),
    failed('Connection terminated unexpectedly'),
    failed('Connection terminated due to connection timeout'),
    failed('timeout exceeded when trying to connect'),
    failed('Query read timeout'),
    failed('Client has encountered a connection error and is not queryable'),
    new AggregateError([
      failed('v6', { code: 'ECONNREFUSED', syscall: 'connect' }),
    ]),
  ])('is known by %s, also inside Drizzle’s error', (cause) => {
    expect(isDatabaseAway(cause)).toBe(true);
    expect(isDatabaseAway(new DrizzleQueryError('select', [], cause))).toBe(
      true,
    );
  });

  it.each([
    failed('duplicate key', { code: '23505', constraint: 'users_email' }),
    failed('division by zero', { code: '22012' }),
    failed('lock timeout', { code: '55P03' }),
    failed('deadlock', { code: '40P01' }),
    failed('a bug'),
    'no error',
    null,
  ])('is not what %s says', (cause) => {
    expect(isDatabaseAway(cause)).toBe(false);
  });

  it('does not follow causes in a circle', () => {
    const error = failed('round');
    error.cause = error;
    expect(isDatabaseAway(error)).toBe(false);
  });
});
