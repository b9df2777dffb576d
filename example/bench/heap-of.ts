import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '@/tests/e2e/support/server';

/** A new process's inspector on a free port of this machine; for NODE_OPTIONS. */
export const INSPECTED = '--inspect=127.0.0.1:0';
const ADDRESS = /Debugger listening on (ws:\S+)/g;
const KB = 1024;
/** What a collection frees only after callbacks have run goes with the next. */
const COLLECTIONS = 3;
const PAUSE_MS = 300;

export interface Memory {
  /** Bytes of JavaScript objects that are still reachable. */
  readonly heapUsed: number;
  /** Bytes of buffers outside of the heap that they hold. */
  readonly buffers: number;
  /** Bytes of the whole process. */
  readonly rss: number;
  /** Descriptors that it holds: files, sockets, pipes. */
  readonly files: number;
}

export interface HeapReader {
  /** Collects what is garbage, then reads. */
  read(): Promise<Memory>;
  close(): void;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

interface Reply {
  readonly id?: number;
  readonly result?: Readonly<Record<string, number>>;
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * KB;
}

async function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  return socket;
}

/**
 * Reads the memory of a server that was started with `INSPECTED`, from outside: the inspector collects garbage and
 * counts, so the product needs no route for it. Linux only, as RSS comes from /proc.
 */
export async function heapOf({ log, pid }: RunningServer): Promise<HeapReader> {
  // a process that starts the server prints an address of its own first
  const address = [...log().matchAll(ADDRESS)].at(-1)?.[1];
  if (!address) throw new Error(`no inspector:\n${log()}`);
  const socket = await open(address);
  const waiting = new Map<number, Waiting>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id) waiting.get(reply.id)?.resolve(reply);
  });
  const lost = () => new Error(`the server has ended:\n${log()}`);
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(lost());
  });
  let lastId = 0;
  const call = (method: string): Promise<Reply> => {
    if (socket.readyState !== WebSocket.OPEN) return Promise.reject(lost());
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ id, method }));
    return new Promise<Reply>((resolve, reject) =>
      waiting.set(id, { resolve, reject }),
    ).finally(() => waiting.delete(id));
  };
  return {
    read: async () => {
      for (let round = 0; round < COLLECTIONS; round += 1) {
        await call('HeapProfiler.collectGarbage');
        await sleep(PAUSE_MS);
      }
      const { result } = await call('Runtime.getHeapUsage');
      return {
        heapUsed: result?.usedSize ?? 0,
        buffers: result?.backingStorageSize ?? 0,
        rss: residentBytes(pid),
        files: readdirSync(`/proc/${pid}/fd`).length,
      };
    },
    close: () => socket.close(),
  };
}
