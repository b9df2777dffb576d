import {
  type Job,
  type JobStep,
  repeat,
  repeatRows,
  type RowTurn,
  stepsOf,
} from '../bounds/job-steps';
import type { Ctx, Services } from '../context';
import { jobContext } from '@/server/jobs/job-context';
import type { DbHandle } from '../db/client';
import {
  cancelUnpaidOrder,
  sweepAttempt,
} from '@/server/domain/card/sweep-attempts';
import { sendRefund } from '@/server/domain/card/send-refund';

const IDLE_MS = 2_000;
const LIMIT_MS = 30_000;
/** So many of a kind in one turn. */
const BATCH_MAX = 50;

export interface SweeperDeps {
  readonly handle: Pick<DbHandle, 'db'>;
  readonly services: Services;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

/** Takes one row that is due and that no other process holds; false when there is none. */
type Sweep = (ctx: Ctx, turn: RowTurn) => Promise<boolean>;

/**
 * Asking providers about attempts of which nothing was heard, cancelling orders that nobody paid in time, sending money
 * back; each answers how much there was. Several processes may do them at once: each takes what no other holds.
 */
function payments({
  handle: { db },
  now = () => new Date(),
  services,
}: SweeperDeps): Job<number> {
  const job = { db, services, name: 'payment-sweeper' };
  const rows = (sweep: Sweep) => (signal: AbortSignal) =>
    repeatRows((turn) => sweep(jobContext(job, now()), turn), {
      most: BATCH_MAX,
      signal,
    });
  return {
    name: 'payments',
    every: IDLE_MS,
    limitMs: LIMIT_MS,
    steps: {
      attempts: rows(sweepAttempt),
      'unpaid-orders': rows(cancelUnpaidOrder),
      refunds: rows(sendRefund),
    },
  };
}

/** The sweeper's steps, each once. */
export const paymentSteps = (deps: SweeperDeps): JobStep<number>[] =>
  stepsOf(payments(deps));

/**
 * Sweeps until the process stops. What is due is in the database, so a restart loses nothing. No step waits for another:
 * a provider that does not answer delays no cancellation.
 */
export function startPaymentSweeper(deps: SweeperDeps): void {
  void repeat(payments(deps));
}
