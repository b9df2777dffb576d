// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const texts = { 'cart.title': 'Panier' };
const asked = vi.fn<(address: string) => Promise<Response>>();
const answer = (status: number) => () =>
  Promise.resolve(new Response(JSON.stringify(texts), { status }));
const addresses = () => asked.mock.calls.map(([address]) => address);

/** A new tab: it knows nothing. `block` shows texts of the cart. */
async function newTab() {
  vi.resetModules();
  await import('@/utils/i18n/retrying-backend');
  const tab = await import('@/utils/browser/tab-texts');
  const block = tab.withTexts(['cart'], () => Promise.resolve('block'));
  return { ...tab, block };
}

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => asked(address));
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe('the texts of a tab', () => {
  test('are asked for once, by namespace', async () => {
    asked.mockImplementation(answer(200));
    const { block, hasAllTexts, loadTexts, showTexts, tabTexts } =
      await newTab();
    showTexts('fr', undefined);
    expect(hasAllTexts('fr')).toBe(false);
    await Promise.all([loadTexts('fr'), loadTexts('fr'), block(), block()]);
    expect(addresses()).toEqual([
      '/locales/fr/translation.json',
      '/locales/fr/cart.json',
    ]);
    expect(hasAllTexts('fr')).toBe(true);
    expect(tabTexts('fr').t('cart.title')).toBe('Panier');
  });

  test('that the page brought are not asked for', async () => {
    const { block, loadTexts, rememberTexts, showTexts, tabTexts } =
      await newTab();
    rememberTexts('fr', { translation: {}, cart: texts });
    showTexts('fr', undefined);
    await Promise.all([loadTexts('fr'), block()]);
    expect(tabTexts('fr').t('cart.title')).toBe('Panier');
    expect(asked).not.toHaveBeenCalled();
  });

  test('that are not there are asked for once, and anew the next time', async () => {
    asked.mockImplementationOnce(answer(404)).mockImplementation(answer(200));
    const { block, rememberTexts, showTexts } = await newTab();
    rememberTexts('fr', { translation: {} });
    showTexts('fr', undefined);
    await expect(block()).rejects.toThrow('fr did not load');
    expect(asked).toHaveBeenCalledTimes(1);
    await block();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('are not all there when only some of them came', async () => {
    asked.mockImplementation((address) =>
      answer(address.includes('translation') ? 404 : 200)(),
    );
    const { block, hasAllTexts, loadTexts, showTexts } = await newTab();
    showTexts('fr', undefined);
    await block();
    await expect(loadTexts('fr')).rejects.toThrow('fr did not load');
    expect(hasAllTexts('fr')).toBe(false);
  });

  test('of a language that is chosen are all that were used in another', async () => {
    asked.mockImplementation(answer(200));
    const { block, loadTexts, rememberTexts, showTexts } = await newTab();
    rememberTexts('en', { translation: {}, shop: {} });
    showTexts('en', undefined);
    await block();
    asked.mockClear();
    await loadTexts('fr');
    expect(addresses().toSorted()).toEqual([
      '/locales/fr/cart.json',
      '/locales/fr/shop.json',
      '/locales/fr/translation.json',
    ]);
  });

  test('are asked for by the hash of what the page was made with', async () => {
    asked.mockImplementation(answer(200));
    const { block, rememberTexts, showTexts } = await newTab();
    rememberTexts('fr', { translation: {} });
    showTexts('fr', 'abc');
    await block();
    expect(addresses()).toEqual(['/locales/fr/cart.json?v=abc']);
  });

  test('that were lost are tried five times more, as the loader does', async () => {
    vi.useFakeTimers();
    const start = Date.now();
    const moments: number[] = [];
    asked.mockImplementation(() => {
      moments.push(Date.now() - start);
      return answer(503)();
    });
    const { block, rememberTexts, showTexts } = await newTab();
    rememberTexts('fr', { translation: {} });
    showTexts('fr', undefined);
    const outcome = block().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(Error);
    expect(moments).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
    vi.useRealTimers();
  });

  test('are said in the name of the site, also those that come later', async () => {
    asked.mockImplementation(() =>
      Promise.resolve(Response.json({ 'cart.title': 'Chez {{name}}' })),
    );
    const { block, rememberTexts, showTexts, tabTexts } = await newTab();
    rememberTexts('fr', { translation: {} });
    showTexts('fr', undefined);
    const words = tabTexts('fr', 'Sofra');
    await block();
    expect(words.t('cart.title')).toBe('Chez Sofra');
  });
});
