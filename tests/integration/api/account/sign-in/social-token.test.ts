import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firebaseTokens } from '@/server/adapters/social/firebase-tokens';
import {
  claimsOf,
  firebaseStandIn,
  PROJECT,
  unsigned,
} from '@/tests/support/account/firebase-stand-in';

const HOUR_MS = 3_600_000;

describe('a token of Firebase', () => {
  let google: Awaited<ReturnType<typeof firebaseStandIn>>;
  let now = new Date();

  const verifier = (more: { emulator?: string; production?: boolean } = {}) => {
    const made = firebaseTokens({
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_KEYS_URL: google.url,
      FIREBASE_AUTH_EMULATOR_HOST: more.emulator,
      NODE_ENV: 'production',
      SITE_URL: more.production ? 'https://sofra.example' : undefined,
      SOCIAL_PROVIDERS: ['google', 'facebook'],
    });
    if (!made) throw new Error('nobody signs in');
    return made;
  };

  beforeEach(async () => {
    google = await firebaseStandIn();
    now = new Date();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await google.close();
  });

  it('tells who signed in, and an e-mail only as verified as it is', async () => {
    const token = await google.sign(
      claimsOf('ada', { email: 'Ada@Sofra.example', email_verified: true }),
    );
    expect(await verifier().verify('google', token, now)).toEqual({
      provider: 'google',
      subject: 'ada',
      email: 'ada@sofra.example',
      isEmailVerified: true,
      firstname: 'Ada',
      lastname: 'King Lovelace',
    });
    const doubtful = await google.sign(
      claimsOf('ada', { email: 'ada@sofra.example' }),
    );
    expect(await verifier().verify('google', doubtful, now)).toMatchObject({
      isEmailVerified: false,
    });
  });

  const seconds = Math.floor(Date.now() / 1000);
  it.each([
    ['of another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    [
      'of another project at Firebase',
      { iss: 'https://securetoken.google.com/other' },
    ],
    ['that has ended', { exp: seconds - 120 }],
    ['without an end', { exp: undefined }],
    ['of the future', { iat: seconds + 900 }],
    ['of a sign-in in the future', { auth_time: seconds + 900 }],
    ['without a sign-in', { auth_time: undefined }],
    ['of nobody', { sub: '' }],
    ['without a provider', { firebase: undefined }],
    ['of a password', { firebase: { sign_in_provider: 'password' } }],
    ['of another provider', { firebase: { sign_in_provider: 'facebook.com' } }],
  ])('%s is refused', async (_, wrong) => {
    const good = await google.sign(claimsOf('ada'));
    expect(await verifier().verify('google', good, now)).not.toBeNull();
    const token = await google.sign(claimsOf('ada', wrong));
    expect(await verifier().verify('google', token, now)).toBeNull();
  });

  it('is refused for a provider that the site does not offer', async () => {
    const token = await google.sign(claimsOf('ada', {}, 'apple.com'));
    expect(await verifier().verify('apple', token, now)).toBeNull();
  });

  it('is refused when forged: another key, none, or the public key as a secret', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = google.publicKey().export({ type: 'spki', format: 'pem' });
    const forged = [
      await google.sign(claimsOf('ada'), { key: other.privateKey }),
      unsigned(claimsOf('ada')),
      await new SignJWT(claimsOf('ada'))
        .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
        .sign(Buffer.from(pem)),
      'a.b.c',
      'nothing',
    ];
    for (const token of forged)
      expect(await verifier().verify('google', token, now)).toBeNull();
    const [head, , signature] = (await google.sign(claimsOf('ada'))).split('.');
    const [, body] = unsigned(claimsOf('eve')).split('.');
    const changed = [head, body, signature].join('.');
    expect(await verifier().verify('google', changed, now)).toBeNull();
  });

  it('without a signature is good only where the emulator is named, and never in production', async () => {
    const token = unsigned(claimsOf('ada'));
    const emulator = '127.0.0.1:9099';
    const { verify } = verifier({ emulator });
    expect(await verify('google', token, now)).not.toBeNull();
    const foreign = unsigned(claimsOf('ada', { aud: 'other' }));
    expect(await verify('google', foreign, now)).toBeNull();
    const strict = verifier({ emulator, production: true });
    expect(await strict.verify('google', token, now)).toBeNull();
  });

  it('asks for the keys once, and for an unknown one once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { verify } = verifier();
    const sign = () => google.sign(claimsOf('ada'));
    const token = await sign();
    await Promise.all([1, 2, 3].map(() => verify('google', token, now)));
    expect(google.asked()).toBe(1);
    google.rotate('k2');
    expect(await verify('google', await sign(), new Date())).toBeNull();
    expect(google.asked()).toBe(1);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await verify('google', await sign(), new Date())).not.toBeNull();
    expect(google.asked()).toBe(2);
    for (const kid of ['x', 'y', 'z'])
      await verify(
        'google',
        await google.sign(claimsOf('a'), { kid }),
        new Date(),
      );
    expect(google.asked()).toBe(2);
  });

  it('reads the keys again when their Cache-Control is over; a server that is down costs nobody the sign-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { verify } = verifier();
    const token = await google.sign(claimsOf('ada'));
    await verify('google', token, now);
    google.fail();
    vi.setSystemTime(Date.now() + HOUR_MS + 1000);
    expect(await verify('google', token, now)).not.toBeNull();
    expect(google.asked()).toBe(2);
    vi.setSystemTime(Date.now() + HOUR_MS + 1000);
    await expect(verify('google', token, now)).rejects.toThrow('no keys');
    google.fail(false);
    vi.setSystemTime(Date.now() + 6000);
    expect(await verify('google', token, now)).not.toBeNull();
  });

  it('cannot be checked while the keys were never there', async () => {
    google.fail();
    const token = await google.sign(claimsOf('ada'));
    const { verify } = verifier();
    await expect(verify('google', token, now)).rejects.toThrow('no keys');
    await expect(verify('google', token, now)).rejects.toThrow('no keys');
    expect(google.asked()).toBe(1);
  });
});
