import { type JobStep, repeatRows, repeatStep } from '../bounds/job-steps';
import type { Services } from '../context';
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

const SWEEPS = {
  'payments.attempts': sweepAttempt,
  'payments.unpaid-orders': cancelUnpaidOrder,
  'payments.refunds': sendRefund,
} as const;

/**
 * Asking providers about attempts of which nothing was heard, cancelling orders that nobody paid in time, sending money
 * back; each answers how much there was. Several processes may do them at once: each takes what no other holds.
 */
export function paymentSteps(deps: SweeperDeps): JobStep<number>[] {
  const { handle, now = () => new Date(), services } = deps;
  const job = { db: handle.db, services, name: 'payment-sweeper' };
  return Object.entries(SWEEPS).map(([name, sweep]) => ({
    name,
    limitMs: LIMIT_MS,
    work: (signal) =>
      repeatRows((turn) => sweep(jobContext(job, now()), turn), {
        most: BATCH_MAX,
        signal,
      }),
  }));
}

/**
 * Sweeps until the process stops. What is due is in the database, so a restart loses nothing. No step waits for another:
 * a provider that does not answer delays no cancellation.
 */
export function startPaymentSweeper(deps: SweeperDeps): void {
  for (const step of paymentSteps(deps)) void repeatStep(step, () => IDLE_MS);
}
