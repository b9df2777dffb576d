/** A device as its row has it; keys are the browser's, absent for FCM. */
export interface PushDevice {
  readonly kind: 'fcm' | 'web';
  /** The push service's address of the browser, or the token of FCM. */
  readonly endpoint: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
}

/** All that a push message carries: one sentence, and where a press leads. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** A path of ours, with its language's prefix. */
  readonly href: string;
  /** A newer message of the same tag takes the place of the older one. */
  readonly tag: string;
}

/** How a message is treated on its way. */
export interface PushManner {
  /** How long a push service keeps it for a device that is off. */
  readonly ttlSeconds: number;
  readonly urgency: 'high' | 'normal';
}

/** A pair of keys by which push services know this site (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What a browser needs to register with Firebase Cloud Messaging. */
export interface FcmBrowserConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId: string;
  readonly messagingSenderId: string;
}

/** Hands messages to the push services. */
export interface PushGateway {
  /** The operator's own keys; null: the database keeps a pair. */
  readonly ownKeys: VapidKeys | null;
  /** Whether tokens of FCM can be sent to. */
  readonly hasFcm: boolean;
  /** How browsers register with FCM, and its public key; null: they register with their own push service. */
  readonly browserFcm: {
    readonly key: string;
    readonly config: FcmBrowserConfig;
  } | null;
  /** What of a browser's registration no message can be sent with; its host is looked up when one is sent. */
  readonly problemOf: (browser: {
    readonly endpoint: string;
    readonly p256dh: string;
  }) => 'endpoint' | 'keys.p256dh' | null;
  /** `gone`: the device will never be there again. Throws what the outbox tries again, or gives up. */
  readonly send: (
    device: PushDevice,
    message: {
      readonly payload: PushPayload;
      readonly manner: PushManner;
      readonly keys: VapidKeys;
    },
  ) => Promise<'gone' | 'sent'>;
}
