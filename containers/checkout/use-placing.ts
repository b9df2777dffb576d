import { doorBody } from '@/utils/address/door';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { useAddresses } from '@/hooks/address/use-addresses';
import { useCart } from '@/hooks/cart/use-cart';
import {
  type useCheckoutShop,
  usePaymentChoices,
} from '@/hooks/checkout/use-checkout';
import type { usePlaceOrder } from '@/hooks/checkout/use-place-order';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { type CheckoutValues, orderBody } from '@/utils/checkout/checkout-form';
import { unsentNotes } from '@/utils/checkout/line-notes';
import { orderKeyOf } from '@/utils/checkout/order-key';
import { quoteChanges } from '@/utils/checkout/quote-changes';
import { focusFirstProblem } from '@/utils/form/focus-first-problem';
import { isUnpayable } from '@/utils/payment/payment-choices';
import { notify } from '@/utils/shell/notices';
import type { CheckoutFormState, CheckoutQuotes } from './checkout-context';
import { useKeptPress } from './use-kept-press';

type PlaceOrder = ReturnType<typeof usePlaceOrder>;

/** What was shown, and what the order would come to; null: that could not be learned. */
export interface PriceChange {
  readonly before: QuoteDto;
  readonly after: QuoteDto | null;
}

/**
 * Both sides of a price that is another than the one shown, whoever noticed it: the page before it sent the order, or
 * the server (ERROR_110), after which the present price is asked for.
 */
function usePriceChange(
  order: PlaceOrder,
  { quote, settle }: Pick<CheckoutQuotes, 'quote' | 'settle'>,
) {
  const [change, setChange] = useState<PriceChange | null>(null);
  const isChanged = order.state.kind === 'changed';
  const ask = useEffectEvent(() => {
    if (!isChanged || change || !quote) return;
    void settle(true)
      .catch(() => null)
      .then((after) => setChange({ before: quote, after }));
  });
  useEffect(() => ask(), [isChanged]);
  return {
    /** Null while the server is asked. */
    change: isChanged ? change : null,
    /** The customer has seen this one last. */
    shown: change?.after ?? quote,
    tell: (before: QuoteDto, after: QuoteDto) => {
      setChange({ before, after });
      order.tellChange(before.total_price, after.total_price);
    },
    forget: () => setChange(null),
  };
}

/** Keeps the address that was ordered to, where that was wished; its failure is told and changes nothing. */
function useSaveAddress(): (values: CheckoutValues) => Promise<void> {
  const { t } = useTranslation('checkout');
  const { save } = useAddresses();
  return async (values) => {
    const { address, saveAddress, type } = values;
    if (!saveAddress || !address || type !== 'delivery') return;
    const { latitude, longitude, title } = address;
    const wish = {
      address: title,
      location: { latitude, longitude },
      ...doorBody(values),
    };
    await save(wish).catch(() =>
      notify({ type: 'warning', title: t('checkout.where.saveFailed') }),
    );
  };
}

/** After a refusal: the fields that it names, and everything that may stand in the way, asked for again. */
function useRefusal(
  { state }: PlaceOrder,
  form: CheckoutFormState,
  retries: readonly { readonly retry: () => void }[],
): void {
  const { t } = useTranslation('form');
  const refusedFields = state.kind === 'refused' ? state.fields : null;
  const tellRefused = useEffectEvent(() => {
    if (!refusedFields) return;
    form.setErrors({
      ...(refusedFields.phone && { phone: t('form.phone') }),
      ...(refusedFields.username && { name: t('form.required') }),
    });
  });
  useEffect(() => tellRefused(), [refusedFields]);
  const askAgain = useEffectEvent(() => {
    // what stands in the way is told where it can be changed
    if (state.kind === 'refused') retries.forEach(({ retry }) => retry());
  });
  useEffect(() => askAgain(), [state.kind]);
}

interface Placing {
  readonly cart: CartDto;
  readonly form: CheckoutFormState;
  readonly order: PlaceOrder;
  readonly place: ReturnType<typeof useCheckoutShop>;
  readonly quotes: CheckoutQuotes;
}

/** What "Place order" does: the press, the order at the price that was shown, and the question when it is another. */
export function usePlacing({ cart, form, order, place, quotes }: Placing) {
  const { currency, user } = useShell();
  const { view } = useCart();
  const saveAddress = useSaveAddress();
  const payments = usePaymentChoices(place.shop);
  const { branchId, formProps, values } = form;
  const { ref: element } = formProps;
  const subject = {
    user: user?.id ?? 0,
    cart: cart.id,
    version: cart.version,
  };
  const makeKey = useEffectEvent(() => void orderKeyOf(subject));
  useEffect(() => makeKey(), [cart.id, cart.version]);
  const { change, ...prices } = usePriceChange(order, quotes);
  useRefusal(order, form, [quotes, place, payments]);
  const total = quotes.quote?.total_price ?? null;

  const press = useKeptPress({
    choices: JSON.stringify([
      form.choices,
      {
        branchId,
        isUnpayable: isUnpayable(values.paymentId, payments, total),
      },
      {
        ...subject,
        currencyId: currency.id,
        refusedCode: quotes.promo.message,
      },
      view.lines.map(({ key, note, quantity }) => [key, note, quantity]),
    ]),
    values,
    quotes,
    shown: prices.shown,
    onPress: () => order.state.kind === 'refused' && order.reset(),
    onOrder: submit,
    onAsk: prices.tell,
    onRefused: () => focusFirstProblem(element.current),
  });

  /** `confirmed`: the customer agreed to the new total, so the newest quote is what is ordered. */
  function submit(shown: QuoteDto | null, confirmed = false): void {
    prices.forget();
    order.place(async () => {
      const fresh = await quotes.settle(confirmed);
      if (shown && quoteChanges(shown, fresh, values.type).length > 0) {
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
          currencyId: currency.id,
          quoteId: fresh.id,
          goods: cart.total_price,
          coupon: quotes.coupon,
          notes: unsentNotes(cart, view.lines),
        },
      );
      const key = orderKeyOf(subject);
      return { key, body, onPlaced: () => void saveAddress(values) };
    });
  }

  return {
    press: press.state,
    /** The values are valid. */
    go: press.go,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      press.mark();
      formProps.onSubmit(event);
    },
    /** Both sides of a price that changed meanwhile. */
    change,
    /** The new price is not agreed to. */
    forgetChange: () => {
      order.reset();
      prices.forget();
      quotes.retry();
    },
    /** Orders at the total that the question showed. */
    confirm: () => submit(prices.shown, true),
  };
}
