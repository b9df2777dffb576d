import { describe, expect, test, vi } from 'vitest';
import { contentSecurityPolicy } from '@/utils/shell/content-security-policy';

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the policy of a page', () => {
  const policy = directives(contentSecurityPolicy('n0nce', false));

  test('lets scripts run by their nonce only', () => {
    expect(policy.get('script-src')).toEqual([
      "'nonce-n0nce'",
      "'strict-dynamic'",
    ]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  test('takes style sheets from here or by nonce', () => {
    expect(policy.get('style-src-elem')).toEqual(["'self'", "'nonce-n0nce'"]);
    expect(policy.has('style-src')).toBe(false);
  });

  test('names no other host, and lets nobody frame the page', () => {
    expect([...policy.values()].flat().join(' ')).not.toMatch(/https?:|\*/);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });

  test('gives way to the tools in development only', () => {
    const loose = contentSecurityPolicy('n0nce', true);
    expect(directives(loose).get('script-src')).toContain("'unsafe-eval'");
    expect(contentSecurityPolicy('n0nce', false)).not.toContain('unsafe-eval');
  });
});

const API = { NEXT_PUBLIC_API_URL: 'https://api.example/api/v1/' };
const STORAGE = { NEXT_PUBLIC_STORAGE_URL: 'https://cdn.example/storage' };
const TILES = {
  NEXT_PUBLIC_MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
};
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'sofra',
  FIREBASE_AUTH_DOMAIN: 'sofra.firebaseapp.com',
};
const SIGN_IN = { ...FIREBASE, SOCIAL_PROVIDERS: 'google' };
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1' };
const GEOCODER = { GEOCODER_URL: 'https://geo.example/json' };

/** The other hosts that the policy names, by directive. */
async function outside(
  env: Readonly<Record<string, string>>,
  path = '/',
): Promise<Record<string, string[]>> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const fresh = await import('@/utils/shell/content-security-policy');
  const policy = directives(fresh.contentSecurityPolicy('n0nce', false, path));
  vi.unstubAllEnvs();
  const named = [...policy].map(
    ([name, sources]) =>
      [name, sources.filter((source) => source.includes('//'))] as const,
  );
  return Object.fromEntries(named.filter(([, hosts]) => hosts.length > 0));
}

const GOOGLE = ['identitytoolkit', 'securetoken'].map(
  (name) => `https://${name}.googleapis.com`,
);

describe('a feature that is configured lets its own hosts in, and nothing more:', () => {
  test.each([
    ['nothing', {}, {}],
    ['a backend of this very host', { NEXT_PUBLIC_API_URL: '/api/v1' }, {}],
    [
      'another backend, which may send pictures, too',
      API,
      {
        'img-src': ['https://api.example'],
        'connect-src': ['https://api.example'],
      },
    ],
    [
      'storage beside another backend',
      { ...API, ...STORAGE },
      {
        'img-src': ['https://api.example', 'https://cdn.example'],
        'connect-src': ['https://api.example'],
      },
    ],
    ['storage', STORAGE, { 'img-src': ['https://cdn.example'] }],
    ['map tiles', TILES, { 'img-src': ['https://tiles.example'] }],
    ['social sign-in, elsewhere than where one signs in', SIGN_IN, {}],
    ['a Firebase project without a provider', FIREBASE, {}],
    ['the geocoder, which only the server asks', GEOCODER, {}],
    [
      'Firestore, on every page',
      { ...FIREBASE, CHAT_TRANSPORT: 'firestore' },
      { 'connect-src': ['https://firestore.googleapis.com', ...GOOGLE] },
    ],
    [
      'a server that stands in for Firestore',
      {
        ...FIREBASE,
        CHAT_TRANSPORT: 'firestore',
        FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      },
      { 'connect-src': ['http://127.0.0.1:8080', 'http://127.0.0.1:9099'] },
    ],
    [
      'Stripe, whose page a form may end on',
      STRIPE,
      { 'form-action': ['https://checkout.stripe.com'] },
    ],
    [
      'a server that stands in for Stripe',
      { ...STRIPE, STRIPE_API_URL: 'http://127.0.0.1:12111/' },
      { 'form-action': ['http://127.0.0.1:12111'] },
    ],
  ])('%s', async (_, env, hosts) => {
    expect(await outside(env)).toEqual(hosts);
  });

  test.each(['/login', '/register'])(
    'social sign-in, on %s and only when a provider is configured',
    async (path) => {
      expect(await outside(SIGN_IN, path)).toEqual({
        'connect-src': GOOGLE,
        'frame-src': ['https://sofra.firebaseapp.com'],
      });
      expect(await outside(FIREBASE, path)).toEqual({});
    },
  );

  test('a host that two features share is named once', async () => {
    const same = { NEXT_PUBLIC_STORAGE_URL: 'https://api.example/storage' };
    expect(await outside({ ...API, ...same })).toMatchObject({
      'img-src': ['https://api.example'],
    });
  });
});
