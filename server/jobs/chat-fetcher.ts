import { repeatStep } from '../bounds/job-steps';
import type { Services } from '../context';
import { jobContext } from '@/server/jobs/job-context';
import type { DbHandle } from '../db/client';
import { fetchHosted } from '@/server/domain/chat/hosted/fetch-hosted';

/** How soon it is asked again after something came; while nothing comes, longer and longer. */
const SOON_MS = 1_500;
const IDLE_MS = 10_000;
const LIMIT_MS = 60_000;

/**
 * Brings what customers write at a hosted chat into our own rooms, until the process stops; nothing where chat goes by
 * this server. Every process may do it: a message is written once.
 */
export function startChatFetcher(
  { db }: Pick<DbHandle, 'db'>,
  services: Services,
): void {
  if (!services.hostedChat) return;
  const job = { db, services, name: 'chat-fetcher' };
  let rest = SOON_MS;
  void repeatStep(
    {
      name: 'hosted-chat.fetch',
      limitMs: LIMIT_MS,
      work: () => fetchHosted(jobContext(job, new Date())),
    },
    (count) => (rest = count > 0 ? SOON_MS : Math.min(IDLE_MS, rest * 1.2)),
  );
}
