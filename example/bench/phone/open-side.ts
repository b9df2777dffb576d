import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CitySize } from '../bench-city';
import { runToEnd } from '../child';
import type { BenchPage } from '../measure-pages';

const CHECKOUTS = '.cache/bench/against';
const SERVE_CITY = resolve('example/bench/phone/serve-city.mjs');
const BOOT_PATIENCE_MS = 180_000;

type Environment = Readonly<Record<string, string>>;

/** One of the builds that are compared, being served. */
export interface Side {
  readonly name: string;
  readonly pages: readonly BenchPage[];
  stop(): Promise<void>;
}

async function run(
  command: string,
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Environment } = {},
): Promise<string> {
  const { status, stderr, stdout } = await runToEnd(command, args, {
    cwd,
    env: { ...process.env, ...env },
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout.trim();
}

/** A checkout of the ref in a folder of its own, with packages; kept for the next time. */
async function checkoutOf(ref: string): Promise<string> {
  const commit = await run('git', [
    'rev-parse',
    '--short=12',
    `${ref}^{commit}`,
  ]);
  const folder = join(CHECKOUTS, commit);
  mkdirSync(CHECKOUTS, { recursive: true });
  if (!existsSync(join(folder, 'package.json'))) {
    rmSync(folder, { recursive: true, force: true });
    await run('git', ['worktree', 'prune']);
    await run('git', ['worktree', 'add', '--detach', folder, commit]);
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

function serve(
  folder: string,
  env: Environment,
  { dishes, shops }: CitySize,
): Promise<Pick<Side, 'pages' | 'stop'>> {
  const child = spawn(
    join(resolve(folder), 'node_modules', 'node', 'bin', 'node'),
    ['--import', 'tsx', SERVE_CITY, String(shops), String(dishes)],
    {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  return new Promise((resolvePages, reject) => {
    const late = setTimeout(() => {
      child.disconnect();
      reject(new Error(`${folder} was never served`));
    }, BOOT_PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`${folder} ended at once`));
    });
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

interface SideOptions {
  /** A git ref; this checkout when absent. */
  readonly ref?: string;
  /** What the build goes without, of `publicEnv.without`. */
  readonly without?: string;
  readonly city: CitySize;
}

/** Builds this checkout, whole or without a part of it, or that of a git ref, and serves the benchmark's city. */
export async function openSide({
  city,
  ref,
  without,
}: SideOptions): Promise<Side> {
  const folder = ref === undefined ? '.' : await checkoutOf(ref);
  const env: Environment = without
    ? { NEXT_PUBLIC_WITHOUT: without, NEXT_DIST_DIR: '.next-without' }
    : {};
  await run('node', ['scripts/test.mjs', '--only', 'build'], {
    cwd: folder,
    env,
  });
  const name = without ? `without ${without}` : (ref ?? 'this checkout');
  return { name, ...(await serve(folder, env, city)) };
}
