import { createInterface, type Interface } from 'node:readline';

const CLEAR_LINE = '\r\u001b[K';

/** A terminal in which somebody types while lines are written: what is typed stays below them. */
export function openTerminal(stop: AbortController) {
  const { stderr, stdin, stdout } = process;
  let typing: Interface | null = null;

  async function* lines(onKey: () => void): AsyncGenerator<string> {
    const open = createInterface({
      input: stdin,
      output: stdout.isTTY ? stdout : undefined,
      prompt: '> ',
      signal: stop.signal,
    });
    // it gives each key now, Ctrl-C too
    open.once('SIGINT', () => stop.abort());
    stdin.on('keypress', onKey);
    if (stdout.isTTY) typing = open;
    typing?.prompt();
    try {
      for await (const line of open) {
        yield line;
        if (!stop.signal.aborted) typing?.prompt();
      }
      // Ctrl-D ends the talk
      stop.abort();
    } finally {
      stdin.off('keypress', onKey);
      typing = null;
    }
  }

  const above = (output: NodeJS.WriteStream) => (text: string) => {
    if (typing) stdout.write(CLEAR_LINE);
    output.write(`${text}\n`);
    typing?.prompt(true);
  };

  return {
    write: above(stdout),
    complain: above(stderr),
    lines: stdin.isTTY ? lines : undefined,
  };
}
