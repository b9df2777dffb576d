import type { GetServerSidePropsContext } from 'next';
import { addRequestMeta } from 'next/dist/server/request-meta';
import { describe, expect, test } from 'vitest';
import { ApiError } from '@/services/http/api-error';
import { isGone } from '@/server/ssr/gone';
import { refusedPage } from '@/server/ssr/page-answers';
import { readPageRequest } from '@/server/ssr/page-request';

function visit(url: string): GetServerSidePropsContext {
  const req = { url, cookies: {}, headers: {}, socket: {} };
  addRequestMeta(req as never, 'initURL', `http://sofra.example${url}`);
  return {
    locale: 'en',
    resolvedUrl: '/restaurant/7',
    req,
    res: { statusCode: 200 },
  } as unknown as GetServerSidePropsContext;
}

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
    const context = visit(PAGE);
    expect(
      refusedPage(refusal({ gone: true }), readPageRequest(context), context),
    ).toEqual({ notFound: true });
    expect(isGone(context.req)).toBe(true);
  });

  test('is told to a tab that goes there, which then loads that page', () => {
    const context = visit(DATA);
    expect(
      refusedPage(refusal({ gone: true }), readPageRequest(context), context),
    ).toEqual({ props: {} });
    expect(context.res.statusCode).toBe(410);
  });
});

test.each([PAGE, DATA])('one that never was is not found: %s', (url) => {
  const context = visit(url);
  expect(refusedPage(refusal(null), readPageRequest(context), context)).toEqual(
    { notFound: true },
  );
  expect(isGone(context.req)).toBe(false);
  expect(context.res.statusCode).toBe(200);
});
