import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { useAddresses } from '@/hooks/address/use-addresses';
import {
  useCheckoutShop,
  useFirstPhone,
  usePaymentChoices,
} from '@/hooks/checkout/use-checkout';
import {
  useChosenSlot,
  useScheduleChoice,
} from '@/hooks/checkout/use-chosen-slot';
import { useBranches } from '@/hooks/checkout/use-branches';
import { useCart } from '@/hooks/cart/use-cart';
import { useCheckoutDraft } from '@/hooks/checkout/use-checkout-draft';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import type { usePlaceOrder } from '@/hooks/checkout/use-place-order';
import { useQuote } from '@/hooks/checkout/use-quote';
import { useSlots } from '@/hooks/checkout/use-slots';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import {
  type CheckoutValues,
  orderBody,
  quoteBody,
  slotOf,
} from '@/utils/checkout/checkout-form';
import { doorBody } from '@/utils/address/door';
import { deliveryPoint } from '@/utils/address/delivery-point';
import { unsentNotes } from '@/utils/checkout/line-notes';
import { orderKeyOf } from '@/utils/checkout/order-key';
import { quoteChanges } from '@/utils/checkout/quote-changes';
import { useKeptPress } from './placing/use-kept-press';
import { usePriceChange } from './placing/use-price-change';
import { focusFirstProblem } from '@/utils/form/focus-first-problem';
import { notify } from '@/utils/shell/notices';
import { useCheckoutForm } from './use-checkout-form';
import { usePaymentGuard } from './use-payment-guard';

interface ScreenOptions {
  readonly cart: CartDto;
  readonly order: ReturnType<typeof usePlaceOrder>;
  readonly refresh: () => unknown;
}

/** Everything the screen of a cart to be ordered stands on, and what its button does. */
export function useCheckoutScreen({ cart, order, refresh }: ScreenOptions) {
  const { t } = useTranslation();
  const shell = useShell();
  const currencyId = shell.currency.id;
  const { addresses, save } = useAddresses();
  const [draftType, setDraftType] = useDeliveryType();
  const slot = useChosenSlot(cart.shop_id);
  const keepSlot = useScheduleChoice(cart.shop_id);
  const phone = useFirstPhone();
  const goods = cart.total_price;
  const userId = shell.user?.id ?? 0;
  const { view } = useCart();
  const form = useCheckoutForm({
    goods,
    phone,
    shell,
    addresses,
    type: draftType,
    slot,
    onSubmit: async () => press.go(),
  });
  const { change, formProps, values } = form;
  const { ref: element } = formProps;
  const { address, coupon, type } = values;
  const branches = useBranches(cart.shop_id, type === 'pickup');
  // one that is no more is not asked for
  const branchId = branches.some(({ id }) => id === values.branchId)
    ? values.branchId
    : null;
  const point = address && deliveryPoint(address);
  const place = useCheckoutShop(cart.shop_id, point);
  const { shop } = place;
  const slots = useSlots(cart.shop_id, {
    type,
    point: type === 'delivery' ? point : null,
    branchId: type === 'pickup' ? branchId : null,
  });
  const quotes = useQuote(cart, {
    body: quoteBody({ ...values, branchId }, currencyId, goods),
    coupon,
    onCartChanged: refresh,
  });
  const total = quotes.quote?.total_price ?? null;
  const payments = usePaymentChoices(shop);
  const isUnpayable = usePaymentGuard(form, payments, total);
  function changeType(next: CheckoutValues['type']): void {
    setDraftType(next);
    change({ type: next });
  }
  const followMode = useEffectEvent(() => {
    if (type !== draftType) change({ type: draftType });
  });
  // another tab chooses, too
  useEffect(() => followMode(), [draftType]);
  useCheckoutDraft({ values, change }, cart);
  const subject = { user: userId, cart: cart.id, version: cart.version };
  const makeKey = useEffectEvent(() => void orderKeyOf(subject));
  useEffect(() => makeKey(), [cart.id, cart.version]);
  const { change: priceChange, ...prices } = usePriceChange({
    order,
    quote: quotes.quote,
    settle: quotes.settle,
  });

  const isSoldOut = quotes.quote?.availability.reason === 'out_of_stock';
  useEffect(() => {
    // Only the cart knows how many of each line are left.
    if (isSoldOut) void refresh();
  }, [isSoldOut, refresh]);

  const { state } = order;
  const refusedFields = state.kind === 'refused' ? state.fields : null;
  const tellRefused = useEffectEvent(() => {
    if (!refusedFields) return;
    form.setErrors({
      ...(refusedFields.phone && { phone: t('form.phone') }),
      ...(refusedFields.username && { name: t('form.required') }),
    });
  });
  useEffect(() => tellRefused(), [refusedFields]);
  const { retry } = quotes;
  const askAgain = useEffectEvent(() => {
    if (state.kind !== 'refused') return;
    // what stands in the way is told where it can be changed
    retry();
    place.retry();
    payments.retry();
  });
  useEffect(() => askAgain(), [state.kind]);

  const press = useKeptPress({
    choices: JSON.stringify([
      form.choices,
      { branchId, isUnpayable },
      { ...subject, currencyId, refusedCode: quotes.promo.message },
      view.lines.map(({ key, note, quantity }) => [key, note, quantity]),
    ]),
    values,
    quotes,
    shown: prices.shown,
    onPress: () => state.kind === 'refused' && order.reset(),
    onOrder: submit,
    onAsk: prices.tell,
    onRefused: () => focusFirstProblem(element.current),
  });

  /** `confirmed`: the customer agreed to the new total, so the newest quote is what is ordered. */
  function submit(shown: QuoteDto | null, confirmed = false): void {
    prices.forget();
    order.place(async () => {
      const fresh = await quotes.settle(confirmed);
      if (shown && quoteChanges(shown, fresh, type).length > 0) {
        prices.tell(shown, fresh);
        return null;
      }
      if (!fresh.availability.can_order) {
        focusFirstProblem(element.current);
        return null;
      }
      const body = orderBody(
        { ...(await form.readValues()), branchId },
        {
          cartId: cart.id,
          currencyId,
          quoteId: fresh.id,
          goods,
          coupon: quotes.coupon,
          notes: unsentNotes(cart, view.lines),
        },
      );
      const key = orderKeyOf(subject);
      return { key, body, onPlaced: () => void saveAddress() };
    });
  }

  async function saveAddress(): Promise<void> {
    if (!values.saveAddress || !address || type !== 'delivery') return;
    const { latitude, longitude, title } = address;
    const wish = {
      address: title,
      location: { latitude, longitude },
      ...doorBody(values),
    };
    await save(wish).catch(() =>
      notify({ type: 'warning', title: t('checkout.where.saveFailed') }),
    );
  }

  return {
    addresses,
    form,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      press.mark();
      formProps.onSubmit(event);
    },
    press: press.state,
    /** The time of the draft. */
    slot,
    /** Keeps a chosen time for the cart and the shop's page, too. */
    keepWhen: (when: string) => {
      const { delivery_date: date, delivery_time: time } = slotOf(when);
      keepSlot(date && time ? { date, time } : null);
    },
    payments,
    branches,
    place,
    /** Both sides of a price that changed meanwhile. */
    priceChange,
    forgetChange: () => {
      prices.forget();
      quotes.retry();
    },
    quotes,
    slots,
    /** Orders at the total that the question showed. */
    confirm: () => submit(prices.shown, true),
    changeType,
  };
}

export type CheckoutScreen = ReturnType<typeof useCheckoutScreen>;
