import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const texts = { 'cart.title': 'Panier' };
const asked = vi.fn<(address: string) => Promise<Response>>();
const answer = (status: number) => () =>
  Promise.resolve(new Response(JSON.stringify(texts), { status }));

/** A new tab: it knows nothing. */
async function newTab() {
  vi.resetModules();
  await import('@/utils/i18n/retrying-backend');
  return import('@/utils/i18n/tab-texts');
}

/** Time goes by; what is imported meanwhile comes from the disk. */
async function pass(milliseconds: number): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += 50) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((done) => setImmediate(done));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', (address: string) => asked(address));
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe('the texts of a tab', () => {
  test('are asked for once, at the address that the page preloads', async () => {
    asked.mockImplementation(answer(200));
    const { knownTexts, loadTexts } = await newTab();
    expect(knownTexts('fr')).toBeUndefined();
    const both = [loadTexts('fr', 'abc'), loadTexts('fr')];
    expect(await Promise.all(both)).toEqual([texts, texts]);
    expect(asked.mock.calls).toEqual([['/locales/fr/translation.json?v=abc']]);
    expect(knownTexts('fr')).toEqual(texts);
  });

  test('that failed come with five more tries, all in all six', async () => {
    asked.mockImplementation(answer(500));
    const { loadTexts } = await newTab();
    const outcome = loadTexts('fr', 'abc').catch((error: unknown) => error);
    await pass(12_000);
    expect(await outcome).toBeInstanceOf(Error);
    expect(asked).toHaveBeenCalledTimes(6);
  });

  test('that are not there are asked for once, and anew the next time', async () => {
    asked.mockImplementationOnce(answer(404)).mockImplementation(answer(200));
    const { loadTexts } = await newTab();
    await expect(loadTexts('fr', 'abc')).rejects.toThrow('404');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await loadTexts('fr', 'abc')).toEqual(texts);
  });

  test('are waited for by blocks that load later, over a lost network too', async () => {
    asked.mockImplementation(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    const { completeTexts, withTexts } = await newTab();
    const late = vi.fn();
    void completeTexts('fr', 'abc', late);
    let opened = false;
    void withTexts(() => Promise.resolve('dialog')).then(() => (opened = true));
    await pass(12_000);
    expect(late).toHaveBeenCalledTimes(1);
    expect(opened).toBe(false);
    asked.mockImplementation(answer(200));
    window.dispatchEvent(new Event('online'));
    await pass(50);
    expect(opened).toBe(true);
  });

  test('a block that does not load is asked for again, and that is said', async () => {
    const { tellLateBlocks, withTexts } = await newTab();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const late = vi.fn();
    tellLateBlocks(late);
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('Failed to load chunk'))
      .mockResolvedValue('dialog');
    const block = withTexts(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(late).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(await block).toBe('dialog');
  });

  test('nobody waits for are late without a word', async () => {
    asked.mockImplementation(answer(503));
    const { completeTexts } = await newTab();
    const late = vi.fn();
    void completeTexts('fr', 'abc', late);
    await pass(60_000);
    expect(late).not.toHaveBeenCalled();
  });
});
