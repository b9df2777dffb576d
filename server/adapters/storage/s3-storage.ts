import { addAbortSignal, Readable } from 'node:stream';
import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import type { Storage, StoredFacts } from '@/server/domain/picture/storage';
import { type Bucket, PATIENCE, s3Caller } from './s3-client';
import { MOST_BYTES, TooLargeError } from './too-large';

/** So long a process does not ask again what an object is, nor whether there is one; names are never used twice. */
const FRESH_MS = 60_000;
const MOST_FACTS = 20_000;
const FACTS_BYTES = 8 * 1024 * 1024;
/** An answer that is cut in its middle is asked for once more. */
const READS = 2;

interface Looked {
  readonly facts: StoredFacts | null;
}

async function readBody(
  body: unknown,
  size: number | undefined,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!(body instanceof Readable)) throw new Error('the answer has no body');
  if ((size ?? 0) > MOST_BYTES) {
    body.destroy();
    throw new TooLargeError(size);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of addAbortSignal(signal, body)) {
    const bytes = part as Uint8Array;
    length += bytes.byteLength;
    // leaving the loop closes the connection
    if (length > MOST_BYTES) throw new TooLargeError(undefined);
    parts.push(bytes);
  }
  if (size !== undefined && length < size) throw new Error('the answer ended');
  return new Uint8Array(Buffer.concat(parts, length));
}

/** Objects of a bucket, which any number of processes on any machines share. */
export function s3Storage(bucket: Bucket, patience = PATIENCE): Storage {
  const call = s3Caller(bucket, patience);
  const { endpoint = '', name: Bucket } = bucket;

  async function head(key: string): Promise<Looked> {
    const facts = await call(
      'tell of an object',
      async (client, sdk, signal) => {
        const command = new sdk.HeadObjectCommand({ Bucket, Key: key });
        const found = await client.send(command, { abortSignal: signal });
        const version = (found.ETag ?? '').replace(/[^\w-]/g, '');
        return { size: found.ContentLength ?? 0, version };
      },
    );
    return { facts };
  }
  const known = () =>
    boundedCache<Looked>(`stored facts ${endpoint} ${Bucket}`, {
      entries: MOST_FACTS,
      bytes: FACTS_BYTES,
      freshMs: FRESH_MS,
      weigh: (looked, key) => bytesOf(looked) + bytesOf(key),
      loading: {
        // while the bucket is away an old answer is better than none: resized pictures are kept here
        fetchMethod: (key, old) =>
          head(key).catch((error: unknown) => {
            if (old?.facts) return old;
            throw error;
          }),
        noDeleteOnFetchRejection: true,
      },
    });

  const read: Storage['read'] = (key) =>
    call('give an object', async (client, sdk, signal) => {
      for (let turn = 1; ; turn += 1) {
        const command = new sdk.GetObjectCommand({ Bucket, Key: key });
        const found = await client.send(command, { abortSignal: signal });
        try {
          return await readBody(found.Body, found.ContentLength, signal);
        } catch (error) {
          const isOver = error instanceof TooLargeError || signal.aborted;
          if (isOver || turn === READS) throw error;
        }
      }
    });

  return {
    async look(key) {
      return (await known().forceFetch(key)).facts;
    },
    read,
    async write(key, bytes) {
      await call('take an object', (client, sdk, signal) => {
        const command = new sdk.PutObjectCommand({
          Bucket,
          Key: key,
          Body: bytes,
          ContentLength: bytes.byteLength,
        });
        return client.send(command, { abortSignal: signal });
      }).finally(() => known().delete(key));
    },
    async remove(key) {
      await call('remove an object', (client, sdk, signal) => {
        const command = new sdk.DeleteObjectCommand({ Bucket, Key: key });
        return client.send(command, { abortSignal: signal });
      }).finally(() => known().delete(key));
    },
  };
}
