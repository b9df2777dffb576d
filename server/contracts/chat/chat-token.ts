import { z } from '@hono/zod-openapi';
import { Chat, OpenRoomBody } from './chat';

/** The room to open, too; nothing: only a token. */
export const ChatTokenBody = OpenRoomBody;

const FirestoreConfig = z.object({
  apiKey: z.string(),
  appId: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  emulator: z
    .object({ auth: z.string(), firestore: z.string() })
    .nullable()
    .openapi({ description: 'Null but for tests' }),
});

/** What a browser needs to chat by Firestore. */
export const ChatToken = z
  .object({
    token: z.string().openapi({ description: 'A custom token of Firebase' }),
    config: FirestoreConfig,
    chat: Chat.nullable().openapi({ description: 'The room that was opened' }),
  })
  .openapi('ChatToken');
