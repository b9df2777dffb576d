import { runOperator } from '@/scripts/operator/run-operator';
import {
  type ApiHarness,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';

export interface ToolRun {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  readonly signal?: AbortSignal;
  readonly lines?: (onKey: () => void) => AsyncIterable<string>;
  readonly onWrite?: (text: string) => void;
}

const ENV = { OPERATOR_TOKEN: TEST_OPERATOR_TOKEN, SITE: 'http://test.local' };

/** The operator's command line against the API of a test; answers what it wrote and ended with. */
export async function operate(
  api: ApiHarness,
  line: readonly string[],
  options: ToolOptions = {},
): Promise<ToolRun> {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runOperator(line, {
    env: options.env ?? ENV,
    fetch:
      options.fetch ??
      ((input, init) => api.fetch(new Request(input as URL, init))),
    write: (text) => {
      out.push(text);
      options.onWrite?.(text);
    },
    complain: (text) => {
      errors.push(text);
      options.onWrite?.(text);
    },
    lines: options.lines,
    signal: options.signal ?? new AbortController().signal,
  });
  // The next call reads what the command changed.
  await api.heard();
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}
