import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BenchPage } from '../measure-pages';

const CHECKOUTS = '.cache/bench/against';
const SERVE_CITY = resolve('scripts/bench/phone/serve-city.mjs');
const BOOT_PATIENCE_MS = 180_000;

/** One of the two builds that are compared, being served. */
export interface Side {
  readonly name: string;
  readonly pages: readonly BenchPage[];
  stop(): Promise<void>;
}

function run(command: string, args: readonly string[], cwd = '.'): string {
  const ended = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (ended.status !== 0)
    throw new Error(
      `${command} ${args.join(' ')}:\n${ended.stdout}${ended.stderr}`,
    );
  return ended.stdout.trim();
}

/** A checkout of the ref in a folder of its own, with packages; kept for the next time. */
function checkoutOf(ref: string): string {
  const commit = run('git', ['rev-parse', '--short=12', `${ref}^{commit}`]);
  const folder = join(CHECKOUTS, commit);
  mkdirSync(CHECKOUTS, { recursive: true });
  if (!existsSync(join(folder, 'package.json'))) {
    rmSync(folder, { recursive: true, force: true });
    run('git', ['worktree', 'prune']);
    run('git', ['worktree', 'add', '--detach', folder, commit]);
  }
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) {
    // The build installs again where the lock file is another one.
    cpSync('node_modules', packages, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  return folder;
}

function ensureBuilt(folder: string): void {
  run('node', ['scripts/test.mjs', '--only', 'build'], folder);
}

function serve(folder: string): Promise<Pick<Side, 'pages' | 'stop'>> {
  const child = spawn(
    join(resolve(folder), 'node_modules', 'node', 'bin', 'node'),
    ['--import', 'tsx', SERVE_CITY],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  return new Promise((resolvePages, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${folder} was never served`));
    }, BOOT_PATIENCE_MS);
    child.once('exit', () => reject(new Error(`${folder} ended at once`)));
    child.once('message', (pages: readonly BenchPage[]) => {
      clearTimeout(late);
      resolvePages({
        pages,
        stop: async () => {
          child.disconnect();
          await ended;
        },
      });
    });
  });
}

/** Builds this checkout, or that of a git ref, and serves the benchmark's city from it. */
export async function openSide(ref: string | undefined): Promise<Side> {
  const folder = ref === undefined ? '.' : checkoutOf(ref);
  ensureBuilt(folder);
  return { name: ref ?? 'this checkout', ...(await serve(folder)) };
}
