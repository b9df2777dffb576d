import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '@/tests/support/free-port';
import { endWithUs, runToEnd } from './child';

const FOLDER = resolve('.cache/bench/empty-app');
const NODE = resolve('node_modules/node/bin/node');
const NEXT = resolve('node_modules/next/dist/bin/next');
const PATIENCE_MS = 30_000;

/** One page that says nothing, rendered for each request as ours are. It lies inside the checkout to find its Next. */
const FILES: Readonly<Record<string, string>> = {
  'pages/index.jsx':
    'export default function Empty() { return <p>Empty</p>; }\n' +
    'export const getServerSideProps = () => ({ props: {} });\n',
  // Else Next takes the checkout's.
  'instrumentation.js': 'export function register() {}\n',
  'next.config.mjs':
    `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} }, ` +
    'poweredByHeader: false, devIndicators: false };\n',
};

export interface EmptyApp {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
});

/** Builds the empty application with the site's own Next, once per version of it. */
async function buildEmptyApp(): Promise<void> {
  const stamp = join(FOLDER, 'built.txt');
  const version = `${readFileSync('node_modules/next/package.json', 'utf8')}${JSON.stringify(FILES)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'pages'), { recursive: true });
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(join(FOLDER, name), text);
  const { status, stderr } = await runToEnd(NODE, [NEXT, 'build'], {
    cwd: FOLDER,
    env: environment(),
  });
  if (status !== 0)
    throw new Error(`the empty page does not build:\n${stderr}`);
  writeFileSync(stamp, version);
}

async function untilServing(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill('SIGKILL');
  throw new Error('the empty page was never served');
}

/** Serves an otherwise empty Next application: what our pages are compared with. */
export async function startEmptyApp(): Promise<EmptyApp> {
  await buildEmptyApp();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(NODE, [NEXT, 'start', '-p', String(port)], {
    cwd: FOLDER,
    env: environment(),
    stdio: 'ignore',
  });
  endWithUs(child);
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  await untilServing(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
