import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '../cli-error';
import type { OperatorClient } from '../client';

/** The pause before something is tried again. */
export const RETRY_MS = 2_000;

/** One event of a stream; `position` says that it is connected: what comes from now on is told. */
export interface StreamEvent {
  readonly type: string;
  readonly data: string;
}

interface Block extends StreamEvent {
  readonly id: string | null;
}

function parseBlock(block: string): Block {
  const valueOf = (name: string): string | null =>
    new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? null;
  return {
    id: valueOf('id'),
    type: valueOf('event') ?? '',
    data: valueOf('data') ?? '{}',
  };
}

async function* blocksOf(response: Response): AsyncGenerator<Block> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of response.body) {
    rest += decoder.decode(bytes as Uint8Array, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks.map(parseBlock);
  }
}

/**
 * The events below this path as they come, until the signal aborts. A lost connection is taken up again where it ended
 * (Last-Event-ID), so that none is missed; a token that is not known ends it with CliError.
 */
export async function* followStream(
  client: OperatorClient,
  path: string,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  let lastEventId: string | null = null;
  while (!signal.aborted) {
    try {
      const response = await client.stream(path, lastEventId, signal);
      for await (const { id, ...event } of blocksOf(response)) {
        lastEventId = id ?? lastEventId;
        if (event.type || id !== null)
          yield { ...event, type: event.type || 'position' };
        if (signal.aborted) return;
      }
    } catch (error) {
      if (error instanceof CliError) throw error;
      // the connection is gone: it is tried again
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => null);
  }
}
