import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  terminate,
} from 'firebase/firestore';
import { whileShown } from '@/utils/browser/page-shown';
import type { FirestoreConfig } from '@/utils/chat/firestore-config';

/** Firestore as one person. */
export interface ChatAccess {
  readonly db: Firestore;
  readonly uid: string;
}

export interface Connection extends ChatAccess {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  /** The page's way into the back/forward cache is no matter of this one any more. */
  readonly forgetPage: () => void;
}

/** A page in the back/forward cache has no connection; what listens goes on after it. */
function connectWhileShown(db: Firestore): () => void {
  return whileShown((isBack) => {
    if (isBack) enableNetwork(db).catch(() => undefined);
    return () => void disableNetwork(db).catch(() => undefined);
  });
}

let count = 0;

/** An app of its own, so that closing one chat leaves another page's alone; nothing is kept in the browser. */
export async function openFirestore(
  { apiKey, appId, authDomain, emulator, projectId }: FirestoreConfig,
  token: string,
): Promise<Connection> {
  count += 1;
  const keys = { apiKey, appId, authDomain, projectId };
  const app = initializeApp(keys, `chat-${count}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    const db = initializeFirestore(app, {});
    if (emulator) {
      const { hostname, port } = new URL(`http://${emulator.firestore}`);
      const options = { disableWarnings: true };
      connectAuthEmulator(auth, `http://${emulator.auth}`, options);
      connectFirestoreEmulator(db, hostname, Number(port));
    }
    const { user } = await signInWithCustomToken(auth, token);
    const forgetPage = connectWhileShown(db);
    return { app, auth, db, forgetPage, uid: user.uid };
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}

/** Ends the app and all it listens to. */
export async function disconnect(connection: Connection): Promise<void> {
  const { app, db, forgetPage } = connection;
  forgetPage();
  await terminate(db);
  await deleteApp(app);
}
