// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const asked = vi.fn<(address: string) => Promise<Response>>();
const block = () => Promise.resolve({ Block: 'block' });

/** A new tab that shows French. */
async function newTab() {
  vi.resetModules();
  await import('@/utils/i18n/retrying-backend');
  const tab = await import('@/utils/browser/tab-texts');
  tab.rememberTexts('fr', { translation: {} });
  tab.showTexts('fr', undefined);
  const { tellLateBlocks } = await import('@/utils/browser/until-loaded');
  return { tab, tellLateBlocks, withTexts: tab.withTexts };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => asked(address));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe('a block that loads later', () => {
  test('is there with its texts', async () => {
    asked.mockResolvedValue(Response.json({ 'cart.title': 'Panier' }));
    const { tab, withTexts } = await newTab();
    expect(await withTexts(['cart'], block)()).toEqual({ Block: 'block' });
    expect(tab.tabTexts('fr').t('cart.title')).toBe('Panier');
  });

  test('says after five seconds that it is late, and is there when its texts are', async () => {
    let send: (answer: Response) => void = () => undefined;
    asked.mockReturnValue(new Promise((resolve) => (send = resolve)));
    const { tellLateBlocks, withTexts } = await newTab();
    const late = vi.fn();
    const there = vi.fn();
    const stop = tellLateBlocks(late);
    const coming = withTexts(['cart'], block)().then(there);
    await vi.advanceTimersByTimeAsync(4900);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(late).toHaveBeenCalledTimes(1);
    expect(there).not.toHaveBeenCalled();
    send(Response.json({}));
    await coming;
    expect(there).toHaveBeenCalled();
    stop();
  });

  test('waits for no texts before the first render: the page brings those of what the server rendered', async () => {
    vi.resetModules();
    const { withTexts } = await import('@/utils/browser/tab-texts');
    expect(await withTexts(['cart'], block)()).toEqual({ Block: 'block' });
    expect(asked).not.toHaveBeenCalled();
  });

  test('fails when its texts do not come, so that it is asked for again', async () => {
    asked.mockResolvedValue(new Response('', { status: 404 }));
    const { withTexts } = await newTab();
    await expect(withTexts(['cart'], block)()).rejects.toThrow(
      'fr did not load',
    );
  });
});
