import { setTimeout as sleep } from 'node:timers/promises';
import { connectServices, jobContext } from '@/server/context';
import type { Db } from '@/server/db/client';
import type { ServerEnv } from '@/server/env';
import { logger } from '@/server/logger';
import { runtime } from '@/server/runtime';
import { answerDueRoom, readDueRoom } from './answer-due-room';

const LOOK_MS = 1_000;
const AFTER_FAILURE_MS = 5_000;

interface AgentDeps {
  readonly db: Db;
  readonly env: ServerEnv;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

/** Reads and answers every room that waits at this moment, one transaction each; how many answers there were. */
export async function runChatAgent({
  db,
  env,
  now = () => new Date(),
}: AgentDeps): Promise<number> {
  const job = { db, services: connectServices(env), name: 'chat-agent' };
  const { signal } = runtime().stop;
  while (!signal.aborted && (await readDueRoom(jobContext(job, now()))));
  let answers = 0;
  while (!signal.aborted && (await answerDueRoom(jobContext(job, now()))))
    answers += 1;
  return answers;
}

/** Demo mode: answers customers as support, shops and couriers of the example city until the process stops. */
export async function startChatAgent(deps: AgentDeps): Promise<void> {
  const { signal } = runtime().stop;
  while (!signal.aborted) {
    let rest = LOOK_MS;
    try {
      await runChatAgent(deps);
    } catch (err) {
      rest = AFTER_FAILURE_MS;
      if (!signal.aborted) logger().error({ err }, 'the chat was not answered');
    }
    await sleep(rest, undefined, { signal }).catch(() => null);
  }
}
