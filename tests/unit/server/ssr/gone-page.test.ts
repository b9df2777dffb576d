import { describe, expect, test } from 'vitest';
import { ApiError } from '@/services/http/api-error';
import { isAnsweredGone } from '@/server/ssr/gone';
import { refusedPage } from '@/server/ssr/page-answers';
import { readPageRequest } from '@/server/ssr/page-request';
import { contextOf } from '@/tests/support/ui/page-context';

const refusal = (data: unknown): ApiError =>
  new ApiError({
    status: 404,
    code: 'ERROR_404',
    message: '',
    fields: {},
    data,
    requestId: null,
    retryAfterSeconds: null,
  });

const PAGE = '/restaurant/7';
const DATA = '/_next/data/build/restaurant/7.json';

describe('a shop that closed for good', () => {
  test('is the error page that says so', () => {
    const context = contextOf(PAGE, {});
    expect(
      refusedPage(refusal({ gone: true }), readPageRequest(context), context),
    ).toEqual({ notFound: true });
    expect(isAnsweredGone(context.req)).toBe(true);
  });

  test('is told to a tab that goes there, which then loads that page', () => {
    const context = contextOf(DATA, {});
    expect(
      refusedPage(refusal({ gone: true }), readPageRequest(context), context),
    ).toEqual({ props: {} });
    expect(context.res.statusCode).toBe(410);
  });
});

test.each([PAGE, DATA])('one that never was is not found: %s', (url) => {
  const context = contextOf(url, {});
  expect(refusedPage(refusal(null), readPageRequest(context), context)).toEqual(
    { notFound: true },
  );
  expect(isAnsweredGone(context.req)).toBe(false);
  expect(context.res.statusCode).toBe(200);
});
