import type { GetServerSidePropsContext } from 'next';
import { addRequestMeta } from 'next/dist/server/request-meta';
import { vi } from 'vitest';

/** What a page is asked with beside its path. */
export interface Visit {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly cookies?: Record<string, string>;
}

/** What Next gives getServerSideProps for a request of that path. */
export function contextOf(
  path: string,
  { cookies = {}, params = {}, query = {} }: Visit,
): GetServerSidePropsContext {
  const req = { url: path, cookies, headers: {}, rawHeaders: [], socket: {} };
  addRequestMeta(req as never, 'initURL', `http://sofra.example${path}`);
  const resolvedUrl = path.replace(/^\/_next\/data\/build(.*)\.json/, '$1');
  const headers = {
    appendHeader: vi.fn(),
    setHeader: vi.fn(),
    once: vi.fn(),
    end: vi.fn(),
  };
  return {
    ...{ locale: 'en', resolvedUrl, params, query: { ...query, ...params } },
    ...{ req, res: { statusCode: 200, ...headers } },
  } as unknown as GetServerSidePropsContext;
}
