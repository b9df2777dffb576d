import { repeat } from '../bounds/job-steps';
import type { Services } from '../context';
import { jobContext } from '@/server/jobs/job-context';
import type { DbHandle } from '../db/client';
import { fetchHosted } from '@/server/domain/chat/hosted/fetch-hosted';
import { type Backoff, backoffMs } from '@/utils/browser/backoff';

/** How soon it is asked again after something came; while nothing comes, longer and longer. */
const BACKOFF: Backoff = { firstMs: 1_500, mostMs: 10_000, factor: 1.2 };
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
  let idle = 0;
  void repeat({
    name: 'hosted-chat.fetch',
    every: (count) => backoffMs(BACKOFF, (idle = count > 0 ? 0 : idle + 1)),
    limitMs: LIMIT_MS,
    steps: () => fetchHosted(jobContext(job, new Date())),
  });
}
