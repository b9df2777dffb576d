import { createHash } from 'node:crypto';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ReadableError } from './screen.mjs';

/** Where server/db/folder-lock.ts puts its socket; the bootstrap runs before TypeScript can be loaded. */
function socketPath(folder) {
  const beside = path.join(folder, 'holder.sock');
  if (Buffer.byteLength(beside) < 100) return beside;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  return path.join(os.tmpdir(), `sofra-${name}.sock`);
}

/** The process id that holds the data folder, or null. */
export function holderOf(folder) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(socketPath(folder));
    socket.setTimeout(2000, () => {
      socket.destroy();
      resolve('unknown');
    });
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve(null));
    socket.on('end', () => {
      socket.destroy();
      resolve(answer || 'unknown');
    });
  });
}

export async function checkNotHeld(folder) {
  const holder = await holderOf(folder);
  if (holder)
    throw new ReadableError(
      `The data folder ${folder} is in use by process ${holder}. Stop that process, or choose another DATA_DIR.`,
    );
}
