import { forCaller } from './bounds/fair-queue';
import { serverEnv } from './env';
import { refusalIn } from './errors';
import { logger } from './logger';
import { isDatabaseAway } from './repositories/database/database-away';
import { startProblem } from './start-problem';

const TRY_FOR_MS = 60_000;
const PAUSE_MS = 500;

/** Whether the next try may find the database; what a person has to mend is reported at once. */
function isPassing(error: unknown): boolean {
  const isAway =
    refusalIn(error)?.code === 'unavailable' || isDatabaseAway(error);
  return isAway && startProblem(error, serverEnv()) === null;
}

/**
 * A step of the start, repeated for a minute while the database does not answer; so it must be safe to repeat. Fails as
 * its last try does, and at once with what another try cannot change.
 */
export async function askAgain<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + TRY_FOR_MS;
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() >= until) throw error;
      logger().warn('the database does not answer yet: the start asks again');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}

/** The same for what the start asks of an open database: the queue of statements does not refuse it. */
export function essential<T>(work: () => Promise<T>): Promise<T> {
  return askAgain(() =>
    forCaller({ kind: 'vital', client: 'start', isEssential: true }, work),
  );
}
