import { describe, expect, test } from 'vitest';
import { EnvError, readServerEnv } from '@/server/env';

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

  test('leaves demo mode to be asked for on a public site', () => {
    const site = { NODE_ENV: 'production', SITE_URL: 'https://food.example' };
    expect(readServerEnv(site).demoMode).toBe(false);
    expect(readServerEnv({ ...site, DEMO_MODE: '1' }).demoMode).toBe(true);
  });

  test.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ DEMO_SPEED: '-1' }, 'DEMO_SPEED'],
    [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL'],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN'],
  ])('names what is wrong in %o', (given, name) => {
    expect(() => readServerEnv(given)).toThrow(EnvError);
    expect(() => readServerEnv(given)).toThrow(name);
  });
});
