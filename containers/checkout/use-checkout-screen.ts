import { useEffect, useEffectEvent } from 'react';
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
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import type { usePlaceOrder } from '@/hooks/checkout/use-place-order';
import { useQuote } from '@/hooks/checkout/use-quote';
import { useSlots } from '@/hooks/checkout/use-slots';
import type { CartDto } from '@/server/contracts/cart';
import {
  type CheckoutValues,
  orderBody,
  quoteBody,
  slotOf,
} from '@/utils/checkout/checkout-form';
import { deliveryPoint } from '@/utils/address/delivery-point';
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
  const form = useCheckoutForm({
    phone,
    shell,
    addresses,
    type: draftType,
    slot,
    onSubmit: async () => submit(),
  });
  const { change, formProps, values } = form;
  const { ref: element } = formProps;
  const { address, type } = values;
  const point = address && deliveryPoint(address);
  const place = useCheckoutShop(cart.shop_id, point);
  const { shop } = place;
  const slots = useSlots(cart.shop_id, {
    type,
    point: type === 'delivery' ? point : null,
  });
  const quotes = useQuote(cart, {
    body: quoteBody(values, currencyId),
    onCartChanged: refresh,
  });
  const total = quotes.quote?.total_price ?? null;
  const payments = usePaymentChoices(shop);
  usePaymentGuard(form, payments, total);

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

  /** `confirmed`: the customer agreed to the new total, so the newest quote is what is ordered. */
  function submit(confirmed = false): void {
    const shown = state.kind === 'changed' ? state.to : total;
    order.place(async () => {
      const fresh = await quotes.settle(confirmed);
      if (shown !== null && fresh.total_price !== shown) {
        order.tellChange(shown, fresh.total_price);
        return null;
      }
      if (!fresh.availability.can_order) {
        focusFirstProblem(element.current);
        return null;
      }
      const body = orderBody(values, {
        cartId: cart.id,
        currencyId,
        quoteId: fresh.id,
        doorNote: `${t('checkout.where.leave')}.`,
      });
      return { body, onPlaced: () => void saveAddress() };
    });
  }

  async function saveAddress(): Promise<void> {
    const { comment, entrance, floor, house, office } = values;
    if (!values.saveAddress || !address || type !== 'delivery') return;
    const { latitude, longitude, title } = address;
    const wish = {
      address: title,
      location: { latitude, longitude },
      comment,
      house,
      entrance,
      floor,
      office,
    };
    await save(wish).catch(() =>
      notify({ type: 'warning', title: t('checkout.where.saveFailed') }),
    );
  }

  return {
    addresses,
    form,
    /** The time of the draft. */
    slot,
    /** Keeps a chosen time for the cart and the shop's page, too. */
    keepWhen: (when: string) => {
      const { delivery_date: date, delivery_time: time } = slotOf(when);
      keepSlot(date && time ? { date, time } : null);
    },
    payments,
    place,
    quotes,
    slots,
    submit,
    changeType: (next: CheckoutValues['type']) => {
      setDraftType(next);
      change({ type: next });
    },
  };
}

export type CheckoutScreen = ReturnType<typeof useCheckoutScreen>;
