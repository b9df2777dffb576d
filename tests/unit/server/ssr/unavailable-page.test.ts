import { expect, test } from 'vitest';
import { noteUnavailable, retryAfterOf } from '@/server/ssr/unavailable';
import { ApiError } from '@/services/http/api-error';
import { contextOf } from '@/tests/support/ui/page-context';

const request = () => contextOf('/', {}).req;

const refusal = (status: number, retryAfterSeconds: number | null = null) =>
  new ApiError({
    status,
    code: '',
    message: '',
    fields: {},
    data: null,
    requestId: null,
    retryAfterSeconds,
  });

test('a page refused for now says when to ask again, as the API did', () => {
  const req = request();
  expect(noteUnavailable(req, refusal(503, 7))).toBe(true);
  expect(retryAfterOf(req)).toBe(7);
});

test('so does one whose data did not come in time', () => {
  const req = request();
  expect(noteUnavailable(req, refusal(0))).toBe(true);
  expect(retryAfterOf(req)).toBeGreaterThan(0);
});

test.each([refusal(500), refusal(404), new Error('a bug')])(
  'one that failed otherwise is a failure',
  (error) => {
    const req = request();
    expect(noteUnavailable(req, error)).toBe(false);
    expect(retryAfterOf(req)).toBeNull();
  },
);
