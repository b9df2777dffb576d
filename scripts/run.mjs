#!/usr/bin/env node
/** `node scripts/run.mjs <script.ts> [arguments]`: runs a TypeScript script on our Node, installing first if need be. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/bootstrap.mjs';
import { readEnvironment } from './lib/configuration.mjs';
import { nodeBinary, root } from './lib/paths.mjs';
import { handleSignals, stopWithUs } from './lib/run-child.mjs';
import { ReadableError, fail } from './lib/screen.mjs';

async function main() {
  const [script, ...rest] = process.argv.slice(2);
  if (!script)
    throw new ReadableError(
      'Usage: node scripts/run.mjs <script.ts> [arguments]',
    );
  if (!existsSync(script))
    throw new ReadableError(
      `This needs ${script}, and the folder example/ is not here.`,
    );
  handleSignals();
  await ensureInstalled();
  const child = spawn(nodeBinary, ['--import', 'tsx', script, ...rest], {
    cwd: root,
    env: readEnvironment(),
    stdio: 'inherit',
  });
  stopWithUs(child);
  child.once('error', fail);
  child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

main().catch(fail);
