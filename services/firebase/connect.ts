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
  type Firestore,
  initializeFirestore,
  terminate,
} from 'firebase/firestore';
import type { FirestoreConfig } from '@/utils/chat/firestore-config';

/** Firestore as one person. */
export interface ChatAccess {
  readonly db: Firestore;
  readonly uid: string;
}

export interface Connection extends ChatAccess {
  readonly app: FirebaseApp;
  readonly auth: Auth;
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
    return { app, auth, db, uid: user.uid };
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}

/** Ends the app and all it listens to. */
export async function disconnect({ app, db }: Connection): Promise<void> {
  await terminate(db);
  await deleteApp(app);
}
