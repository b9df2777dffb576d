import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

export const PROJECT = 'sofra-test';

/** The configuration of a site with the three providers, whose keys are read at the address. */
export const socialSettings = (keysUrl: string): Record<string, string> => ({
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'sofra-test.firebaseapp.com',
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_KEYS_URL: keysUrl,
  SOCIAL_PROVIDERS: 'google,facebook,apple',
});

interface Signed {
  readonly kid?: string;
  readonly key?: KeyObject;
}

/** What Firebase says of a person who signed in at a provider just now. */
export function claimsOf(
  sub: string,
  more: JWTPayload = {},
  provider = 'google.com',
): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    name: 'Ada King Lovelace',
    firebase: { sign_in_provider: provider },
    ...more,
  };
}

export const unsigned = (claims: JWTPayload): string =>
  new UnsecuredJWT(claims).encode();

/** A server of public keys, as Google's is, and a signer; `fail` makes it answer 500, `rotate` gives it another key. */
export async function firebaseStandIn() {
  const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  let [current, kid, fails, asked] = [pair(), 'k1', false, 0];
  const server = createServer((_request, response) => {
    asked += 1;
    if (fails) return void response.writeHead(500).end();
    void exportJWK(current.publicKey).then((jwk) => {
      response.setHeader('cache-control', 'public, max-age=3600');
      response.end(
        JSON.stringify({ keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] }),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/keys`,
    asked: () => asked,
    publicKey: () => current.publicKey,
    fail: (value = true) => (fails = value),
    rotate: (name: string) => {
      [current, kid] = [pair(), name];
    },
    sign: (claims: JWTPayload, by: Signed = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: by.kid ?? kid })
        .sign(by.key ?? current.privateKey),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
