import { example } from '@/server/compose';
import type { ExamplePlugIn } from '@/server/example/port';
import { spawnSync } from 'node:child_process';
import { lockFolder } from '@/server/db/folder-lock';
import { makePrivateFiles } from '@/server/db/private-files';
import { readServerEnv, type ServerEnv } from '@/server/env';
import { reasonOf, ToolError } from './fail-readably';

/** Runs a program to its end; its own words become the error. */
export function runProgram(command: string, args: readonly string[]): void {
  const { error, status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (error || status !== 0)
    throw new ToolError(`${command}: ${error?.message ?? stderr.trim()}`);
}

export function hasProgram(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** `--yes` stands for the answer to the question. */
export function confirm(what: string): void {
  if (process.argv.includes('--yes')) return;
  throw new ToolError(`${what} Say --yes to go on.`);
}

/** The command line without its flags. */
export function givenArguments(): string[] {
  return process.argv.slice(2).filter((word) => !word.startsWith('--'));
}

/** Where the uploads are when DATA_DIR does not hold them; null: it does. No tool copies, replaces or empties a bucket. */
export function uploadsElsewhere({
  STORAGE_S3_BUCKET,
  STORAGE_S3_ENDPOINT,
}: ServerEnv): string | null {
  if (!STORAGE_S3_BUCKET) return null;
  const host = STORAGE_S3_ENDPOINT && new URL(STORAGE_S3_ENDPOINT).host;
  return `the bucket ${STORAGE_S3_BUCKET}${host ? ` at ${host}` : ''}`;
}

/** Runs the work while no server can open the data folder; refuses, naming the holder, when one has it. */
export async function withFolder(
  env: ServerEnv,
  work: () => void,
): Promise<void> {
  const lock = await lockFolder(env.DATA_DIR);
  try {
    work();
  } finally {
    lock.release();
  }
}

/** The frame of a tool: its settings, and one readable line when it fails. */
export async function runTool(
  tool: (env: ServerEnv) => Promise<void>,
): Promise<void> {
  try {
    makePrivateFiles();
    await tool(readServerEnv(process.env));
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}

/** The example city; throws ToolError where its folder is away. */
export function exampleCity(): ExamplePlugIn {
  if (!example)
    throw new ToolError(
      'This needs the example city, and the folder example/ is not here.',
    );
  return example;
}
