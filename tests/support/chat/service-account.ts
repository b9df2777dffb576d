import { generateKeyPairSync } from 'node:crypto';

const PROJECT = 'sofra-test';

/** A service account as Google's console gives it, with the public key to check what it signs. */
export function serviceAccount() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const clientEmail = `chat@${PROJECT}.iam.gserviceaccount.com`;
  return {
    clientEmail,
    publicKey,
    json: JSON.stringify({
      type: 'service_account',
      project_id: PROJECT,
      client_email: clientEmail,
      private_key: privateKey,
      private_key_id: 'k1',
    }),
  };
}

/** A site whose chat goes by Firestore. */
export const firestoreSettings = (account: string) => ({
  CHAT_TRANSPORT: 'firestore',
  FIREBASE_API_KEY: 'key',
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_SERVICE_ACCOUNT: account,
});
