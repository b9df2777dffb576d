import { jobContext, type Services } from '../context';
import type { DbHandle } from '../db/client';
import { makeExport } from '@/server/domain/account/data-export/make-export';
import { forgetDueAccount } from '@/server/domain/account/deletion/forget-account';
import { sendNewsBatch } from '@/server/domain/notice/send-news';
import { logger } from '../logger';
import { runtime } from '../runtime';

const IDLE_MS = 2_000;
const AFTER_FAILURE_MS = 5_000;
/** Nobody waits for it, so the accounts are looked through now and then only. */
const FORGET_EVERY_MS = 10 * 60_000;
/** So many of a kind in one turn. */
const BATCH_MAX = 50;

export interface AccountWorkDeps {
  readonly handle: Pick<DbHandle, 'db'>;
  readonly services: Services;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

type Step = typeof makeExport;

/** Does a step until nothing is left to do; how often it did something. */
async function repeat(deps: AccountWorkDeps, step: Step): Promise<number> {
  const { handle, now = () => new Date(), services } = deps;
  const job = { db: handle.db, services, name: 'account-work' };
  const { signal } = runtime().stop;
  let done = 0;
  while (done < BATCH_MAX && !signal.aborted) {
    if (!(await step(jobContext(job, now())))) break;
    done += 1;
  }
  return done;
}

/** Makes the exports that wait. Several processes may do it at once: each takes what no other holds. */
export function makeExports(deps: AccountWorkDeps): Promise<number> {
  return repeat(deps, makeExport);
}

/** Forgets everybody whose day has come; each is forgotten once. */
export function forgetAccounts(deps: AccountWorkDeps): Promise<number> {
  return repeat(deps, forgetDueAccount);
}

/** Brings the operator's news into inboxes, a batch a step. Several processes may do it at once: each takes what no other holds. */
export function sendNews(deps: AccountWorkDeps): Promise<number> {
  return repeat(deps, sendNewsBatch);
}

/** Makes exports as they are asked for, brings news into inboxes and forgets accounts as they come due, until the process stops. Failures are logged. */
export function startAccountWork(deps: AccountWorkDeps): void {
  const { signal } = runtime().stop;
  let timer: NodeJS.Timeout | undefined;
  let forgottenAt = 0;

  async function work(): Promise<void> {
    await makeExports(deps);
    await sendNews(deps);
    if (Date.now() - forgottenAt < FORGET_EVERY_MS) return;
    await forgetAccounts(deps);
    forgottenAt = Date.now();
  }

  async function turn(): Promise<void> {
    let rest = IDLE_MS;
    try {
      await work();
    } catch (err) {
      rest = AFTER_FAILURE_MS;
      if (!signal.aborted)
        logger().error({ err }, 'work for accounts was not done');
    }
    if (!signal.aborted) timer = setTimeout(() => void turn(), rest).unref();
  }

  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  void turn();
}
