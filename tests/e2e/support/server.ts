import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_PASSWORD_COST } from '@/tests/support/account/password-cost';
import { freePort } from '@/tests/support/free-port';

const NODE = join('node_modules', 'node', 'bin', 'node');
const SERVE = join('scripts', 'serve', 'server.mjs');
const CACHE = '.cache';
const BOOT_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 8_000;
const TEMPLATE_LIFE_MS = 3_600_000;

export const E2E_OPERATOR_TOKEN = 'operator-token-for-e2e-tests';

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** What the process wrote so far. */
  log(): string;
  /** Asks it to end; resolves to its exit code. */
  stop(): Promise<number | null>;
  /** kill -9, as a crash would. */
  kill(): Promise<void>;
}

interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A folder to serve from; omitted: a fresh copy of the demo city, removed at the end. */
  readonly dataDir?: string;
  readonly port?: number;
}

/** The tests' environment: nothing of the developer's own settings, a fast city, no rate limit in the way. */
export function serverEnvironment(
  overrides: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return {
    ...{ PATH, HOME, TMPDIR, LANG },
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? '.next',
    NEXT_MANUAL_SIG_HANDLE: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    DATABASE_URL: '',
    SMTP_URL: '',
    DEMO_MODE: '1',
    DEMO_SPEED: '60',
    LOG_LEVEL: 'warn',
    OPERATOR_TOKEN: E2E_OPERATOR_TOKEN,
    PASSWORD_COST: String(TEST_PASSWORD_COST),
    RATE_LIMIT_LOGIN_PER_MINUTE: '1000',
    RATE_LIMIT_CODES_PER_10_MINUTES: '1000',
    RATE_LIMIT_CARTS_PER_10_MINUTES: '1000',
    MAX_IN_FLIGHT: '10000',
    MAX_WAIT_MS: '60000',
    STOP_GRACE_MS: '0',
    ...overrides,
  };
}

/** Changes whenever the code or the content that makes the city does. */
function cityVersion(): string {
  const hash = createHash('sha256');
  const files = ['server', 'example', 'utils', 'locales']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .concat('scripts/prepare.ts', 'package-lock.json')
    .filter((name) => /\.(ts|sql|json)$/.test(name));
  for (const name of files.sort()) hash.update(readFileSync(name));
  return hash.digest('hex').slice(0, 16);
}

/** Segments that PostgreSQL keeps for later, half of a city's size; after a clean end only the first is in use. */
function removeSpareSegments(dataDir: string): void {
  const folder = join(dataDir, 'pgdata', 'pg_wal');
  const segments = readdirSync(folder).filter((name) =>
    /^[\dA-F]{24}$/.test(name),
  );
  for (const name of segments.sort().slice(1)) rmSync(join(folder, name));
}

/** Runs scripts/prepare.ts on a new data folder. */
function prepareData(): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'draft-'));
  const made = spawnSync(NODE, ['--import', 'tsx', 'scripts/prepare.ts'], {
    env: serverEnvironment({ DATA_DIR: folder }),
    encoding: 'utf8',
  });
  if (made.status !== 0)
    throw new Error(`scripts/prepare.ts failed:\n${made.stderr}`);
  removeSpareSegments(folder);
  return folder;
}

/** Templates of cities that the code no longer makes; another run may still copy from a fresh one. */
function removeOldTemplates(): void {
  const names = readdirSync(CACHE).filter((name) => name.startsWith('city-'));
  for (const folder of names.map((name) => join(CACHE, name)))
    if (Date.now() - statSync(folder).mtimeMs > TEMPLATE_LIFE_MS)
      rmSync(folder, { recursive: true, force: true });
}

/** A seeded data folder, made once per version of the city and copied for each server. */
export function cityTemplate(): string {
  const folder = join(CACHE, `city-${cityVersion()}`);
  if (existsSync(folder)) return folder;
  const draft = prepareData();
  removeOldTemplates();
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, folder);
  return folder;
}

/** A data folder of the caller's own with the demo city in it. */
export function copyCity(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-e2e-'));
  cpSync(cityTemplate(), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('.sock'),
  });
  return folder;
}

async function untilServing(
  url: string,
  child: ChildProcess,
  log: () => string,
): Promise<void> {
  const started = Date.now();
  while (Date.now() - started < BOOT_PATIENCE_MS) {
    if (child.exitCode !== null)
      throw new Error(`the server ended at once:\n${log()}`);
    const answer = await fetch(`${url}/api/v1/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`no answer from ${url}:\n${log()}`);
}

/** Starts the built site on a free port with a data folder of its own, and waits until it serves. */
export async function startServer(
  options: ServerOptions = {},
): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const dataDir = options.dataDir ?? copyCity();
  const logFile = join(CACHE, `server-${port}.log`);
  mkdirSync(CACHE, { recursive: true });
  const output = openSync(logFile, 'w');
  const child = spawn(NODE, [SERVE], {
    env: serverEnvironment({
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: url,
      ...options.env,
    }),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const log = () => readFileSync(logFile, 'utf8');
  // A test that fails half-way leaves no server behind.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = new Promise<number | null>((done) => {
    child.once('exit', (code) => {
      process.off('exit', killWithUs);
      done(code);
    });
  });
  const tidy = () => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  await untilServing(url, child, log);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    log,
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
      const code = await ended;
      clearTimeout(late);
      tidy();
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
