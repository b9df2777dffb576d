// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/**
 * An npm and a Next that note that they began, wait for the file `go`, and leave what ours would. They end with the
 * command that started them.
 */
const SLOW_TOOLS = `
import fs from 'node:fs';
import path from 'node:path';
const what = process.argv[2];
const parent = process.ppid;
fs.appendFileSync('log', what + '\\n');
const write = (file, text) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const timer = setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
  if (!fs.existsSync('go')) return;
  clearInterval(timer);
  if (what === 'build') return fs.mkdirSync('.next');
  write('node_modules/tsx/package.json', '{"type":"module","exports":"./index.js"}');
  write('node_modules/tsx/index.js', '');
  write('node_modules/next/dist/bin/next', "import('../../../../npm-cli.js')");
  write('node_modules/node/bin/.keep', '');
  fs.symlinkSync(process.execPath, 'node_modules/node/bin/node');
}, 20);
`;

interface Command {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly said: () => string;
}

let checkout = '';
const running = new Set<ChildProcess>();

const at = (...names: string[]) => join(checkout, ...names);
const log = () =>
  existsSync(at('log')) ? readFileSync(at('log'), 'utf8').trim() : '';

beforeEach(() => {
  checkout = realpathSync(mkdtempSync(join(tmpdir(), 'checkout-')));
  cpSync('scripts/lib', at('scripts/lib'), { recursive: true });
  cpSync('scripts/serve', at('scripts/serve'), { recursive: true });
  cpSync('scripts/run.mjs', at('scripts/run.mjs'));
  writeFileSync(at('package.json'), '{"type":"module"}');
  writeFileSync(at('package-lock.json'), '{"packages":{}}');
  writeFileSync(at('npm-cli.js'), SLOW_TOOLS);
  writeFileSync(at('done.ts'), `console.log('ran');`);
  writeFileSync(
    at('build.mjs'),
    `import { handleSignals } from './scripts/lib/run-child.mjs';
     import { ensureBuilt } from './scripts/lib/bootstrap.mjs';
     handleSignals();
     await ensureBuilt({ PATH: process.env.PATH });`,
  );
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  rmSync(checkout, { recursive: true });
});

function command(...args: string[]): Command {
  const child = spawn(process.execPath, args, {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      npm_execpath: at('npm-cli.js'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, ended, said: () => text };
}

const until = (seen: () => unknown) => expect.poll(seen).toBeTruthy();
const go = () => writeFileSync(at('go'), '');
const run = () => command('scripts/run.mjs', 'done.ts');

describe('two commands in one checkout', () => {
  test('the second waits for the installation of the first, and has nothing to install', async () => {
    const first = run();
    await until(() => log() === 'ci');
    const second = run();
    await until(() => second.said().includes('waiting'));
    expect(second.said()).toContain(
      `Another command (process ${first.child.pid}) is installing the packages here; waiting for it …`,
    );
    go();
    expect(await first.ended).toBe(0);
    expect(await second.ended).toBe(0);
    expect(second.said()).toContain('another command installed them');
    expect([first.said(), second.said()]).toEqual([
      expect.stringContaining('ran'),
      expect.stringContaining('ran'),
    ]);
    expect(log()).toBe('ci');
  });

  test('one that is killed while it installs leaves the lock to the next', async () => {
    const first = run();
    await until(() => log() === 'ci');
    const others = [run(), run()];
    for (const other of others)
      await until(() => other.said().includes('waiting'));
    first.child.kill('SIGKILL');
    await first.ended;
    await until(() => log() === 'ci\nci');
    go();
    for (const other of others) expect(await other.ended).toBe(0);
    expect(log()).toBe('ci\nci');
  });

  test('the lock of a dead command does not hold up a later one', async () => {
    const first = run();
    await until(() => log() === 'ci');
    first.child.kill('SIGKILL');
    await first.ended;
    expect(existsSync(at('.cache/setup-1.sock'))).toBe(true);
    go();
    const later = run();
    expect(await later.ended).toBe(0);
    expect(later.said()).not.toContain('waiting');
    expect(later.said()).toContain('ran');
  });

  test('a build is waited for, too, and is not done twice', async () => {
    go();
    expect(await run().ended).toBe(0);
    rmSync(at('go'));
    const first = command('build.mjs');
    await until(() => log() === 'ci\nbuild');
    const second = command('build.mjs');
    await until(() => second.said().includes('is building the site here'));
    go();
    expect(await first.ended).toBe(0);
    expect(await second.ended).toBe(0);
    expect(second.said()).toContain('another command built it');
    expect(log()).toBe('ci\nbuild');
  });
});
