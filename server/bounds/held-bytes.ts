import { runtimeSlot } from '@/server/runtime';

/** Of all bodies that this process holds at one time: two menus, or six pictures and what else comes meanwhile. */
const MOST_BYTES = 64_000_000;

const held = () => runtimeSlot('held bytes', () => ({ bytes: 0 }));

/** A body in memory; its bytes count until `release`, which may be called again. */
export interface HeldBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  release(): void;
}

function joined(parts: readonly Uint8Array[], size: number) {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/**
 * Reads a whole body, of at most so many bytes. `too_large` as soon as it has more; `no_room` when the bodies of this
 * process together would have more than 64 MB: whoever sent it comes again. Rejects as the body does.
 */
export async function holdBody(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<HeldBody | 'no_room' | 'too_large'> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const release = (): void => {
    held().bytes -= size;
    size = 0;
  };
  const refuse = <T>(why: T): T => {
    release();
    return why;
  };
  try {
    for await (const chunk of chunks) {
      if (size + chunk.byteLength > maxBytes) return refuse('too_large');
      if (held().bytes + chunk.byteLength > MOST_BYTES)
        return refuse('no_room');
      held().bytes += chunk.byteLength;
      size += chunk.byteLength;
      parts.push(chunk);
    }
  } catch (error) {
    release();
    throw error;
  }
  return { bytes: joined(parts, size), release };
}
