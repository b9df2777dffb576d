import { setTimeout as pause } from 'node:timers/promises';
import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { type Backoff, backoffMs } from '@/utils/browser/backoff';
import {
  claimIdempotencyKey,
  findIdempotencyRow,
  limitLockWaits,
  storeIdempotentAnswer,
  updateIdempotencyRow,
} from '@/server/repositories/database/idempotency-repository';
import {
  boundAnswer,
  type FinalAnswer,
  hashPayload,
  inProgress,
  type KeyOf,
  type OnceRequest,
  orInProgress,
  WAIT_SECONDS,
} from './bound-answer';

/** How long an outside call may take; its signal aborts then. */
const OUTSIDE_MS = 20_000;
/**
 * How long the one who calls has it to himself. Renewed while the call lasts, so no two call at once; shorter than a
 * repeat waits, so that after a crash a repeat takes over in its first try.
 */
const LEASE_MS = 8_000;
const RENEWALS_PER_LEASE = 3;
/** How soon a waiting repeat looks again. */
const BACKOFF: Backoff = { firstMs: 50, mostMs: 500 };

/** Work with a call to somebody else in the middle, such as a payment provider. */
export interface Phases<Prepared, Result> {
  /**
   * Writes all that must be there before the call (an order that waits for its payment, the attempt's row), in one
   * transaction with the key. Answers what the call needs, as JSON. A refusal rolls back and binds nothing.
   */
  prepare(tx: UserCtx): Promise<Prepared>;
  /**
   * Calls outside of any transaction. Repeated with the same `prepared` after a crash or a failure: it must name the
   * same attempt to the other side. "No" is a result like "yes"; a rejection means that nobody knows.
   */
  call(prepared: Prepared, signal: AbortSignal): Promise<Result>;
  /** Writes the outcome, in one transaction with the answer. */
  finish(tx: UserCtx, prepared: Prepared, result: Result): Promise<FinalAnswer>;
}

interface Times {
  /** How long a repeat waits for its turn. */
  readonly waitMs?: number;
  readonly leaseMs?: number;
}

/** The time as the request's clock goes on. */
type Clock = () => number;

function clockOf(ctx: UserCtx): Clock {
  const began = performance.now();
  return () => +ctx.now + performance.now() - began;
}

type Turn<Prepared> =
  { readonly answer: FinalAnswer } | { readonly prepared: Prepared };

/** Begins, finds the answer, or takes over what a crash left; null while another one calls. */
function takeTurn<Prepared>(
  ctx: UserCtx,
  request: OnceRequest,
  prepare: (tx: UserCtx) => Promise<Prepared>,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Promise<Turn<Prepared> | null> {
  const id = { owner: request.owner, key: request.key };
  const requestHash = hashPayload(request.payload);
  const leaseUntil = new Date(now + leaseMs);
  return inTransaction(ctx, async (tx) => {
    await limitLockWaits(tx.db, WAIT_SECONDS);
    const row = { ...id, requestHash, createdAt: tx.now };
    if (await claimIdempotencyKey(tx.db, row)) {
      const prepared = await prepare(tx);
      await updateIdempotencyRow(tx.db, id, { prepared, leaseUntil });
      return { prepared };
    }
    const bound = await findIdempotencyRow(tx.db, id, { hold: true });
    if (!bound) return null;
    const answer = boundAnswer(bound, requestHash);
    if (answer) return { answer };
    if (bound.leaseUntil && +bound.leaseUntil > now) return null;
    await updateIdempotencyRow(tx.db, id, { leaseUntil });
    return { prepared: bound.prepared as Prepared };
  });
}

/** Looks again, between transactions, until it is this one's turn; conflict with Retry-After when it waited in vain. */
async function awaitTurn<Prepared>(
  ctx: UserCtx,
  request: OnceRequest,
  prepare: (tx: UserCtx) => Promise<Prepared>,
  times: { readonly clock: Clock } & Required<Times>,
): Promise<Turn<Prepared>> {
  const { clock, leaseMs, waitMs } = times;
  const end = clock() + waitMs;
  for (let tries = 0; ; tries += 1) {
    const ms = backoffMs(BACKOFF, tries);
    const lease = { now: clock(), leaseMs };
    const turn = await orInProgress(() =>
      takeTurn(ctx, request, prepare, lease),
    );
    if (turn) return turn;
    if (clock() + ms > end) throw inProgress();
    await pause(ms);
  }
}

/** Renews the lease of a key while `call` lasts; the last renewal has ended when it resolves. */
async function holding<Result>(
  ctx: UserCtx,
  id: KeyOf,
  { clock, leaseMs }: { readonly clock: Clock; readonly leaseMs: number },
  call: () => Promise<Result>,
): Promise<Result> {
  let renewal = Promise.resolve();
  const renew = (): Promise<void> =>
    updateIdempotencyRow(ctx.db, id, {
      leaseUntil: new Date(clock() + leaseMs),
    }).catch((err: unknown) =>
      ctx.log.warn({ err }, 'the lease of a key was not renewed'),
    );
  const timer = setInterval(() => {
    renewal = renewal.then(renew);
  }, leaseMs / RENEWALS_PER_LEASE);
  try {
    return await call();
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

/**
 * Does work with an outside call in its middle once per user and key. The key is claimed and committed with what
 * was prepared; then the call is made; then outcome and answer are committed together. A repeat meanwhile waits for
 * the answer, then it is conflict (409) with Retry-After; after a crash in between, or a call that failed, a repeat
 * goes on from what was prepared. Other promises as answerOnce makes them.
 */
export async function answerInPhases<Prepared, Result>(
  ctx: UserCtx,
  request: OnceRequest,
  phases: Phases<Prepared, Result>,
  { leaseMs = LEASE_MS, waitMs = WAIT_SECONDS * 1000 }: Times = {},
): Promise<FinalAnswer> {
  const id = { owner: request.owner, key: request.key };
  const times = { clock: clockOf(ctx), leaseMs, waitMs };
  const turn = await awaitTurn(ctx, request, phases.prepare, times);
  if ('answer' in turn) return turn.answer;
  const { prepared } = turn;
  let result: Result;
  try {
    result = await holding(ctx, id, times, () =>
      phases.call(prepared, AbortSignal.timeout(OUTSIDE_MS)),
    );
  } catch (error) {
    await updateIdempotencyRow(ctx.db, id, { leaseUntil: null });
    throw error;
  }
  return orInProgress(() =>
    inTransaction(ctx, async (tx) => {
      const bound = await findIdempotencyRow(tx.db, id, { hold: true });
      const known = bound && boundAnswer(bound, bound.requestHash);
      if (known) return known;
      const answer = await phases.finish(tx, prepared, result);
      await storeIdempotentAnswer(tx.db, id, answer);
      return answer;
    }),
  );
}
