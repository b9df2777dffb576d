import { queryOptions } from '@tanstack/react-query';
import type { CartDto } from '@/server/contracts/cart';
import type { SlotDayDto } from '@/server/contracts/catalogue';
import type { CalculateBodyDto } from '@/server/contracts/checkout/quote';
import type { ShopDto } from '@/server/contracts/shop';
import { userService } from '@/services/account/user-service';
import { api } from '@/services/http/client';
import { shopInfoService } from '@/services/shop/shop-info-service';
import type { DeliveryPoint } from '@/utils/address/delivery-point';
import { QUOTE_REFRESH_MS, QUOTE_STALE_MS } from '@/utils/constants/timings';
import type { CheckoutScope } from './cart-quote-query';
import { quoteService } from './quote-service';

interface DeliveryWish {
  readonly type: 'delivery' | 'pickup';
  /** Null: not chosen yet, or picked up. */
  readonly point: DeliveryPoint | null;
  /** Where a pickup is fetched; null: at the shop itself. */
  readonly branchId: number | null;
}

/** What a checkout asks beside its cart and quote (api-contract.md §2). */
const checkoutService = {
  /** The whole shop; with a point also distance, fee and arrival there. */
  shop: (id: number, currencyId: number, point: DeliveryPoint | null) =>
    api.get<ShopDto>(`/rest/shops/${id}`, {
      currency_id: currencyId,
      ...(point && { address: point }),
    }),
  slots: (shopId: number, { branchId, point, type }: DeliveryWish) =>
    api.get<SlotDayDto[]>(`/rest/shops/${shopId}/slots`, {
      type,
      ...(point && type === 'delivery' && { address: point }),
      ...(branchId !== null && type === 'pickup' && { branch_id: branchId }),
    }),
};

/** A checkout that is left open must not promise yesterday's times: everything here is asked again as time passes. */
const passing = {
  staleTime: QUOTE_STALE_MS,
  refetchInterval: QUOTE_REFRESH_MS,
  refetchOnWindowFocus: true,
} as const;

export const checkoutQueries = {
  shop: (id: number, scope: CheckoutScope, point: DeliveryPoint | null) =>
    queryOptions({
      queryKey: ['checkout', 'shop', id, scope.lang, scope.currencyId, point],
      queryFn: () => checkoutService.shop(id, scope.currencyId, point),
      ...passing,
    }),
  slots: (shopId: number, wish: DeliveryWish) =>
    queryOptions({
      queryKey: ['checkout', 'slots', shopId, wish],
      queryFn: () => checkoutService.slots(shopId, wish),
      ...passing,
    }),
  /** Other places to fetch a pickup from. */
  branches: (shopId: number, lang: string) =>
    queryOptions({
      queryKey: ['checkout', 'branches', shopId, lang],
      queryFn: () => shopInfoService.branches(shopId),
      meta: { silent: true },
    }),
  account: ({ currencyId, userId }: CheckoutScope) =>
    queryOptions({
      queryKey: ['user', userId, 'checkout-account', currencyId],
      queryFn: () => userService.account(currencyId),
      staleTime: QUOTE_STALE_MS,
    }),
  /** A quote is of one version of the cart; a server's promise of 15 minutes, renewed well before that. */
  quote: (
    { lang, userId }: CheckoutScope,
    cart: Pick<CartDto, 'id' | 'version'>,
    body: CalculateBodyDto,
  ) =>
    queryOptions({
      queryKey: ['user', userId, 'quote', cart.id, cart.version, lang, body],
      queryFn: () => quoteService.account(cart.id, body),
      ...passing,
    }),
};
