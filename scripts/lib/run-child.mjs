import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { ReadableError } from './screen.mjs';

/** Of a long failing output the beginning and the end are shown. */
const headLines = 25;
const tailLines = 40;

/**
 * Runs a command quietly: its lines go to `onLine`, and the last ones into the error when it fails.
 * `stderrOnly`: the error shows what the command wrote to stderr, nothing else.
 */
export function runQuietly(command, args, options = {}) {
  const {
    env,
    onLine = () => {},
    what = command,
    stderrOnly = false,
  } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const head = [];
    const tail = [];
    const collect = (stream, keep) => {
      let rest = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        const lines = (rest + chunk).split(/\r?\n/);
        rest = lines.pop() ?? '';
        for (const line of lines) take(line, keep);
      });
      stream.on('end', () => rest && take(rest, keep));
    };
    const take = (line, keep) => {
      if (keep) (head.length < headLines ? head : tail).push(line);
      if (tail.length > tailLines) tail.shift();
      onLine(line);
    };
    collect(child.stdout, !stderrOnly);
    collect(child.stderr, true);
    stopWithUs(child);
    child.once('error', (error) =>
      reject(new ReadableError(`${what} could not start: ${error.message}`)),
    );
    child.once('close', (code, signal) => {
      if (stopping) process.exit(interrupted);
      if (code === 0) return resolve();
      const said = [...head, ...tail].join('\n').trim();
      const how = signal ? `was stopped by ${signal}` : `failed (exit ${code})`;
      reject(
        new ReadableError(
          stderrOnly && said ? said : `${what} ${how}:\n${said}`,
        ),
      );
    });
  });
}

/** What a shell gives a command that a signal ended. */
export const interrupted = 130;

const children = new Set();
let stopping = null;

/** The signal that asked us to stop, or null. */
export const stoppingSignal = () => stopping;

/** Whether a child still runs. */
export const hasChildren = () => children.size > 0;

/** Lets a signal that reaches this process reach the child, too. */
export function stopWithUs(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** A Ctrl-C in a terminal reaches the whole process group by itself: it is not sent a second time. */
function passOn(signal) {
  const groupHasIt = signal === 'SIGINT' && process.stdin.isTTY;
  for (const child of children) if (!groupHasIt) child.kill(signal);
}

/** How long a child may take to end, beside its grace. */
const patienceMs = 8000;
/** Npm and process managers signal this process and its parent at once: that is one signal. */
const sameSignalMs = 500;

/**
 * Passes SIGINT, SIGTERM and SIGHUP to the children, a second one, too, at which a server ends at once. Watches for a
 * parent that dies (SIGTERM to npm orphans its script). Kills what has not ended after its grace and the patience.
 */
export function handleSignals({ graceMs = 0 } = {}) {
  const parent = process.ppid;
  const patience = graceMs + patienceMs;
  let askedAt = 0;
  const stop = (signal) => {
    if (stopping) {
      if (performance.now() - askedAt > sameSignalMs) passOn(signal);
      return;
    }
    stopping = signal;
    askedAt = performance.now();
    if (children.size === 0) process.exit(0);
    passOn(signal);
    // A `kill -INT` of this process alone looks like a Ctrl-C, and nobody handles SIGHUP: ask once more.
    setTimeout(
      () => passOn('SIGTERM'),
      signal === 'SIGTERM' ? patience : 1500,
    ).unref();
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, patience).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(signal));
  setInterval(() => {
    if (process.ppid !== parent && !stopping) stop('SIGTERM');
  }, 500).unref();
}
