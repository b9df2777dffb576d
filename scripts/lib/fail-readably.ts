import type { ServerEnv } from '@/server/env';
import { readServerEnv } from '@/server/env';
import { errorLines } from '@/server/safe-error';
import { startProblem } from '@/server/start-problem';

/** Something the person at the keyboard can mend; shown without a stack. */
export class ToolError extends Error {}

function environment(): ServerEnv | undefined {
  try {
    return readServerEnv(process.env);
  } catch {
    return undefined;
  }
}

/** One line where the reason is known, else the error with its stack; nothing of what a statement was given. */
export function reasonOf(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  return startProblem(error, environment()) ?? errorLines(error);
}

/** Says why and ends the process with 1. */
export function failReadably(error: unknown): never {
  console.error(reasonOf(error));
  process.exit(1);
}
