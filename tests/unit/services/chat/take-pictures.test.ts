import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takePictures } from '@/services/chat/take-pictures';
import { PICTURES_AT_ONCE } from '@/utils/chat/chat';

const file = (type: string, bytes = 4): File =>
  new File([new Uint8Array(bytes)], 'x', { type });

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', (blob: Blob) =>
    blob.type === 'image/broken'
      ? Promise.reject(new Error('not a picture'))
      : Promise.resolve({ width: 40, height: 30, close: () => undefined }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('pictures come with their sizes', async () => {
  const png = file('image/png');
  expect(await takePictures([png])).toEqual([
    { blob: png, width: 40, height: 30 },
  ]);
});

test.each([
  [
    'tooMany',
    Array.from({ length: PICTURES_AT_ONCE + 1 }, () => file('image/png')),
  ],
  ['notAPicture', [file('image/png'), file('application/pdf')]],
  ['notAPicture', [file('image/svg+xml')]],
  ['notAPicture', [file('image/broken')]],
  ['tooLarge', [file('image/png', 10_000_001)]],
] as const)('all or none: %s', async (reason, files) => {
  expect(await takePictures(files)).toBe(reason);
});
