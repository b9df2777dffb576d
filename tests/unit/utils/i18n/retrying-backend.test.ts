import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBundle } from '@/utils/i18n/retrying-backend';

const texts = { 'cart.title': 'Panier' };
const asked = vi.fn<(address: string) => Promise<Response>>();
/** Milliseconds from the first request to each. */
let moments: number[] = [];

function answer(
  status: number,
  body: unknown = texts,
): () => Promise<Response> {
  return () => Promise.resolve(new Response(JSON.stringify(body), { status }));
}

beforeEach(() => {
  vi.useFakeTimers();
  moments = [];
  const start = Date.now();
  vi.stubGlobal('fetch', (address: string) => {
    moments.push(Date.now() - start);
    return asked(address);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockReset();
});

async function settled(work: Promise<unknown>): Promise<unknown> {
  const outcome = work.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('the loader of texts', () => {
  test('asks for /locales/{lng}/{ns}.json', async () => {
    asked.mockImplementation(answer(200));
    expect(await settled(readBundle('fr', 'translation'))).toEqual(texts);
    expect(asked.mock.calls).toEqual([['/locales/fr/translation.json']]);
  });

  test.each([
    ['a server error', answer(503)],
    [
      'a missing status',
      () =>
        Promise.resolve({ ok: false, status: 0, statusText: '' } as Response),
    ],
    [
      'a network failure',
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
    [
      'no answer in time',
      () =>
        Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
    ],
  ])(
    'tries five times more after %s, waiting twice as long',
    async (_, fail) => {
      asked.mockImplementation(fail);
      const outcome = await settled(readBundle('fr', 'translation'));
      expect(outcome).toBeInstanceOf(Error);
      const waits = moments
        .slice(1)
        .map((at, index) => at - (moments[index] ?? 0));
      expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
    },
  );

  test.each([400, 404, 429])('does not try again after %i', async (status) => {
    asked.mockImplementation(answer(status));
    expect(await settled(readBundle('fr', 'translation'))).toBeInstanceOf(
      Error,
    );
    expect(moments).toEqual([0]);
  });

  test('stops trying with the first answer', async () => {
    asked
      .mockImplementationOnce(answer(500))
      .mockImplementationOnce(answer(502))
      .mockImplementation(answer(200));
    expect(await settled(readBundle('fr', 'translation'))).toEqual(texts);
    expect(moments).toEqual([0, 350, 1050]);
  });

  test('never puts what is no code into an address', async () => {
    asked.mockImplementation(answer(200));
    const outcome = await settled(readBundle('../en', 'translation'));
    expect(outcome).toBeInstanceOf(Error);
    expect(asked).not.toHaveBeenCalled();
  });
});
