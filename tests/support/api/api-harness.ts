import { tmpdir } from 'node:os';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type AppDeps, createApp } from '@/server/app';
import type { Db } from '@/server/db/client';
import { readServerEnv, type ServerEnv } from '@/server/env';
import { forgetCached } from '@/server/caches/catalogue-cache';
import {
  catalogueListener,
  readHeldSettings,
} from '@/server/domain/settings/held-settings';
import { processEventHub } from '@/server/adapters/process-event-hub';
import { startEventListener } from '@/server/jobs/event-listener';
import { TEST_PASSWORD_COST } from '@/tests/support/account/password-cost';
import { openTestDatabase } from './open-test-database';

export const TEST_OPERATOR_TOKEN = 'operator-token-for-tests';

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The socket's other end; a stranger's unless told. */
  readonly from?: string;
  /** This machine's own end of the socket. */
  readonly at?: string;
}

const socketFrom = (
  remoteAddress = '203.0.113.7',
  headers: CallOptions['headers'] = {},
  localAddress?: string,
) => ({
  incoming: {
    socket: { remoteAddress, localAddress },
    rawHeaders: Object.entries({ host: 'localhost', ...headers }).flat(),
  },
});

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  // Tests assert on the wire's shape; contracts type the rest.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface ApiHarness {
  readonly db: Db;
  readonly env: ServerEnv;
  readonly app: ReturnType<typeof createApp>;
  /** Queries sent since the harness opened. */
  queries(): number;
  /** Resolves when the NOTIFY of everything written so far has arrived; before it, a warm cache may still be dropped. */
  heard(): Promise<void>;
  /** The application anew on the same database, with these settings over its first ones. */
  restart(overrides: Readonly<Record<string, string>>): void;
  /** Moves the application's clock; null follows the real one. */
  setNow(now: Date | null): void;
  call(method: string, path: string, options?: CallOptions): Promise<ApiAnswer>;
  get(path: string, options?: CallOptions): Promise<ApiAnswer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<ApiAnswer>;
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** The whole API on a database of its own, called in process; the same code paths as over HTTP. */
export async function openApi(
  overrides: Record<string, string> = {},
  deps: Pick<AppDeps, 'gate' | 'gateway'> = {},
): Promise<ApiHarness> {
  let count = 0;
  let marks = 0;
  let now: Date | null = null;
  const handle = await openTestDatabase(() => (count += 1));
  const first = {
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'sofra-data-')),
    DEMO_MODE: '1',
    OPERATOR_TOKEN: TEST_OPERATOR_TOKEN,
    LOG_LEVEL: 'silent',
    PASSWORD_COST: String(TEST_PASSWORD_COST),
    RATE_LIMIT_LOGIN_PER_MINUTE: '1000',
    RATE_LIMIT_CODES_PER_10_MINUTES: '1000',
    RATE_LIMIT_SMS_PER_HOUR: '100000',
    RATE_LIMIT_CARTS_PER_10_MINUTES: '100000',
    MAX_IN_FLIGHT: '10000',
    MAX_WAIT_MS: '60000',
    ...overrides,
  };
  forgetCached('');
  await handle.listen(
    'catalogue',
    catalogueListener(handle.db, () => undefined),
  );
  await readHeldSettings(handle.db);
  const waiting = new Map<string, () => void>();
  await handle.listen('heard', (mark) => waiting.get(mark)?.());
  await startEventListener(handle, processEventHub());
  const start = (more: Readonly<Record<string, string>>) => {
    const env = readServerEnv({ ...first, ...more });
    const db = () => Promise.resolve(handle.db);
    const clock = () => now ?? new Date();
    return { env, app: createApp({ env, db, now: clock, ...deps }) };
  };
  let running = start({});

  const heard = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const mark = String((marks += 1));
      waiting.set(mark, resolve);
      handle.db.execute(sql`select pg_notify('heard', ${mark})`).catch(reject);
    });

  async function call(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<ApiAnswer> {
    const response = await running.app.request(
      `http://test.local/api/v1${path}`,
      {
        method,
        headers: {
          ...(options.body !== undefined && {
            'content-type': 'application/json',
          }),
          ...(options.token && { authorization: `Bearer ${options.token}` }),
          ...options.headers,
        },
        body:
          options.body === undefined ? undefined : JSON.stringify(options.body),
      },
      socketFrom(options.from, options.headers, options.at),
    );
    const text = await response.text();
    // what an operator changed is what the next call reads
    const isOperators = path.startsWith('/dashboard/admin');
    if (isOperators && method !== 'GET' && response.ok) await heard();
    return {
      status: response.status,
      headers: response.headers,
      body:
        text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  }

  return {
    db: handle.db,
    get env() {
      return running.env;
    },
    get app() {
      return running.app;
    },
    restart: (more) => {
      running = start(more);
    },
    queries: () => count,
    heard,
    setNow: (value) => (now = value),
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) =>
      call('POST', path, { body: body ?? {}, ...options }),
    fetch: async (request) => running.app.fetch(request, socketFrom()),
    close: () => handle.close(),
  };
}
