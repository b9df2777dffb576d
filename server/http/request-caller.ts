import type { Caller, WorkKind } from '@/server/bounds/fair-queue';

/** The first that fits an address says how urgent a request is; what none fits is the catalogue. */
const KINDS: readonly (readonly [WorkKind, RegExp])[] = [
  ['vital', /^\/api\/v1\/(health|metrics)$/],
  [
    'vital',
    /^\/api\/v1\/dashboard\/(user\/(boards|cart|orders)|admin\/orders)(\/|$)/,
  ],
  ['vital', /^\/api\/v1\/(payments|webhooks|rest\/kitchen)\//],
  ['account', /^\/api\/v1\/(auth|dashboard|rest\/cart)(\/|$)/],
  ['search', /^\/api\/v1\/rest\/(shops|products)\/search$/],
];

/** A balancer must not take a busy process for a dead one. */
const HEALTH = '/api/v1/health';

/** For whom a request asks the database: by its address how urgently, and from where. */
export function requestCaller(url: string, clientAddress: string): Caller {
  const { pathname, searchParams } = new URL(url);
  const kind =
    KINDS.find(([, pattern]) => pattern.test(pathname))?.[0] ??
    (searchParams.get('search')?.trim() ? 'search' : 'browse');
  return { kind, client: clientAddress, isEssential: pathname === HEALTH };
}
