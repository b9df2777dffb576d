import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { linesRefreshed, selectCart } from '@/redux/slices/cart';
import { userCartReceived } from '@/redux/slices/user-cart';
import { useAppDispatch, useAppSelector } from '@/redux/store';
import { cartQueries } from '@/services/cart/cart-queries';
import { productQueries } from '@/services/product/product-queries';
import { repriceLine } from '@/services/cart/reprice-line';
import { notify } from '@/utils/shell/notices';

/** Keeps the store's copy of the account's cart (spec.md §3); its one writer beside sign-in. */
function useUserCartMirror(): void {
  const { currency, lang, user } = useShell();
  const dispatch = useAppDispatch();
  const scope = { userId: user?.id ?? 0, currencyId: currency.id, lang };
  const { data } = useQuery({
    ...cartQueries.user(scope),
    enabled: user !== null,
  });
  useEffect(() => {
    if (data !== undefined) dispatch(userCartReceived(data));
  }, [data, dispatch]);
}

/** Reads prices and words of a visitor's cart anew when the currency or the language is another. */
function useGuestCartRefresh(): void {
  const { t } = useTranslation();
  const { currency, lang } = useShell();
  const client = useQueryClient();
  const dispatch = useAppDispatch();
  const { lines } = useAppSelector(selectCart);
  const currencyId = currency.id;
  const stale = lines.some(
    (line) => line.currencyId !== currencyId || line.lang !== lang,
  );
  useEffect(() => {
    if (!stale) return;
    let live = true;
    const scope = { currencyId, lang };
    const refresh = async (): Promise<void> => {
      const ids = [...new Set(lines.map(({ productId }) => productId))];
      const optioned = [
        ...new Set(
          lines
            .filter(({ addons }) => addons.length)
            .map(({ productUuid }) => productUuid),
        ),
      ];
      const [plain, whole] = await Promise.all([
        client.query(productQueries.byIds(ids, scope)),
        Promise.all(
          optioned.map((uuid) =>
            client.query(productQueries.detail(uuid, scope)),
          ),
        ),
      ]);
      const fresh = lines
        .map((line) => repriceLine(line, [...whole, ...plain], scope))
        .filter((line) => line !== null);
      if (!live) return;
      dispatch(linesRefreshed(fresh));
      if (fresh.length < lines.length)
        notify({
          type: 'warning',
          title: t('cart.gone.title'),
          text: t('cart.gone.text'),
        });
    };
    refresh().catch(() => {
      if (live)
        notify({
          type: 'error',
          id: 'cart-failed',
          title: t('cart.failed.title'),
          text: t('cart.prices.failed'),
        });
    });
    return () => {
      live = false;
    };
  }, [client, currencyId, dispatch, lang, lines, stale, t]);
}

/** What keeps both carts true while nobody looks at them; mounted once, beside every page. */
export function useCartSync(): void {
  useUserCartMirror();
  useGuestCartRefresh();
}
