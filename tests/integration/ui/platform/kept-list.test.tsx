import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { KeptList } from '@/utils/platform/kept-list';
import { currencyChosen } from '@/redux/slices/currency';
import { type AppStore, makeStore, useAppSelector } from '@/redux/store';
import { createI18n } from '@/utils/i18n/create-i18n';

const texts = createI18n('en', {});
const euro = { ...makeStore().getState().currency.current, title: 'EUR' };

function Items({ onPress }: Readonly<{ onPress: () => void }>) {
  const { title } = useAppSelector((state) => state.currency.current);
  return (
    <li>
      <button onClick={onPress}>Plov in {title}</button>
    </li>
  );
}

type PageProps = Readonly<{
  store: AppStore;
  served: ReturnType<AppStore['getState']>;
  onPress: () => void;
}>;

const page = ({ onPress, served, store }: PageProps) => (
  <I18nextProvider i18n={texts}>
    <Provider store={store} serverState={served}>
      <KeptList of={Items} props={{ onPress }} />
    </Provider>
  </I18nextProvider>
);

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

describe('a list that is hydrated apart from its page', () => {
  test('keeps its HTML, answers a press, and then shows what changed meanwhile', async () => {
    const store = makeStore();
    const onPress = vi.fn();
    const failed = vi.fn();
    const held = document.body.appendChild(document.createElement('div'));
    const props = { store, served: store.getState(), onPress };
    held.innerHTML = renderToString(page(props));
    const button = screen.getByRole('button');
    expect(held.innerHTML).toContain('<ul><!--$--><li>');
    // what the browser kept is read before the list's turn comes
    store.dispatch(currencyChosen(euro));
    await act(async () => {
      root = hydrateRoot(held, page(props), { onRecoverableError: failed });
      await Promise.resolve();
      button.click();
    });
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toBe(button);
    expect(button).toHaveTextContent('Plov in EUR');
    expect(failed).not.toHaveBeenCalled();
  });
});
