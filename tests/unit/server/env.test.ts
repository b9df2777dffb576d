import webPush from 'web-push';
import { describe, expect, test } from 'vitest';
import { EnvError, readServerEnv } from '@/server/env';
import {
  firestoreSettings,
  serviceAccount,
} from '@/tests/support/chat/service-account';

const CHAT = firestoreSettings(serviceAccount().json);

const VAPID = webPush.generateVAPIDKeys();

describe('the environment', () => {
  test('is complete without any variable', () => {
    expect(readServerEnv({})).toMatchObject({
      PORT: 3000,
      DEMO_SPEED: 1,
      demoMode: true,
    });
  });

  test('takes an empty value for none', () => {
    const empty = { DEMO_SPEED: '', SITE_URL: '', PORT: '', DEMO_MODE: '' };
    expect(readServerEnv(empty)).toEqual(readServerEnv({}));
  });

  test('refuses nobody in development, where a page that compiles makes the process late', () => {
    const bounds = (settings: Record<string, string>) => {
      const env = readServerEnv(settings);
      return [env.MAX_IN_FLIGHT, env.MAX_WAIT_MS];
    };
    expect(bounds({ NODE_ENV: 'production' })).toEqual([100, 500]);
    expect(bounds({ NODE_ENV: 'development' })).toEqual([Infinity, Infinity]);
    expect(bounds({ NODE_ENV: 'development', MAX_IN_FLIGHT: '20' })).toEqual([
      20,
      Infinity,
    ]);
  });

  test('leaves demo mode to be asked for on a public site', () => {
    const site = { NODE_ENV: 'production', SITE_URL: 'https://food.example' };
    expect(readServerEnv(site).demoMode).toBe(false);
    expect(readServerEnv({ ...site, DEMO_MODE: '1' }).demoMode).toBe(true);
  });

  test('lets a public site serve on after the signal to stop, and nobody wait elsewhere', () => {
    const grace = (settings: Record<string, string>) =>
      readServerEnv(settings).STOP_GRACE_MS;
    const site = { NODE_ENV: 'production', SITE_URL: 'https://food.example' };
    expect(grace(site)).toBe(5_000);
    expect(grace({ ...site, STOP_GRACE_MS: '0' })).toBe(0);
    expect(grace({ NODE_ENV: 'production' })).toBe(0);
    expect(grace({ NODE_ENV: 'development' })).toBe(0);
  });

  test.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ STOP_GRACE_MS: '-1' }, 'STOP_GRACE_MS'],
    [{ STOP_GRACE_MS: '60001' }, 'STOP_GRACE_MS'],
    [{ DEMO_SPEED: '-1' }, 'DEMO_SPEED'],
    [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL'],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STORAGE_S3_BUCKET: 'sofra' }, 'STORAGE_S3_ACCESS_KEY_ID'],
    [{ STORAGE_S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'STORAGE_S3_BUCKET'],
    [
      { STORAGE_S3_BUCKET: 'sofra', STORAGE_S3_ACCESS_KEY_ID: 'key' },
      'STORAGE_S3_SECRET_ACCESS_KEY',
    ],
    [{ STORAGE_S3_BUCKET: 'My Bucket' }, 'STORAGE_S3_BUCKET'],
    [{ STORAGE_S3_ENDPOINT: 'ftp://files' }, 'STORAGE_S3_ENDPOINT'],
    [{ SOCIAL_PROVIDERS: 'google' }, 'FIREBASE_PROJECT_ID'],
    [{ SOCIAL_PROVIDERS: 'google,elsewhere' }, 'SOCIAL_PROVIDERS'],
    [
      {
        NODE_ENV: 'production',
        SITE_URL: 'https://sofra.example',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
    [{ CHAT_TRANSPORT: 'pigeon' }, 'CHAT_TRANSPORT'],
    [{ CHAT_TRANSPORT: 'firestore' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ ...CHAT, FIREBASE_PROJECT_ID: 'elsewhere' }, 'sofra-test'],
    [
      { ...CHAT, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
    [
      {
        ...CHAT,
        NODE_ENV: 'production',
        SITE_URL: 'https://sofra.example',
        FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      },
      'FIRESTORE_EMULATOR_HOST',
    ],
    [{ FIREBASE_SERVICE_ACCOUNT: '/no/such/file.json' }, 'service account'],
    [{ FIREBASE_SERVICE_ACCOUNT: '{"type":"user"}' }, 'service account'],
    [{ FIREBASE_MESSAGING_SENDER_ID: '42' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ VAPID_PUBLIC_KEY: VAPID.publicKey }, 'VAPID_PRIVATE_KEY'],
    [
      { VAPID_PUBLIC_KEY: VAPID.publicKey, VAPID_PRIVATE_KEY: 'x'.repeat(43) },
      'one pair',
    ],
    [{ STRIPE_API_URL: 'nowhere' }, 'STRIPE_API_URL'],
    [{ SMS_URL: 'nowhere' }, 'SMS_URL'],
    [{ SMS_URL: 'http://127.0.0.1:1' }, 'SMS_ACCOUNT_SID'],
    [{ SMS_ACCOUNT_SID: 'AC1', SMS_FROM: '+1' }, 'SMS_AUTH_TOKEN'],
    [{ SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 'x' }, 'SMS_FROM'],
  ])('names what is wrong in %o', (given, name) => {
    expect(() => readServerEnv(given)).toThrow(EnvError);
    expect(() => readServerEnv(given)).toThrow(name);
  });

  test.each([
    ['FCM_URL', 'http://127.0.0.1:1'],
    ['FCM_TOKEN_URL', 'http://127.0.0.1:1'],
    ['PUSH_ALLOW_LOOPBACK', '1'],
    ['PASSWORD_COST', '13'],
  ])('keeps %s off a public site', (name, value) => {
    const SITE_URL = 'https://sofra.example';
    const given = { NODE_ENV: 'production', SITE_URL, [name]: value };
    expect(() => readServerEnv(given)).toThrow(name);
  });

  test('takes a pair of keys for push messages', () => {
    const { privateKey, publicKey } = VAPID;
    const both = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(readServerEnv(both)).toMatchObject(both);
  });

  test('takes payment by card with both secrets, and repeats neither', () => {
    const both = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(readServerEnv(both)).toMatchObject(both);
    const wrong = { ...both, STRIPE_SECRET_KEY: 'sk test' };
    expect(() => readServerEnv(wrong)).toThrow('STRIPE_SECRET_KEY');
    expect(() => readServerEnv(wrong)).not.toThrow('sk test');
  });

  test('takes chat by Firestore with all that it needs, and repeats no key', () => {
    expect(readServerEnv(CHAT)).toMatchObject(CHAT);
    expect(readServerEnv({})).toMatchObject({ CHAT_TRANSPORT: 'embedded' });
    const wrong = { ...CHAT, FIREBASE_PROJECT_ID: 'elsewhere' };
    expect(() => readServerEnv(wrong)).not.toThrow('PRIVATE');
  });
});
