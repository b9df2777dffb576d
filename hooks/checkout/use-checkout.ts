import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import type { ShopDto } from '@/server/contracts/shop';
import { checkoutQueries } from '@/services/checkout/checkout-queries';
import { settingsQueries } from '@/services/settings/settings-queries';
import type { DeliveryPoint } from '@/utils/address/delivery-point';
import { useCart } from '@/hooks/cart/use-cart';
import type { BranchView } from '@/utils/shop/shop-info';
import { phoneText } from '@/utils/account/phone-text';
import { hasLines } from '@/utils/cart/own-part';
import { paymentChoices } from '@/utils/payment/payment-choices';

/** Who pays in what: the scope of everything a checkout asks. */
export function useCheckoutScope() {
  const { currency, lang, user } = useShell();
  const userId = user?.id ?? 0;
  return useMemo(
    () => ({ currencyId: currency.id, lang, userId }),
    [currency.id, lang, userId],
  );
}

/** The cart to be ordered. Null: none, or empty; what is still on its way to the server counts as loading. */
export function useCheckoutCart() {
  const { confirmed, retry, setQuantity, view } = useCart();
  const cart = confirmed && hasLines(confirmed) ? confirmed : null;
  const isComing = !cart && view.count > 0;
  return {
    cart,
    /** The customer's own lines, to be corrected when something is sold out. */
    lines: view.lines,
    setQuantity,
    isLoading: view.status === 'loading' || isComing,
    isFailed: view.status === 'failed',
    retry,
    /** Reads it again. */
    refresh: retry,
  };
}

/** The shop of the cart, with its fee and arrival for that point. */
export function useCheckoutShop(
  id: number | null,
  point: DeliveryPoint | null,
) {
  const scope = useCheckoutScope();
  const { data, isError, refetch } = useQuery({
    ...checkoutQueries.shop(id ?? 0, scope, point),
    enabled: id !== null,
    placeholderData: keepPreviousData,
  });
  return {
    shop: data ?? null,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** The number to begin with: of the last order, else the account's; empty: neither has one. */
export function useFirstPhone(): string {
  const scope = useCheckoutScope();
  const { user } = useShell();
  const { data: account } = useQuery(checkoutQueries.account(scope));
  const known = account?.last_order?.phone ?? account?.phone ?? user?.phone;
  return phoneText(known ?? '');
}

/** Ways to pay, and the wallet's balance in the currency of the page; null: not known. */
export function usePaymentChoices(shop: ShopDto | null) {
  const scope = useCheckoutScope();
  const {
    data: payments,
    isError,
    refetch,
  } = useQuery(settingsQueries.payments());
  const { data: account } = useQuery(checkoutQueries.account(scope));
  const choices = useMemo(
    () => paymentChoices(payments, shop),
    [payments, shop],
  );
  return {
    choices,
    balance: account?.wallet?.price ?? null,
    /** What the last order was paid with; null: there was none. */
    last: account?.last_order?.payment_id ?? null,
    isFailed: isError && payments === undefined,
    retry: () => void refetch(),
  };
}

const NO_BRANCHES: readonly BranchView[] = [];

/** Other places to fetch a pickup of that shop from; none while nobody asks, or when they cannot be had. */
export function useBranches(
  shopId: number,
  isAsked: boolean,
): readonly BranchView[] {
  const { lang } = useShell();
  const { data } = useQuery({
    ...checkoutQueries.branches(shopId, lang),
    enabled: isAsked,
  });
  return data ?? NO_BRANCHES;
}
