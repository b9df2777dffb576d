/** `npm run operator -- <command>`: lists and moves orders, answers refunds and customers, makes promo codes, edits stock, opens shops. */
import { failReadably } from './lib/fail-readably';
import { runOperator } from './operator/run-operator';
import { openTerminal } from './operator/terminal';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

process.exitCode = await runOperator(process.argv.slice(2), {
  env: process.env,
  fetch,
  ...openTerminal(stop),
  signal: stop.signal,
}).catch(failReadably);
