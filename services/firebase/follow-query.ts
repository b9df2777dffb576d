import { onSnapshot, type Query } from 'firebase/firestore';
import type { FirestoreSession } from './chat-session';
import type { ChatAccess } from './connect';
import type { Snapshot } from './document-fields';
import { codeOf } from './error-code';

/** So often a listener that was refused comes back with a new token before it gives up. */
const TRIES = 3;

/**
 * Gives the whole list at each change of what the server has; what the SDK remembers is not shown before the server
 * answered once. The SDK itself comes back after a lost connection. After `onError` it is over.
 */
export function followQuery(
  session: FirestoreSession,
  queryOf: (access: ChatAccess) => Query,
  listener: {
    readonly onDocuments: (documents: readonly Snapshot[]) => void;
    readonly onError: (error: unknown) => void;
  },
): () => void {
  let isOver = false;
  let tries = 0;
  let stop: (() => void) | null = null;

  function end(error: unknown): void {
    if (isOver) return;
    isOver = true;
    listener.onError(error);
  }

  async function begin(): Promise<void> {
    const access = await session.access();
    if (isOver) return;
    let isFirst = true;
    stop = onSnapshot(
      queryOf(access),
      // the step from remembered to confirmed is one of metadata alone
      { includeMetadataChanges: true },
      (snapshot) => {
        if (isOver || (isFirst && snapshot.metadata.fromCache)) return;
        if (!isFirst && snapshot.docChanges().length === 0) return;
        isFirst = false;
        tries = 0;
        listener.onDocuments(snapshot.docs);
      },
      (error) => {
        const isRefused = /permission-denied|unauthenticated/.test(
          codeOf(error),
        );
        tries += 1;
        if (!isRefused || tries > TRIES) return end(error);
        session.renew().then(begin).catch(end);
      },
    );
  }

  begin().catch(end);
  return () => {
    isOver = true;
    stop?.();
  };
}
