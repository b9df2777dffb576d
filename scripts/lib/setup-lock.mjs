import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot, hashOf, root } from './paths.mjs';
import { say } from './screen.mjs';

/**
 * A socket, or Windows' named pipe: the kernel closes it when its process ends, however that happens. A killed process
 * leaves its file behind, and its number stays used: removing the file could remove that of its successor.
 */
function lockAddress(number) {
  const name = `sofra-setup-${hashOf(root).slice(0, 24)}-${number}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = fromRoot(`.cache/setup-${number}.sock`);
  // A longer address than about 104 bytes is refused.
  return Buffer.byteLength(inside) < 100
    ? inside
    : path.join(os.tmpdir(), `${name}.sock`);
}

/** Takes the lock: resolves to its release, or to null when the address is in use. */
function take(address, doing) {
  const waiting = new Set();
  const server = net.createServer((socket) => {
    waiting.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => waiting.delete(socket));
    socket.write(`(process ${process.pid}) is ${doing}`);
  });
  const release = () => {
    server.close();
    for (const socket of waiting) socket.destroy();
  };
  return new Promise((resolve) => {
    server.once('error', ({ code }) =>
      // Some file systems have no sockets: there the commands run without a lock.
      resolve(code === 'EADDRINUSE' ? null : () => {}),
    );
    server.listen(address, () => resolve(release));
  });
}

/** Waits while a process listens at the address. Resolves to whether there is none, only the file of a dead one. */
function untilReleased(address) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address);
    socket.setEncoding('utf8');
    socket.once('data', (holder) =>
      say(`  Another command ${holder} here; waiting for it …`),
    );
    socket.once('error', (error) => {
      if (error.code === 'EACCES') reject(error);
      resolve(error.code === 'ECONNREFUSED');
    });
    socket.once('close', () => resolve(false));
  });
}

async function isDead(address) {
  if (!(await untilReleased(address))) return false;
  await sleep(100); // A living one refuses, too, between its bind and its listen.
  return untilReleased(address);
}

async function acquire(doing) {
  fs.mkdirSync(fromRoot('.cache'), { recursive: true });
  for (let number = 1; ;) {
    const address = lockAddress(number);
    const release = await take(address, doing);
    if (release) return release;
    number = (await isDead(address)) ? number + 1 : 1;
  }
}

/**
 * Runs the work while no other command installs or builds in this checkout; waits for one that does. The work looks
 * first whether that one has left it anything to do.
 */
export async function alone(doing, work) {
  const release = await acquire(doing);
  try {
    return await work();
  } finally {
    release();
  }
}
