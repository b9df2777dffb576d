/** What is known of something kept without reading it. */
export interface StoredFacts {
  /** In bytes. */
  readonly size: number;
  /** Another one whenever the bytes are others. */
  readonly version: string;
}

/** Plain names only: no way up, no hidden file, no other separator. */
export const isStorageKey = (key: string): boolean =>
  key
    .split('/')
    .every((part) => /^[\w-][\w.-]*$/.test(part) && !part.includes('..'));

/**
 * Where the bytes that people send in are kept, by keys such as `images/uploads/ab/….webp`: a folder, or a bucket that
 * several processes share. Every call has an end: one that fails or takes too long throws `unavailable` (503).
 */
export interface Storage {
  /** Null: there is nothing of this key. */
  look(key: string): Promise<StoredFacts | null>;
  /** The whole bytes; null: there is nothing of this key. What is too large to be read at once throws. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Whole or not at all. After an error nobody knows whether it was kept: whoever writes keeps a row of the key, so that
   * it is removed some day.
   */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Also when there is nothing of this key. */
  remove(key: string): Promise<void>;
}

/** The same storage for keys below a folder of it. */
export function storageBelow(storage: Storage, folder: string): Storage {
  const below = (key: string): string => `${folder}/${key}`;
  return {
    look: (key) => storage.look(below(key)),
    read: (key) => storage.read(below(key)),
    write: (key, bytes) => storage.write(below(key), bytes),
    remove: (key) => storage.remove(below(key)),
  };
}
