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

test('another backend may be asked and may send pictures, nothing more', async () => {
  vi.stubEnv('NEXT_PUBLIC_API_URL', 'https://api.example/api/v1/');
  vi.resetModules();
  const { contentSecurityPolicy: withBackend } =
    await import('@/utils/shell/content-security-policy');
  const policy = directives(withBackend('n0nce', false));
  vi.unstubAllEnvs();
  const naming = [...policy].filter(([, sources]) =>
    sources.includes('https://api.example'),
  );
  expect(naming.map(([name]) => name)).toEqual(['img-src', 'connect-src']);
});

test('map tiles may come from the host that is configured for them, as pictures only', async () => {
  vi.stubEnv(
    'NEXT_PUBLIC_MAP_TILES_URL',
    'https://tiles.example/{z}/{x}/{y}.png',
  );
  vi.resetModules();
  const { contentSecurityPolicy: withTiles } =
    await import('@/utils/shell/content-security-policy');
  const policy = directives(withTiles('n0nce', false));
  vi.unstubAllEnvs();
  const naming = [...policy].filter(([, sources]) =>
    sources.includes('https://tiles.example'),
  );
  expect(naming.map(([name]) => name)).toEqual(['img-src']);
});
