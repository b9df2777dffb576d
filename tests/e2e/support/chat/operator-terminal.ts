import { runOperator } from '@/scripts/operator/run-operator';
import { E2E_OPERATOR_TOKEN } from '@/tests/e2e/support/server';

/** A terminal in which the operator's tool runs against a server. */
export function operatorTerminal(url: string, words: readonly string[]) {
  const stop = new AbortController();
  const written: string[] = [];
  const waiting: string[] = [];
  let press: () => void = () => undefined;
  let wake: () => void = () => undefined;
  const ended = runOperator(words, {
    env: { OPERATOR_TOKEN: E2E_OPERATOR_TOKEN, SITE: url },
    fetch,
    signal: stop.signal,
    write: (text) => written.push(text),
    complain: (text) => written.push(text),
    lines: async function* (onKey) {
      press = onKey;
      while (!stop.signal.aborted) {
        yield* waiting.splice(0);
        await new Promise<void>((done) => (wake = done));
      }
    },
  });
  return {
    /** What it wrote so far. */
    text: () => written.join('\n'),
    press: () => press(),
    type: (line: string) => {
      waiting.push(line);
      wake();
    },
    /** What it ended with; of a command that goes on, after it was stopped. */
    ended,
    stop: () => {
      stop.abort();
      wake();
      return ended;
    },
  };
}
