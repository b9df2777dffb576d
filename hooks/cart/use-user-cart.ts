import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { type AccountCart, accountCart } from '@/services/cart/account-cart';
import { cartQueries } from '@/services/cart/cart-queries';
import { type CartWish, withWishes } from '@/services/cart/cart-writer';
import {
  toCartGoals,
  toCartLines,
  toCartShop,
} from '@/services/cart/to-cart-lines';
import { asApiError } from '@/services/http/api-error';
import type { CartShop, LocalCartLine } from '@/utils/cart/cart-line';
import { emptyCartView, toCartView } from '@/utils/cart/cart-view';
import { notify } from '@/utils/shell/notices';
import { addQuantities } from '@/utils/cart/quantity';
import type { CartActions } from '@/utils/cart/cart-view';
import { NOT_ASKED } from './not-asked';
import { never } from '@/utils/browser/never-changes';

const NO_WISHES: readonly CartWish[] = [];
const none = (): readonly CartWish[] => NO_WISHES;

function useReports(account: AccountCart | null): void {
  const { t } = useTranslation();
  useEffect(() => {
    account?.reportTo({
      notices: (cart) =>
        notify({
          type: 'warning',
          id: 'cart-notice',
          title: t('cart.notice.title', { count: cart.notices?.length ?? 1 }),
          text: t('cart.notice.text'),
        }),
      failure: (error) =>
        notify({
          type: 'error',
          id: 'cart-failed',
          title: t('cart.failed.title'),
          text: asApiError(error)?.info.message || t('cart.failed.text'),
        }),
    });
  }, [account, t]);
}

/**
 * The signed-in customer's cart: the server's, shown ahead of its answers. Presses are gathered into one call at a
 * time; a failure takes them back and says so; quantities the server had to change are told. Null: a visitor.
 */
export function useUserCart(): CartActions | null {
  const { currency, lang, user } = useShell();
  const client = useQueryClient();
  const userId = user?.id ?? 0;
  const account = user ? accountCart(client, userId) : null;
  useReports(account);
  const { data, refetch, status } = useQuery({
    ...cartQueries.user({ userId, currencyId: currency.id, lang }),
    enabled: user !== null,
  });
  const wishes = useSyncExternalStore(
    account?.writer.subscribe ?? never,
    account?.writer.wishes ?? none,
    none,
  );
  const lines = useMemo(
    () => toCartLines(data ?? null, { userId, lang }),
    [data, lang, userId],
  );
  const shown = useMemo(() => withWishes(lines, wishes), [lines, wishes]);
  const view = useMemo(() => {
    // A cart that is known stays in sight when reading it anew failed.
    if (status === 'error' && data === undefined)
      return emptyCartView('failed');
    if (status === 'pending') return emptyCartView('loading');
    const known = toCartShop(data ?? null);
    const shop =
      shown[0] && shown[0].shopId === known?.id
        ? known
        : (account?.shop ?? known);
    return toCartView(
      { shop, lines: shown, goals: toCartGoals(data ?? null) },
      { currencyId: currency.id, lang },
    );
  }, [account, currency.id, data, lang, shown, status]);
  const add = useCallback(
    (shop: CartShop, line: LocalCartLine) => {
      const known = shown.find(
        ({ key, shopId }) => key === line.key && shopId === shop.id,
      );
      const quantity = Math.min(
        addQuantities(known?.quantity ?? 0, line.quantity),
        line.maxQuantity,
      );
      account?.put(
        shop,
        { ...line, note: line.note || (known?.note ?? '') },
        quantity,
      );
    },
    [account, shown],
  );
  const setQuantity = useCallback(
    (key: string, quantity: number) => {
      const line = shown.find((other) => other.key === key);
      if (line) account?.writer.set({ line, quantity });
    },
    [account, shown],
  );
  const clear = useCallback(() => {
    for (const line of shown) account?.writer.set({ line, quantity: 0 });
  }, [account, shown]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return useMemo(
    () =>
      account
        ? {
            view,
            confirmed: data ?? null,
            add,
            setQuantity,
            remove: (key) => setQuantity(key, 0),
            clear,
            ...NOT_ASKED,
            retry,
          }
        : null,
    [account, add, clear, data, retry, setQuantity, view],
  );
}
