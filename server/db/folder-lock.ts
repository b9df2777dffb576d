import { rmSync } from 'node:fs';
import net from 'node:net';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDataFolder, closeToOthers } from './private-files';

/** A folder that another living process holds. */
export class FolderHeldError extends Error {
  constructor(
    readonly folder: string,
    readonly holder: string,
  ) {
    super(
      `The data folder ${folder} is in use by process ${holder}. Stop that process, or choose another DATA_DIR.`,
    );
  }
}

/** A unix socket path is limited to about 107 bytes: a long folder gets a short name in the temp folder. */
function socketPath(folder: string): string {
  const beside = join(folder, 'holder.sock');
  if (Buffer.byteLength(beside) < 100) return beside;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  return join(tmpdir(), `sofra-${name}.sock`);
}

function listen(path: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(String(process.pid));
    });
    server.once('error', reject);
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

function askHolder(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(path);
    socket.setTimeout(3000, () => {
      socket.destroy();
      resolve(answer || 'unknown');
    });
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve(null));
    socket.on('end', () => resolve(answer || 'unknown'));
  });
}

/**
 * Takes the folder for this process. PGlite itself has no lock and two openers lose rows, so this is the one guard.
 * A socket left by a killed process is recognised (nobody answers) and replaced. Throws FolderHeldError.
 */
export async function lockFolder(
  folder: string,
): Promise<{ release: () => void }> {
  closeDataFolder(folder);
  const path = socketPath(folder);
  for (let attempt = 0; ; attempt++) {
    try {
      const server = await listen(path);
      closeToOthers(path);
      return { release: () => server.close() };
    } catch (error) {
      if (
        (error as NodeJS.ErrnoException).code !== 'EADDRINUSE' ||
        attempt >= 3
      )
        throw error;
      const holder = await askHolder(path);
      if (holder) throw new FolderHeldError(folder, holder);
      rmSync(path, { force: true });
    }
  }
}
