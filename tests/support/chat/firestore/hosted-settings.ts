import type { StandIn } from './stand-in';

/** The environment of a site whose chat goes by this Firestore. */
export const hostedSettings = ({ account, host }: StandIn) => ({
  CHAT_TRANSPORT: 'firestore',
  FIREBASE_API_KEY: 'key',
  FIREBASE_PROJECT_ID: 'demo-sofra',
  FIREBASE_SERVICE_ACCOUNT: account,
  FIREBASE_AUTH_EMULATOR_HOST: host,
  FIRESTORE_EMULATOR_HOST: host,
});
