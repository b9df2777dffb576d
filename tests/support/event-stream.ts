import type { ApiHarness } from './api/api-harness';

export interface StreamEvent {
  /** `id-only` for a block that only moves the position. */
  readonly event: string;
  readonly id?: string;
  readonly data?: unknown;
}

export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next event of that name; others before it are skipped. Fails after five seconds. */
  next(event: string): Promise<StreamEvent>;
  close(): Promise<void>;
}

const PATIENCE_MS = 5_000;

function parseBlock(block: string): StreamEvent | null {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0)
      fields.set(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const data = fields.get('data');
  const id = fields.get('id');
  if (data === undefined)
    return id === undefined ? null : { event: 'id-only', id };
  return {
    event: fields.get('event') ?? 'message',
    id,
    data: JSON.parse(data) as unknown,
  };
}

/** Opens the caller's event stream as a browser would and reads its events one by one. */
export async function openEventStream(
  api: Pick<ApiHarness, 'fetch'>,
  headers: Record<string, string>,
  path = '/dashboard/user/events',
): Promise<EventStream> {
  const abort = new AbortController();
  const request = new Request(`http://test.local/api/v1${path}`, {
    headers,
    signal: abort.signal,
  });
  const response = await api.fetch(request);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let buffer = '';

  async function read(event: string): Promise<StreamEvent> {
    for (;;) {
      for (
        let end = buffer.indexOf('\n\n');
        end >= 0;
        end = buffer.indexOf('\n\n')
      ) {
        const found = parseBlock(buffer.slice(0, end));
        buffer = buffer.slice(end + 2);
        if (found?.event === event) return found;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done)
        throw new Error(`the stream ended before ${event}`);
      buffer += decoder.decode(chunk.value as Uint8Array, { stream: true });
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    next: (event) =>
      Promise.race([
        read(event),
        new Promise<never>((_, reject) => {
          setTimeout(
            () => reject(new Error(`no ${event} within ${PATIENCE_MS} ms`)),
            PATIENCE_MS,
          ).unref();
        }),
      ]),
    close: async () => {
      abort.abort();
      await reader?.cancel().catch(() => undefined);
    },
  };
}
