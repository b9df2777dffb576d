import type { Persistor } from 'redux-persist';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartActions } from '@/redux/slices/cart';
import { currencyChosen } from '@/redux/slices/currency';
import { likeToggled } from '@/redux/slices/liked';
import { termSearched } from '@/redux/slices/search';
import { startPersistence } from '@/redux/persistence';
import { makeStore } from '@/redux/store';
import type { CurrencyDto } from '@/server/contracts/settings';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';

const KEY = 'persist:sofra';
const currency = (id: number, title: string): CurrencyDto => ({
  id,
  title,
  symbol: title,
  rate: 1,
  position: 'before',
  default: id === 1,
  active: true,
  fee_step: 0.1,
});
const EURO = currency(2, 'EUR');
const SUM = currency(3, 'UZS');

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A tab whose server rendered this currency, after it has read what was kept. */
async function openTab(shown: CurrencyDto) {
  const store = makeStore({ currency: { current: shown } });
  const persistor = await new Promise<Persistor>((resolve) => {
    const made = startPersistence(store, () => resolve(made));
  });
  return { store, persistor };
}

function keep(slices: Record<string, unknown>): void {
  const parts = Object.entries({
    ...slices,
    _persist: { version: 1, rehydrated: true },
  }).map(([name, value]) => [name, JSON.stringify(value)]);
  kept.set(KEY, JSON.stringify(Object.fromEntries(parts)));
}

describe('what is kept in the browser', () => {
  test('is likes, currency and search history, never a cart', async () => {
    const { persistor, store } = await openTab(EURO);
    store.dispatch(likeToggled('uuid-1'));
    store.dispatch(termSearched('plov'));
    store.dispatch(cartActions.given(addOf(cartLine())));
    await persistor.flush();
    const stored = JSON.parse(kept.get(KEY) ?? '{}') as Record<string, string>;
    expect(Object.keys(stored).sort()).toEqual([
      '_persist',
      'currency',
      'liked',
      'search',
    ]);
    expect(JSON.parse(stored._persist ?? '{}')).toMatchObject({ version: 1 });
  });

  test('comes back after a reload', async () => {
    keep({ liked: { uuids: ['uuid-1'] }, search: { history: ['plov'] } });
    const { store } = await openTab(EURO);
    expect(store.getState()).toMatchObject({
      liked: { uuids: ['uuid-1'] },
      search: { history: ['plov'] },
    });
  });

  test('never changes the currency that the server rendered from its cookie', async () => {
    keep({ currency: { current: SUM }, liked: { uuids: ['uuid-1'] } });
    const { store } = await openTab(EURO);
    expect(store.getState().currency.current).toEqual(EURO);
    store.dispatch(currencyChosen(SUM));
    expect(store.getState().currency.current).toEqual(SUM);
  });

  test.each([
    ['no JSON', 'not json'],
    ['a slice that is no JSON', '{"liked":"}","_persist":"{}"}'],
  ])('does not stop the application when it is %s', async (_what, text) => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue(undefined);
    kept.set(KEY, text);
    const { store } = await openTab(EURO);
    store.dispatch(termSearched('plov'));
    expect(store.getState()).toMatchObject({
      liked: { uuids: [] },
      search: { history: ['plov'] },
    });
    quiet.mockRestore();
  });

  test('may be forbidden altogether', async () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('window', {
      localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    });
    const { persistor, store } = await openTab(EURO);
    store.dispatch(likeToggled('uuid-1'));
    await persistor.flush();
    expect(store.getState().liked.uuids).toEqual(['uuid-1']);
  });
});
