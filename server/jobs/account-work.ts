import { repeat, repeatRows, type RowTurn } from '../bounds/job-steps';
import type { Ctx, Services } from '../context';
import { jobContext } from '@/server/jobs/job-context';
import type { DbHandle } from '../db/client';
import { makeExport } from '@/server/domain/account/data-export/make-export';
import { forgetDueAccount } from '@/server/domain/account/deletion/forget-account';
import { sendNewsBatch } from '@/server/domain/notice/send-news';
import { runtime } from '../runtime';

const IDLE_MS = 2_000;
/** Nobody waits for it, so the accounts are looked through now and then only. */
const FORGET_EVERY_MS = 10 * 60_000;
const LIMIT_MS = 60_000;
/** So many of a kind in one turn. */
const BATCH_MAX = 50;

export interface AccountWorkDeps {
  readonly handle: Pick<DbHandle, 'db'>;
  readonly services: Services;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

type Work = (deps: AccountWorkDeps, signal?: AbortSignal) => Promise<number>;

/** Does it until nothing is left to do; how often it did something. */
const untilDone =
  (work: (ctx: Ctx, turn: RowTurn) => Promise<boolean>): Work =>
  (
    { handle, now = () => new Date(), services },
    signal = runtime().stop.signal,
  ) => {
    const job = { db: handle.db, services, name: 'account-work' };
    return repeatRows((turn) => work(jobContext(job, now()), turn), {
      most: BATCH_MAX,
      signal,
    });
  };

/** Makes the exports that wait. Several processes may do it at once: each takes what no other holds. */
export const makeExports: Work = untilDone(makeExport);

/** Forgets everybody whose day has come; each is forgotten once. */
export const forgetAccounts: Work = untilDone(forgetDueAccount);

/** Brings the operator's news into inboxes, a batch a step. Several processes may do it at once: each takes what no other holds. */
export const sendNews: Work = untilDone(sendNewsBatch);

/** Makes exports as they are asked for, brings news into inboxes and forgets accounts as they come due, until the process stops. */
export function startAccountWork(deps: AccountWorkDeps): void {
  const does = (work: Work) => (signal: AbortSignal) => work(deps, signal);
  void repeat({
    name: 'accounts',
    every: IDLE_MS,
    limitMs: LIMIT_MS,
    steps: { exports: does(makeExports), news: does(sendNews) },
  });
  void repeat({
    name: 'accounts.deletions',
    every: FORGET_EVERY_MS,
    limitMs: LIMIT_MS,
    steps: does(forgetAccounts),
  });
}
