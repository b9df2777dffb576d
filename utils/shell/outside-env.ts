import { publicEnv, trimmed } from '@/utils/env';

/** What makes a page talk to other hosts; what is not set, names none (outside-hosts.ts). For the server alone. */
export const outsideEnv = {
  apiUrl: publicEnv.apiUrl,
  mapTilesUrl: publicEnv.mapTilesUrl,
  /** Where another backend keeps its pictures, when that is not its own host. */
  storageUrl: trimmed(process.env.NEXT_PUBLIC_STORAGE_URL),
  /** Social sign-in; read on the server, empty in a browser. */
  socialProject: process.env.SOCIAL_PROVIDERS
    ? (process.env.FIREBASE_PROJECT_ID ?? '')
    : '',
  socialDomain: process.env.FIREBASE_AUTH_DOMAIN ?? '',
  /** Chat by Firestore; read on the server, empty in a browser, which is told by the page's `data-chat`. */
  chatProject:
    process.env.CHAT_TRANSPORT === 'firestore'
      ? (process.env.FIREBASE_PROJECT_ID ?? '')
      : '',
  chatEmulator: process.env.FIRESTORE_EMULATOR_HOST ?? '',
  /** Never in production (server/env.ts). */
  socialEmulator: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
  /** Whether browsers register for push messages with Firebase; read on the server, empty in a browser. */
  messagingKey: process.env.FIREBASE_VAPID_KEY ?? '',
  /** Google Analytics 4; a browser is told by its page. */
  analyticsId: process.env.ANALYTICS_GA4_ID ?? '',
  analyticsScript:
    process.env.ANALYTICS_SCRIPT_URL ||
    'https://www.googletagmanager.com/gtag/js',
  /** Where cards are paid; empty in a browser, which has no use for it. */
  cardPageUrl: process.env.STRIPE_SECRET_KEY
    ? process.env.STRIPE_API_URL || 'https://checkout.stripe.com'
    : '',
} as const;
