import { afterEach, describe, expect, test, vi } from 'vitest';
import { isLocale, LOCALE_CODES, pseudoLocales } from '@/utils/i18n/locales';
import { pseudoText } from '@/utils/i18n/pseudo-text';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the pseudo-locale', () => {
  test('is longer, accented and bracketed; placeholders and tags stay', () => {
    const source = 'Add {{name}} to <b>the cart</b>, please';
    const text = pseudoText(source, false);
    expect(text).toMatch(/^\[.*\{\{name\}\}.*<b>.*<\/b>.*\]$/);
    expect(text).not.toMatch(/\b(Add|cart|please)\b/);
    expect(text.length / source.length).toBeGreaterThan(1.2);
    expect(text).toContain('çááŕť');
  });

  test('runs from the right where its direction does', () => {
    expect(pseudoText('To cart', true)).toBe(
      '[\u202EŤöö\u202C \u202Eçááŕť\u202C]',
    );
  });

  test('exists while developing only, and is never one of the 24', async () => {
    expect(LOCALE_CODES).toHaveLength(24);
    expect(pseudoLocales).toEqual([]);
    expect(isLocale('xx')).toBe(false);
    vi.stubEnv('NODE_ENV', 'development');
    vi.resetModules();
    const developing = await import('@/utils/i18n/locales');
    expect(developing.isLocale('xx-rtl')).toBe(true);
    expect(developing.directionOf('xx-rtl')).toBe('rtl');
    expect(developing.LOCALE_CODES).toHaveLength(24);
  });
});
