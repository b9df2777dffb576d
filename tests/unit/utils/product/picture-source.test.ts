import { afterEach, describe, expect, test, vi } from 'vitest';
import { pictureSource } from '@/utils/product/picture-source';

const PLOV = '/storage/images/plov.1a2b.webp';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a picture', () => {
  test('of one size comes in that size, and twice as large for dense screens', () => {
    expect(pictureSource(PLOV, 112, false)).toEqual({
      src: `${PLOV}?w=128`,
      srcSet: `${PLOV}?w=128, ${PLOV}?w=256 2x`,
    });
  });

  test('that is as wide as its place comes in what it may need', () => {
    expect(pictureSource(PLOV, 400, true)).toEqual({
      src: `${PLOV}?w=480`,
      srcSet: [256, 320, 480, 640, 960]
        .map((width) => `${PLOV}?w=${width} ${width}w`)
        .join(', '),
    });
  });

  test('wider than the widest is the widest', () => {
    expect(pictureSource(PLOV, 3000, false)).toEqual({ src: `${PLOV}?w=1920` });
  });

  test.each([
    'https://cdn.example/plov.jpg',
    '/storage/images/logo.svg',
    '/storage/images/dance.gif',
    '/storage/images/plov.webp?v=2',
    '/images/state-404.webp',
    'blob:https://own/1',
  ])('from elsewhere or without sizes stays as it is: %s', (src) => {
    expect(pictureSource(src, 112, true)).toEqual({ src });
  });

  test('of another backend stays as it is', async () => {
    vi.stubEnv('NEXT_PUBLIC_API_URL', 'https://api.example/api/v1');
    vi.resetModules();
    const other = await import('@/utils/product/picture-source');
    expect(other.pictureSource(PLOV, 112, false)).toEqual({ src: PLOV });
  });
});
