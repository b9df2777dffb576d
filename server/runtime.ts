import type { HtmlKeeper } from '@/utils/platform/server-html';
import type { DbHandle } from './db/client';
import type { SessionUser } from '@/server/domain/account/session/session-user';

/** What one page render or API request knows about its caller; read by the services' HTTP client on the server. */
export interface RequestScope {
  readonly lang: string;
  readonly token: string | null;
  readonly currencyId: number | null;
  /** The browser's address, for rate limits of calls made in process. */
  readonly clientAddress: string | null;
  /** The site's own address for this browser (http/site-address.ts). */
  readonly siteUrl: string;
  /** What the browser calls itself, for the sessions that calls made in process begin. */
  readonly userAgent: string | null;
  /** The browser's cookies of carts, by name: a page's calls are made for the same guest or member. */
  readonly cartCookies?: Readonly<Record<string, string | undefined>>;
  /** Sessions looked up by this page already, by token: once per page, however many calls it makes. */
  readonly sessions: Map<string, Promise<SessionUser | null>>;
}

/**
 * Everything that exists once per process. Pages, the API route and instrumentation are separate bundles with
 * their own module copies, so the registry lives on globalThis (ADR 9).
 */
export interface Runtime {
  database: Promise<DbHandle> | null;
  /** In-process transport: the API application's fetch, its answer as an object where the caller takes one. */
  appFetch:
    | ((
        request: Request,
        handOver?: (body: unknown) => void,
      ) => Promise<Response> | Response)
    | null;
  currentScope: (() => RequestScope | undefined) | null;
  /** Finds the HTML of lists again (utils/platform/html-keeper.ts). */
  htmlKeeper: HtmlKeeper | null;
  /** Aborted when the process stops: streams and loops listen to it. */
  readonly stop: AbortController;
  /** Health says 503 from now on, and everything is served on for STOP_GRACE_MS: balancers look elsewhere meanwhile. */
  stopping: boolean;
  /** Nothing new is taken on. */
  draining: boolean;
  inFlight: number;
  /** Statements sent to the database since the start, for budgets in tests and /metrics. */
  queryCount: number;
  /** Named caches and hubs; each owner keeps its own type. */
  readonly slots: Map<string, unknown>;
}

const KEY = Symbol.for('sofra');
const registry = globalThis as typeof globalThis & { [KEY]?: Runtime };

/** The process-wide registry, made on first use. */
export function runtime(): Runtime {
  registry[KEY] ??= {
    database: null,
    appFetch: null,
    currentScope: null,
    htmlKeeper: null,
    stop: new AbortController(),
    stopping: false,
    draining: false,
    inFlight: 0,
    queryCount: 0,
    slots: new Map(),
  };
  return registry[KEY];
}

/** The value of a named slot, made on first use; one per process whatever bundle asks. */
export function runtimeSlot<T>(name: string, make: () => T): T {
  const { slots } = runtime();
  if (!slots.has(name)) slots.set(name, make());
  return slots.get(name) as T;
}
