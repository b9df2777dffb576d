import { setTimeout as sleep } from 'node:timers/promises';
import { jobContext, type Services } from '../context';
import type { DbHandle } from '../db/client';
import { fetchHosted } from '@/server/domain/chat/hosted/fetch-hosted';
import { logger } from '../logger';
import { runtime } from '../runtime';

/** How soon it is asked again after something came; while nothing comes, longer and longer. */
const SOON_MS = 1_500;
const IDLE_MS = 10_000;
const AFTER_FAILURE_MS = 15_000;

/**
 * Brings what customers write at a hosted chat into our own rooms, until the process stops; nothing where chat goes by
 * this server. Every process may do it: a message is written once. Failures are logged.
 */
export async function startChatFetcher(
  { db }: Pick<DbHandle, 'db'>,
  services: Services,
): Promise<void> {
  if (!services.hostedChat) return;
  const { signal } = runtime().stop;
  const job = { db, services, name: 'chat-fetcher' };
  let rest = SOON_MS;
  while (!signal.aborted) {
    try {
      const count = await fetchHosted(jobContext(job, new Date()));
      rest = count > 0 ? SOON_MS : Math.min(IDLE_MS, rest * 1.2);
    } catch (err) {
      rest = AFTER_FAILURE_MS;
      if (!signal.aborted) logger().error({ err }, 'the chat was not fetched');
    }
    await sleep(rest, undefined, { signal, ref: false }).catch(() => null);
  }
}
