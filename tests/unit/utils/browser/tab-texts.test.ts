import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const texts = { 'cart.title': 'Panier' };
const asked = vi.fn<(address: string) => Promise<Response>>();
const answer = (status: number) => () =>
  Promise.resolve(new Response(JSON.stringify(texts), { status }));
const addresses = () => asked.mock.calls.map(([address]) => address);

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
  test('are asked for once, by namespace', async () => {
    asked.mockImplementation(answer(200));
    const { hasAllTexts, loadTexts, tabTexts } = await newTab();
    expect(hasAllTexts('fr', ['cart'])).toBe(false);
    await Promise.all([loadTexts('fr', ['cart']), loadTexts('fr', ['cart'])]);
    expect(addresses()).toEqual([
      '/locales/fr/translation.json',
      '/locales/fr/cart.json',
    ]);
    expect(hasAllTexts('fr', ['cart'])).toBe(true);
    expect(tabTexts('fr').t('cart.title')).toBe('Panier');
  });

  test('that the page brought are not asked for', async () => {
    const { loadTexts, rememberTexts, tabTexts } = await newTab();
    rememberTexts('fr', { translation: {}, cart: texts });
    await loadTexts('fr', ['cart']);
    expect(tabTexts('fr').t('cart.title')).toBe('Panier');
    expect(asked).not.toHaveBeenCalled();
  });

  test('that are not there are asked for once, and anew the next time', async () => {
    asked.mockImplementationOnce(answer(404)).mockImplementation(answer(200));
    const { loadTexts, rememberTexts } = await newTab();
    rememberTexts('fr', { translation: {} });
    await expect(loadTexts('fr', ['cart'])).rejects.toThrow('fr did not load');
    expect(asked).toHaveBeenCalledTimes(1);
    await loadTexts('fr', ['cart']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('are not all there when only some of them came', async () => {
    asked.mockImplementation((address) =>
      answer(address.includes('translation') ? 404 : 200)(),
    );
    const { hasAllTexts, loadTexts } = await newTab();
    await expect(loadTexts('fr', ['cart'])).rejects.toThrow('fr did not load');
    expect(hasAllTexts('fr', ['cart'])).toBe(false);
  });

  test('of a language that is chosen are all that were used in another', async () => {
    asked.mockImplementation(answer(200));
    const { loadTexts, rememberTexts } = await newTab();
    rememberTexts('en', { translation: {}, shop: {} });
    await loadTexts('en', ['cart']);
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
    const { loadTexts, rememberTexts, showTexts } = await newTab();
    rememberTexts('fr', { translation: {} });
    showTexts('fr', 'abc');
    await loadTexts('fr', ['cart']);
    expect(addresses()).toEqual(['/locales/fr/cart.json?v=abc']);
  });

  test('are said in the name of the site, also those that come later', async () => {
    asked.mockImplementation(() =>
      Promise.resolve(Response.json({ 'cart.title': 'Chez {{name}}' })),
    );
    const { loadTexts, rememberTexts, tabTexts } = await newTab();
    rememberTexts('fr', { translation: {} });
    const words = tabTexts('fr', 'Sofra');
    await loadTexts('fr', ['cart']);
    expect(words.t('cart.title')).toBe('Chez Sofra');
  });
});
