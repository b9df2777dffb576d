import { z } from '@hono/zod-openapi';

const ENDPOINT_MAX = 1_000;
const TOKEN_MAX = 500;
/** A point of P-256 and a secret of 16 bytes (RFC 8291), base64url with or without its padding. */
const KEY_LENGTH = { p256dh: 87, auth: 22 } as const;

const key = (length: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w+/-]{${length}}={0,2}$`))
    .transform((text) =>
      text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_'),
    );

const Endpoint = z.url().max(ENDPOINT_MAX);

/** What `PushSubscription.toJSON()` gives. */
export const PushDeviceBody = z.object({
  endpoint: Endpoint,
  keys: z.object({
    p256dh: key(KEY_LENGTH.p256dh),
    auth: key(KEY_LENGTH.auth),
  }),
  replaces: Endpoint.optional().openapi({
    description:
      'The address that the browser had before: its device goes, and gives the new one its language',
  }),
});

export const PushDeviceGoneBody = z.object({
  endpoint: z.string().min(1).max(ENDPOINT_MAX).optional().openapi({
    description: 'Or a token of FCM; without it, what this session registered',
  }),
});

export const FirebaseTokenBody = z.object({
  firebase_token: z.string().trim().min(1).max(TOKEN_MAX),
});

/** How a browser registers here, and whether this session's has. */
export const PushSetup = z
  .object({
    kind: z.enum(['web', 'fcm']),
    key: z.string().openapi({ description: 'The applicationServerKey' }),
    config: z
      .object({
        apiKey: z.string(),
        projectId: z.string(),
        appId: z.string(),
        messagingSenderId: z.string(),
      })
      .nullable()
      .openapi({ description: 'Of Firebase, where that is the kind' }),
    active: z.boolean().openapi({
      description:
        'Whether this session has registered a device, and the account wants push messages',
    }),
    lang: z
      .string()
      .nullable()
      .openapi({ description: 'The language that device is written to' }),
  })
  .openapi('PushSetup');

export type PushSetupDto = z.infer<typeof PushSetup>;
