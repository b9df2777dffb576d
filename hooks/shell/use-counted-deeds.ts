import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useShell } from '@/contexts/shell-context';
import { selectCart } from '@/redux/slices/cart';
import { selectUserCart } from '@/redux/slices/user-cart';
import type { AppStore } from '@/redux/store';
import type { AddCommand } from '@/utils/cart/cart-state';
import { track } from '@/utils/shell/analytics';

/** What the store holds of it: dishes on their way into a cart, and the terms searched. */
function deedsOf(store: AppStore) {
  const state = store.getState();
  const commands = [
    ...selectCart(state).commands,
    ...selectUserCart(state).commands,
  ];
  return {
    adds: commands.filter(
      (command): command is AddCommand => command.kind === 'add',
    ),
    terms: state.search.history,
  };
}

type Deeds = ReturnType<typeof deedsOf>;

/** The dishes added since, each with how many more. */
function added(before: Deeds, now: Deeds) {
  const known = new Map(before.adds.map(({ by, id }) => [id, by]));
  return now.adds.flatMap(({ by, id, line }) => {
    const quantity = by - (known.get(id) ?? 0);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

/** The term searched since; neither a term taken away nor the list that comes from the browser's storage is one. */
function searched({ terms: before }: Deeds, { terms }: Deeds): string | null {
  const [term] = terms;
  const growth = terms.length - before.length;
  const isSearch = growth === 0 || growth === 1;
  return term && isSearch && term !== before[0] ? term : null;
}

/** Tells what is searched and what is put into the cart, read off the store, so that no page pays for it uncounted. */
export function useCountedDeeds(counting: boolean): void {
  const store = useStore() as AppStore;
  const { title: currency } = useShell().currency;
  useEffect(() => {
    if (!counting) return undefined;
    let before = deedsOf(store);
    return store.subscribe(() => {
      const now = deedsOf(store);
      for (const { line, quantity } of added(before, now)) {
        const { price, productId: id, title } = line;
        track({ name: 'add_to_cart', id, title, price, quantity, currency });
      }
      const term = searched(before, now);
      if (term) track({ name: 'search', term });
      before = now;
    });
  }, [counting, currency, store]);
}
