import { PICTURES_DATABASE } from '@/utils/chat/chat-storage';

const TABLE = 'pictures';

/** The bytes of pictures that are not sent yet, by the message's client id. */
export interface PictureStore {
  put(clientId: string, picture: Blob): Promise<void>;
  get(clientId: string): Promise<Blob | null>;
  remove(clientId: string): Promise<void>;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('indexedDB'));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(PICTURES_DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
  return settled(request).then((database) => {
    // a log-out deletes it
    database.onversionchange = () => database.close();
    return database;
  });
}

/** Runs one request; the database is closed again, so that nothing holds it when it is to be deleted. */
async function run<T>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    return await settled(
      ask(database.transaction(TABLE, mode).objectStore(TABLE)),
    );
  } finally {
    database.close();
  }
}

/**
 * Pictures wait for the network as texts do: in IndexedDB, through close and reload. Where the browser has none they
 * wait in memory, as long as the page lives.
 */
export function pictureStore(): PictureStore {
  const memory = new Map<string, Blob>();
  return {
    async put(clientId, picture) {
      memory.set(clientId, picture);
      await run('readwrite', (table) => table.put(picture, clientId)).catch(
        () => undefined,
      );
    },
    async get(clientId) {
      const here = memory.get(clientId);
      if (here) return here;
      const kept: unknown = await run('readonly', (table) =>
        table.get(clientId),
      ).catch(() => null);
      return kept instanceof Blob ? kept : null;
    },
    async remove(clientId) {
      memory.delete(clientId);
      await run('readwrite', (table) => table.delete(clientId)).catch(
        () => undefined,
      );
    },
  };
}
