import type { QueryClient } from '@tanstack/react-query';

/** One thing a page needs before it is shown. */
export type Prefetch = (client: QueryClient) => Promise<void>;

/* eslint-disable @typescript-eslint/no-explicit-any -- React Query's option types vary per query; only the client reads them */
type AnyQueryOptions = any;

/** The page cannot be shown without it: its 404 becomes the page's 404, any other failure the page's status. */
export function required(options: AnyQueryOptions): Prefetch {
  return async (client) => {
    await client.query(options as never);
  };
}

/** The page is whole without it: a failure leaves the query to the browser. */
export function optional(options: AnyQueryOptions): Prefetch {
  return async (client) => {
    await client.query(options as never).catch(() => undefined);
  };
}

/** A paged list's first page, required. */
export function requiredPages(options: AnyQueryOptions): Prefetch {
  return async (client) => {
    await client.infiniteQuery(options as never);
  };
}

/** A paged list's first page, optional. */
export function optionalPages(options: AnyQueryOptions): Prefetch {
  return async (client) => {
    await client.infiniteQuery(options as never).catch(() => undefined);
  };
}
