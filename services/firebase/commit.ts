import {
  collection,
  doc,
  type DocumentReference,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { ChatWriteError } from '@/utils/chat/chat-transport';
import type { FirestoreSession } from './chat-session';
import type { ChatAccess } from './connect';

/** A write that got no answer for so long may have been done or not. */
const PATIENCE_MS = 15_000;

/** A room's document. */
export const roomRef = ({ db }: ChatAccess, id: string): DocumentReference =>
  doc(collection(db, 'chats'), id);

/** Gives up waiting; the work may end well later. */
export function impatient<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new ChatWriteError('unknown')),
      PATIENCE_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/**
 * One transaction: done or not when it settles, and nothing stays behind in the SDK. Its own queue would hold a write
 * that was called failed, and send it later.
 */
export async function commit(
  session: FirestoreSession,
  attempts: number,
  work: (transaction: Transaction, access: ChatAccess) => Promise<void>,
): Promise<void> {
  if (!navigator.onLine) throw new ChatWriteError('offline');
  const access = await session.access();
  const options = { maxAttempts: attempts };
  await impatient(
    runTransaction(access.db, (one) => work(one, access), options),
  );
}
