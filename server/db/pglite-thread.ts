import { resolve } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { QueryOptions, Results } from '@electric-sql/pglite';

// Imported, `new Worker(path)` is taken by Next's bundler, which makes a chunk of the file.
const threads = process.getBuiltinModule('node:worker_threads');

const WORKER_FILE = 'server/db/pglite-worker.mjs';
/** The thread's own heap: answers on their way. PostgreSQL's memory is not in it. */
const HEAP_MB = 256;

/** As much of PGlite as Drizzle uses of a transaction. */
interface Statements {
  query<T>(
    text: string,
    params?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>>;
}

interface ErrorFacts {
  readonly message: string;
  readonly stack?: string;
  readonly own: Readonly<Record<string, unknown>>;
  readonly cause?: ErrorFacts;
}

type Said =
  | { readonly channel: string; readonly payload: string }
  | { readonly id: number; readonly result?: unknown }
  | { readonly id: number; readonly error: ErrorFacts };

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly failed: (error: Error) => void;
}

export interface ThreadOptions {
  /** PGlite's own folder; omitted: in memory. */
  readonly folder?: string;
  readonly heapMb?: number;
  /** The thread ended by itself; told once, after all that waited was refused. */
  readonly onLost?: (error: Error) => void;
}

/** The database's thread is gone, with what it was asked; bounds/database-away.ts knows the code. */
class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';
  readonly code = '57P02';
}

function errorOf({ cause, message, own, stack }: ErrorFacts): Error {
  const error = new Error(message, cause && { cause: errorOf(cause) });
  // Set as the driver sets them: `code`, `constraint`, `severity` …
  return Object.assign(error, { stack }, own);
}

/**
 * PGlite in a worker thread, with as much of its interface as Drizzle and we use. Answers are PGlite's own; of errors
 * the facts arrive, never parameters. `parsers` are not called: values of the types they name arrive as text, which is
 * what each of Drizzle's returns. One transaction at a time: statement-queue.ts sees to it.
 */
export class PgliteThread implements Statements {
  private readonly waiting = new Map<number, Waiting>();
  private readonly heard = new Map<string, ((payload: string) => void)[]>();
  private readonly worker: Worker;
  private lastId = 0;
  private isOpen = false;
  private lost: ThreadLostError | null = null;

  private constructor(private readonly options: ThreadOptions) {
    this.worker = new threads.Worker(resolve(WORKER_FILE), {
      name: 'pglite',
      // Not what this process was started with: loaders of TypeScript, inspectors.
      execArgv: [],
      workerData: { dataDir: options.folder },
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb ?? HEAP_MB },
    });
    this.worker.on('message', (said: Said) => this.hear(said));
    this.worker.on('messageerror', (error: Error) => this.lose(error));
    this.worker.on('error', (error: Error) => this.lose(error));
    this.worker.on('exit', () => this.lose());
  }

  /** Starts the thread and opens the folder in it; fails as PGlite does, and then leaves no thread. */
  static async open(options: ThreadOptions): Promise<PgliteThread> {
    const thread = new PgliteThread(options);
    try {
      await thread.ask('open');
      thread.isOpen = true;
      return thread;
    } catch (error) {
      await thread.worker.terminate();
      throw error;
    }
  }

  /** One statement, outside of any transaction. */
  query<T>(
    text: string,
    params?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    return this.send(text, params, options, false);
  }

  /** Commits when the work is done, rolls back when it fails; then its handle refuses. */
  async transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T> {
    await this.ask('begin');
    let isOver = false;
    const tx: Statements = {
      query: (text, params, options) =>
        isOver
          ? Promise.reject(new Error('Transaction is closed'))
          : this.send(text, params, options, true),
    };
    try {
      const result = await work(tx);
      isOver = true;
      await this.ask('commit');
      return result;
    } catch (error) {
      // A COMMIT that failed has ended it already.
      if (!isOver) await this.rollBack();
      isOver = true;
      throw error;
    }
  }

  /** Calls back for every NOTIFY on the channel, before the statement that sent it is answered. */
  async listen(
    channel: string,
    onMessage: (payload: string) => void,
  ): Promise<void> {
    const own = this.heard.get(channel) ?? [];
    this.heard.set(channel, [...own, onMessage]);
    if (!own.length) await this.ask('listen', { channel });
  }

  /** Closes the database as PGlite does and ends the thread; nothing is left to do when it is lost. */
  async close(): Promise<void> {
    this.isOpen = false;
    try {
      if (!this.lost) await this.ask('close');
    } finally {
      await this.worker.terminate();
    }
  }

  /** What went wrong before says more than a rollback that found the thread gone. */
  private async rollBack(): Promise<void> {
    await this.ask('rollback').catch((error: unknown) => {
      if (!this.lost) throw error;
    });
  }

  private send<T>(
    text: string,
    params: unknown[] | undefined,
    { parsers, rowMode }: QueryOptions = {},
    inTransaction: boolean,
  ): Promise<Results<T>> {
    const textTypes = Object.keys(parsers ?? {});
    return this.ask('query', {
      text,
      params,
      rowMode,
      textTypes,
      inTransaction,
    }) as Promise<Results<T>>;
  }

  private ask(call: string, given?: unknown): Promise<unknown> {
    if (this.lost) return Promise.reject(this.lost);
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((done, failed) => {
      // Throws, and so rejects, before anything waits: a parameter that cannot be copied.
      this.worker.postMessage({ id, call, given });
      this.waiting.set(id, { done, failed });
    });
  }

  private hear(said: Said): void {
    if ('channel' in said) {
      for (const onMessage of this.heard.get(said.channel) ?? [])
        onMessage(said.payload);
      return;
    }
    const waiting = this.waiting.get(said.id);
    this.waiting.delete(said.id);
    if ('error' in said) waiting?.failed(errorOf(said.error));
    else waiting?.done(said.result);
  }

  private lose(cause?: Error): void {
    if (this.lost) return;
    const error = new ThreadLostError('the thread of the database ended', {
      cause,
    });
    this.lost = error;
    for (const { failed } of this.waiting.values()) failed(error);
    this.waiting.clear();
    if (this.isOpen) this.options.onLost?.(error);
  }
}
