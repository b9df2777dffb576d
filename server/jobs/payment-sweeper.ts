import { jobContext, type Services } from '../context';
import type { DbHandle } from '../db/client';
import {
  cancelUnpaidOrder,
  sweepAttempt,
} from '@/server/domain/card/sweep-attempts';
import { sendRefund } from '@/server/domain/card/send-refund';
import { logger } from '../logger';
import { runtime } from '../runtime';

const IDLE_MS = 2_000;
const AFTER_FAILURE_MS = 5_000;
/** So many of a kind in one turn: nobody waits long behind the others. */
const BATCH_MAX = 50;

export interface SweeperDeps {
  readonly handle: Pick<DbHandle, 'db'>;
  readonly services: Services;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

/**
 * One turn: asks providers about attempts of which nothing was heard, cancels orders that nobody paid in time, sends
 * money back. Answers how much there was. Several processes may do it at once: each takes what no other holds.
 */
export async function sweepPayments(deps: SweeperDeps): Promise<number> {
  const { handle, now = () => new Date(), services } = deps;
  const { signal } = runtime().stop;
  const job = { db: handle.db, services, name: 'payment-sweeper' };
  let done = 0;
  for (const step of [sweepAttempt, cancelUnpaidOrder, sendRefund])
    for (let count = 0; count < BATCH_MAX && !signal.aborted; count += 1) {
      if (!(await step(jobContext(job, now())))) break;
      done += 1;
    }
  return done;
}

/** Sweeps until the process stops. What is due stands in the database, so a restart loses nothing. Failures are logged. */
export function startPaymentSweeper(deps: SweeperDeps): void {
  const { signal } = runtime().stop;
  let timer: NodeJS.Timeout | undefined;

  async function turn(): Promise<void> {
    let rest = IDLE_MS;
    try {
      await sweepPayments(deps);
    } catch (err) {
      rest = AFTER_FAILURE_MS;
      if (!signal.aborted)
        logger().error({ err }, 'payments could not be swept');
    }
    if (!signal.aborted) timer = setTimeout(() => void turn(), rest).unref();
  }

  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  void turn();
}
