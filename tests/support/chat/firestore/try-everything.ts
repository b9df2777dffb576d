import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  addDoc,
  collection,
  type CollectionReference,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  getFirestore,
  onSnapshot,
  orderBy,
  type Query,
  query,
  type QuerySnapshot,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { FirestoreToken } from '@/utils/chat/firestore-config';

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error
      ? String(error.code)
      : String(error);
  }
}

/** The first word of a listener's server: what the SDK wrote itself, it remembers. */
const listened = (list: Query): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const next = ({ metadata }: QuerySnapshot): void => {
      if (!metadata.fromCache) resolve(null);
    };
    onSnapshot(list, { includeMetadataChanges: true }, next, reject);
  });

/** A room of the caller's own, with a message in it, so that nothing below is refused for want of one. */
async function makeOwn(
  chats: CollectionReference,
  messages: CollectionReference,
  { id, user }: { readonly id: string; readonly user: string },
) {
  const words = {
    ...{ chat_id: id, user, roleId: 'admin', seq: 0, chat_content: 'Mine' },
    ...{ sender: 1, author: null, img: null, order_id: null },
    created_at: serverTimestamp(),
  };
  await setDoc(doc(chats, id), {
    ...{ user, role: 'admin', roleId: 'admin', title: '', img: null },
    ...{ simulated: false, order_id: null, closes_at: null, agent: null },
    ...{ created_at: serverTimestamp(), last: null, last_at: null },
    ...{ count_other: 0, count_read: 0, read_at: null, typing_at: null },
    ...{ hidden_at: null, other_delivered_at: null, other_read_at: null },
    other_typing_at: null,
  });
  await setDoc(doc(messages, crypto.randomUUID()), words);
  return {
    room: doc(chats, id),
    /** Another message there, with what is not allowed. */
    write: (more: object) =>
      setDoc(doc(messages, crypto.randomUUID()), { ...words, ...more }),
  };
}

/** What somebody who signed in can ask of another person's room by the bare SDK, and how each was answered. */
export async function tryEverything(
  { chat, config, token }: FirestoreToken,
  {
    chatId,
    messageId,
  }: { readonly chatId: string; readonly messageId: string },
): Promise<Record<string, string>> {
  const app = initializeApp({ ...config }, `stranger-${messageId}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const db = getFirestore(app);
  const { hostname, port } = new URL(`http://${config.emulator?.firestore}`);
  connectAuthEmulator(auth, `http://${config.emulator?.auth}`, {
    disableWarnings: true,
  });
  connectFirestoreEmulator(db, hostname, Number(port));
  const { user } = await signInWithCustomToken(auth, token);
  const [chats, messages] = [
    collection(db, 'chats'),
    collection(db, 'messages'),
  ];
  const [room, message] = [doc(chats, chatId), doc(messages, messageId)];
  const words = {
    ...{ chat_id: chatId, user: user.uid, roleId: 'admin', seq: 0 },
    ...{ chat_content: 'Let me in', sender: 1, author: null, img: null },
    ...{ order_id: null, created_at: serverTimestamp() },
  };
  const own = await makeOwn(chats, messages, {
    id: chat?.id ?? '',
    user: user.uid,
  });
  const before = Timestamp.fromMillis(Date.now() - 60_000);
  const inRoom = query(
    messages,
    where('chat_id', '==', chatId),
    orderBy('created_at', 'asc'),
  );
  const batch = writeBatch(db);
  batch.set(doc(messages, crypto.randomUUID()), words);
  batch.update(room, { last_at: serverTimestamp() });
  const tries: Readonly<Record<string, () => Promise<unknown>>> = {
    'reads the room': () => getDocFromServer(room),
    'reads a message': () => getDocFromServer(message),
    'lists every room': () => getDocsFromServer(chats),
    'lists the rooms of its owner': () =>
      getDocsFromServer(query(chats, where('user', '==', 'jo'))),
    'lists every message': () => getDocsFromServer(messages),
    'lists the messages of the room': () => getDocsFromServer(inRoom),
    'listens to every room': () => listened(chats),
    'listens to the messages of the room': () => listened(inRoom),
    'writes in the room': () =>
      setDoc(doc(messages, crypto.randomUUID()), words),
    'writes as its owner': () =>
      setDoc(doc(messages, crypto.randomUUID()), { ...words, user: 'jo' }),
    'adds a message': () => addDoc(messages, words),
    'changes a message': () => updateDoc(message, { chat_content: 'No' }),
    'deletes a message': () => deleteDoc(message),
    'types in the room': () =>
      updateDoc(room, { typing_at: serverTimestamp() }),
    'takes the room': () => updateDoc(room, { user: user.uid }),
    'makes the room anew': () => setDoc(room, { user: user.uid }),
    'deletes the room': () => deleteDoc(room),
    'writes several at once': () => batch.commit(),
    'speaks as the other side in their own room': () =>
      own.write({ sender: 0, seq: 1, author: 'Support' }),
    'speaks under a name in their own room': () =>
      own.write({ author: 'Support' }),
    'dates a message back': () => own.write({ created_at: before }),
    'writes for the owner in their own room': () => own.write({ user: 'jo' }),
    'writes too long a text': () =>
      own.write({ chat_content: 'x'.repeat(2_001) }),
    'writes an empty text': () => own.write({ chat_content: '' }),
    'shows a picture of elsewhere': () =>
      own.write({ img: 'https://evil.example/a.webp' }),
    'dates a room back': () => updateDoc(own.room, { created_at: before }),
    'reads for the other side': () =>
      updateDoc(own.room, { other_read_at: serverTimestamp() }),
    'gives their own room away': () => updateDoc(own.room, { user: 'jo' }),
    'makes a collection of its own': () =>
      setDoc(doc(db, 'notes', 'one'), { text: 'x' }),
  };
  const done: Record<string, string> = {};
  for (const [name, work] of Object.entries(tries))
    done[name] = await codeOf(work());
  return done;
}
