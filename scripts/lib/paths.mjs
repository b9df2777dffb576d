import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const root = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);

export const fromRoot = (...parts) => path.join(root, ...parts);

const windows = process.platform === 'win32';

/** Node 24 of the `node` package, which everything but the bootstrap runs on. */
export const nodeBinary = fromRoot(
  windows ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node',
);

export const nextBinary = fromRoot('node_modules/next/dist/bin/next');

/** Where Next builds to; next.config.ts reads the same variable. */
export const distDir = (env) => fromRoot(env.NEXT_DIST_DIR || '.next');

export function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null; // Absent or cut off half-way: the same as never written.
  }
}

export const hashOf = (content) =>
  createHash('sha256').update(content).digest('hex');
