import { reportOwedMoney } from '@/server/domain/card/owed-money';
import { jobContext, type Services } from '../context';
import type { DbHandle } from '../db/client';
import { logger } from '../logger';
import { runtime } from '../runtime';

const EVERY_MS = 60_000;
const AGAIN_AFTER_MS = 60 * 60_000;

/**
 * Looks for money that nobody can send back, and tells the log at most once an hour; `look` is one turn. Failures are
 * logged.
 */
export function moneyAlarm(
  { db }: Pick<DbHandle, 'db'>,
  services: Services,
): { readonly look: (now: Date) => Promise<void> } {
  let saidAt = -Infinity;
  const job = { db, services, name: 'money-alarm' };
  return {
    async look(now) {
      if (+now - saidAt < AGAIN_AFTER_MS) return;
      try {
        if (await reportOwedMoney(jobContext(job, now))) saidAt = +now;
      } catch (err) {
        if (!runtime().stop.signal.aborted)
          logger().warn({ err }, 'what is owed could not be read');
      }
    },
  };
}

/** Looks now and every minute until the process stops. */
export function startMoneyAlarm(
  handle: Pick<DbHandle, 'db'>,
  services: Services,
): void {
  const { signal } = runtime().stop;
  const alarm = moneyAlarm(handle, services);
  const look = (): void => void alarm.look(new Date());
  const timer = setInterval(look, EVERY_MS).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  look();
}
