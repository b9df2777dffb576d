import type { HostedChat } from '@/server/domain/chat/hosted/hosted-chat';
import type { ServerEnv } from '@/server/env';
import { readServiceAccount } from '@/server/environment/env-firebase';
import { firestoreRooms } from './firestore-rooms';

type HostedEnv = Pick<
  ServerEnv,
  'CHAT_TRANSPORT' | 'FIREBASE_SERVICE_ACCOUNT' | 'FIRESTORE_EMULATOR_HOST'
>;

/** Firestore as our server writes and reads it; null where chat goes by our own server. */
export function connectHostedChat(env: HostedEnv): HostedChat | null {
  const account = readServiceAccount(env);
  if (env.CHAT_TRANSPORT !== 'firestore' || !account) return null;
  return firestoreRooms({ account, emulator: env.FIRESTORE_EMULATOR_HOST });
}
