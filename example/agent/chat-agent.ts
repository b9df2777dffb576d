import { repeatWhile, runStep, takeTurns } from '@/server/bounds/job-steps';
import type { Services } from '@/server/context';
import { jobContext } from '@/server/jobs/job-context';
import type { Db } from '@/server/db/client';
import { answerDueRoom, readDueRoom } from './answer-due-room';

const LOOK_MS = 1_000;
const LIMIT_MS = 30_000;

interface AgentDeps {
  readonly db: Db;
  readonly services: Services;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

/** Reads and answers every room that waits at this moment, one transaction each; how many answers there were. */
export async function runChatAgent({
  db,
  services,
  now = () => new Date(),
}: AgentDeps): Promise<number> {
  const job = { db, services, name: 'chat-agent' };
  const step = (name: string, work: typeof readDueRoom) =>
    runStep({
      name: `demo.chat-${name}`,
      limitMs: LIMIT_MS,
      work: (signal) =>
        repeatWhile(() => work(jobContext(job, now())), { signal }),
    });
  await step('read', readDueRoom);
  return (await step('answer', answerDueRoom)) ?? 0;
}

/** Demo mode: answers customers as support, shops and couriers of the example city until the process stops. */
export function startChatAgent(deps: AgentDeps): void {
  void takeTurns(async () => {
    await runChatAgent(deps);
    return LOOK_MS;
  });
}
