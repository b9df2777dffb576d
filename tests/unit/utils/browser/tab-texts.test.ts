import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const texts = { 'cart.title': 'Panier' };
const asked = vi.fn<(address: string) => Promise<Response>>();
const answer = (status: number) => () =>
  Promise.resolve(new Response(JSON.stringify(texts), { status }));

/** A new tab: it knows nothing. */
async function newTab() {
  vi.resetModules();
  await import('@/utils/i18n/retrying-backend');
  return import('@/utils/browser/tab-texts');
}

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => asked(address));
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe('the texts of a tab', () => {
  test('are asked for once', async () => {
    asked.mockImplementation(answer(200));
    const { knownTexts, loadTexts } = await newTab();
    expect(knownTexts('fr')).toBeUndefined();
    const both = [loadTexts('fr'), loadTexts('fr')];
    expect(await Promise.all(both)).toEqual([texts, texts]);
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      '/locales/fr/translation.json',
    ]);
    expect(knownTexts('fr')).toEqual(texts);
  });

  test('that the page brought are not asked for', async () => {
    const { loadTexts, rememberTexts } = await newTab();
    rememberTexts('fr', texts);
    expect(await loadTexts('fr')).toBe(texts);
    expect(asked).not.toHaveBeenCalled();
  });

  test('that are not there are asked for once, and anew the next time', async () => {
    asked.mockImplementationOnce(answer(404)).mockImplementation(answer(200));
    const { loadTexts } = await newTab();
    await expect(loadTexts('fr')).rejects.toThrow('fr did not load');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await loadTexts('fr')).toEqual(texts);
  });
});
