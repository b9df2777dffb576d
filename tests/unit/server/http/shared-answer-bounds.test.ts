// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedAnswer } from '@/server/http/shared-answer';

const MB = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 3, 1, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks for answers of so many megabytes by their keys; which of them had to be made. */
async function madeOf(keys: string, megabytes: number): Promise<string> {
  let made = '';
  for (const key of keys)
    await sharedAnswer(key, () => {
      made += key;
      return Promise.resolve({ key, text: key.repeat(megabytes * MB) });
    });
  return made;
}

describe('answers that everybody shares', () => {
  it('stay within their bytes: the one that nobody asked for the longest goes', async () => {
    // 10 MB each in memory, of 32
    expect(await madeOf('abcabc', 5)).toBe('abc');
    expect(await madeOf('ad', 5)).toBe('d');
    expect(await madeOf('cadb', 5)).toBe('b');
  });

  it('stay within their number', async () => {
    const ask = (index: number) =>
      sharedAnswer(`small ${index}`, () => Promise.resolve({ index }));
    for (let index = 0; index <= 300; index += 1) await ask(index);
    const again = vi.fn(() => Promise.resolve({ index: 0 }));
    await sharedAnswer('small 300', again);
    expect(again).not.toHaveBeenCalled();
    await sharedAnswer('small 0', again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('are data: what cannot be weighed is refused', async () => {
    const code = () => Promise.resolve({ run: () => undefined });
    await expect(sharedAnswer('code', code)).rejects.toThrow('cloned');
  });

  it('are asked for again at once when they failed', async () => {
    const ask = vi
      .fn(() => Promise.resolve('there'))
      .mockRejectedValueOnce(new Error('no database'));
    const again = sharedAnswer('failing', ask).catch(() =>
      sharedAnswer('failing', ask),
    );
    expect(await again).toBe('there');
  });
});
