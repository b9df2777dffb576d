import {
  dehydrate,
  type DehydratedState,
  hashKey,
  hydrate,
  type QueryClient,
} from '@tanstack/react-query';
import type { Shell } from '@/utils/shell/shell';
import { createQueryClient } from '@/services/http/query-client';
import { sharedAnswer } from '../http/shared-answer';
import { runtime } from '../runtime';

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

/** The same of who is signed in, nothing for a visitor; never shared with others. */
export function own(
  { lang, user }: Pick<Shell, 'lang' | 'user'>,
  query: (scope: { lang: string; userId: number }) => AnyQueryOptions,
): Prefetch[] {
  return user ? [optional(query({ lang, userId: user.id }))] : [];
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

/** What the queries of a page have found, as its HTML carries it. */
export function foundBy(client: QueryClient): DehydratedState {
  return dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status === 'success',
  });
}

/** An optional query failed: there is nothing to share. */
class NothingFound extends Error {}

/** Does the work with a client of its own that ends with it, also when it fails: what still runs then is given up. */
export async function withClient<T>(
  work: (client: QueryClient) => Promise<T>,
): Promise<T> {
  const client = createQueryClient(() => undefined);
  try {
    return await work(client);
  } finally {
    client.clear();
  }
}

async function load(prefetch: Prefetch): Promise<DehydratedState> {
  const found = await withClient(async (client) => {
    await prefetch(client);
    return foundBy(client);
  });
  if (found.queries.length === 0) throw new NothingFound();
  return found;
}

/**
 * The same, asked once for everybody whose key is equal: only for public data of the catalogue, never for what
 * depends on an account (server/http/shared-answer.ts). `also` is what the question asks beside its key.
 */
export function shared(
  kind: (options: AnyQueryOptions) => Prefetch,
  options: AnyQueryOptions,
  also = '',
): Prefetch {
  return async (client) => {
    const lang = runtime().currentScope?.()?.lang ?? '';
    const { queryKey } = options as { queryKey: readonly unknown[] };
    const key = `${lang} ${hashKey(queryKey)} ${also}`;
    try {
      hydrate(client, await sharedAnswer(key, () => load(kind(options))));
    } catch (error) {
      if (!(error instanceof NothingFound)) throw error;
    }
  };
}
