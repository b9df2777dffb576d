import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { flag } from './flag';

const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
  private_key_id: z.string().optional(),
  token_uri: z.url().optional(),
});

/** What Google's console gives as a file: who the server is when it asks Firebase for something. */
export type ServiceAccount = z.infer<typeof serviceAccount>;

const WRONG_ACCOUNT =
  'must be the JSON of a service account, or the path of its file';

function parseAccount(said: string): ServiceAccount | null {
  try {
    const text = said.trim().startsWith('{')
      ? said
      : readFileSync(said, 'utf8');
    return serviceAccount.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const base64url = (bytes: number): RegExp =>
  new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`);

/** The variables of Firebase and of push messages. */
export const firebaseVariables = {
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'must be a host such as sofra.firebaseapp.com')
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the id of a Firebase project')
    .optional(),
  FIREBASE_APP_ID: z.string().optional(),
  FIREBASE_KEYS_URL: z.url({ protocol: /^https?$/ }).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+:\d+$/i, 'must be a host and a port')
    .optional(),
  FIRESTORE_EMULATOR_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+:\d+$/i, 'must be a host and a port')
    .optional(),
  CHAT_TRANSPORT: z.enum(['embedded', 'firestore']).default('embedded'),
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .refine((said) => parseAccount(said) !== null, WRONG_ACCOUNT)
    .optional(),
  FIREBASE_MESSAGING_SENDER_ID: z
    .string()
    .regex(/^\d+$/, 'must be a number, as the console shows it')
    .optional(),
  FIREBASE_VAPID_KEY: z
    .string()
    .regex(base64url(65), 'must be the public key of Web Push certificates')
    .optional(),
  FCM_URL: z.url({ protocol: /^https?$/ }).optional(),
  FCM_TOKEN_URL: z.url({ protocol: /^https?$/ }).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(base64url(65), 'must be a P-256 point in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(base64url(32), 'must be 32 bytes in base64url')
    .optional(),
  PUSH_ALLOW_LOOPBACK: flag.default(false),
} as const;

/** Those variables as they were read. */
export type FirebaseEnv = z.infer<z.ZodObject<typeof firebaseVariables>>;

/** The service account of FIREBASE_SERVICE_ACCOUNT; null where none is named. Its file is read anew. */
export function readServiceAccount({
  FIREBASE_SERVICE_ACCOUNT: said,
}: Pick<FirebaseEnv, 'FIREBASE_SERVICE_ACCOUNT'>): ServiceAccount | null {
  return said === undefined ? null : parseAccount(said);
}

/** What only tests set: each would let a stranger in, or send to one, on a public site. */
const FOR_TESTS = {
  FIREBASE_AUTH_EMULATOR_HOST:
    'the emulator signs nothing, so anybody could sign in as anybody',
  FIRESTORE_EMULATOR_HOST: 'chats would go to another server than Google’s',
  FCM_URL: 'messages for phones would go to another server than Google’s',
  FCM_TOKEN_URL: 'the service account would be shown to another server',
  PUSH_ALLOW_LOOPBACK:
    'anybody could make the server call its own machine and network',
} as const;

/** What chat by Firestore needs. */
const CHAT = [
  'FIREBASE_API_KEY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_SERVICE_ACCOUNT',
] as const;

/** What is wrong with chat by Firestore; null: nothing. */
function chatProblem(env: FirebaseEnv): string | null {
  const missing = CHAT.filter((name) => !env[name]);
  if (env.CHAT_TRANSPORT !== 'firestore') return null;
  if (missing.length > 0)
    return `CHAT_TRANSPORT=firestore needs ${missing.join(', ')}, too. See .env.example.`;
  const account = readServiceAccount(env);
  if (account?.project_id !== env.FIREBASE_PROJECT_ID)
    return `FIREBASE_SERVICE_ACCOUNT is of the project ${account?.project_id}, and FIREBASE_PROJECT_ID names ${env.FIREBASE_PROJECT_ID}: nobody could sign in to the chat. See .env.example.`;
  if (!env.FIREBASE_AUTH_EMULATOR_HOST !== !env.FIRESTORE_EMULATOR_HOST)
    return 'FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST belong together for the chat: only one of them is set. See .env.example.';
  return null;
}

const MESSAGING = [
  'FIREBASE_API_KEY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_APP_ID',
  'FIREBASE_MESSAGING_SENDER_ID',
  'FIREBASE_VAPID_KEY',
  'FIREBASE_SERVICE_ACCOUNT',
] as const;

/** Whether the two halves of a pair of VAPID keys are of one pair. */
function isPair({ VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY }: FirebaseEnv): boolean {
  if (!VAPID_PRIVATE_KEY && !VAPID_PUBLIC_KEY) return true;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(VAPID_PRIVATE_KEY ?? '', 'base64url');
    return pair.getPublicKey('base64url') === VAPID_PUBLIC_KEY;
  } catch {
    return false;
  }
}

/** What is wrong with those variables together, in words for the operator; null: nothing. */
export function firebaseProblem(
  env: FirebaseEnv,
  isPublic: boolean,
): string | null {
  for (const [name, why] of Object.entries(FOR_TESTS))
    if (env[name as keyof typeof FOR_TESTS] && isPublic)
      return `${name} is set on a public site: ${why}. Remove it. See .env.example.`;
  if (!isPair(env))
    return 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not of one pair (`npx web-push generate-vapid-keys` makes one). See .env.example.';
  const missing = MESSAGING.filter((name) => !env[name]);
  const isBegun = env.FIREBASE_MESSAGING_SENDER_ID ?? env.FIREBASE_VAPID_KEY;
  if (isBegun && missing.length > 0)
    return `Push messages by Firebase need ${missing.join(', ')}, too. See .env.example.`;
  return chatProblem(env);
}
