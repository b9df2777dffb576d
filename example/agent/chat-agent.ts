import {
  repeat,
  repeatWhile,
  runInTurn,
  stepsOf,
} from '@/server/bounds/job-steps';
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

/** Reads and answers every room that waits at the moment of its turn, one transaction each. */
function agent({ db, now = () => new Date(), services }: AgentDeps) {
  const job = { db, services, name: 'chat-agent' };
  const rooms = (work: typeof readDueRoom) => (signal: AbortSignal) =>
    repeatWhile(() => work(jobContext(job, now())), { signal });
  return {
    name: 'demo',
    limitMs: LIMIT_MS,
    steps: {
      'chat-read': rooms(readDueRoom),
      'chat-answer': rooms(answerDueRoom),
    },
  };
}

/** Reads and answers once; how many answers there were. */
export async function runChatAgent(deps: AgentDeps): Promise<number> {
  const found = await runInTurn(stepsOf(agent(deps)));
  return found.at(-1) ?? 0;
}

/** Demo mode: answers customers as support, shops and couriers of the example city until the process stops. */
export function startChatAgent(deps: AgentDeps): void {
  void repeat({ ...agent(deps), every: LOOK_MS, inTurn: true });
}
