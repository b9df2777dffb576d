import { repeat } from '@/server/bounds/job-steps';
import { reportOwedMoney } from '@/server/domain/card/owed-money';
import type { Services } from '../context';
import { jobContext } from '@/server/jobs/job-context';
import type { DbHandle } from '../db/client';

const EVERY_MS = 60_000;
const LIMIT_MS = 30_000;
const AGAIN_AFTER_MS = 60 * 60_000;

/** Looks for money that nobody can send back, and tells the log at most once an hour; `look` is one turn. */
export function moneyAlarm(
  { db }: Pick<DbHandle, 'db'>,
  services: Services,
): { readonly look: (now: Date) => Promise<void> } {
  let saidAt = -Infinity;
  const job = { db, services, name: 'money-alarm' };
  return {
    async look(now) {
      if (+now - saidAt < AGAIN_AFTER_MS) return;
      if (await reportOwedMoney(jobContext(job, now))) saidAt = +now;
    },
  };
}

/** Looks now and every minute until the process stops. */
export function startMoneyAlarm(
  handle: Pick<DbHandle, 'db'>,
  services: Services,
): void {
  const alarm = moneyAlarm(handle, services);
  void repeat({
    name: 'money-alarm',
    every: EVERY_MS,
    limitMs: LIMIT_MS,
    steps: () => alarm.look(new Date()),
  });
}
