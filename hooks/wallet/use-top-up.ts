import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { useKeptFields } from '@/hooks/form/use-kept-fields';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useShell } from '@/contexts/shell-context';
import { paymentService } from '@/services/payment/payment-service';
import { leaveFor, onReturn } from '@/utils/browser/page-shown';
import { randomKey } from '@/utils/browser/random-key';
import { FORMS } from '@/utils/constants/forms';
import { moneyText } from '@/utils/money/money-text';
import {
  topUpAmounts,
  topUpPrice,
  topUpSchema,
  type TopUpValues,
} from '@/utils/wallet/top-up';

interface Wish {
  readonly price: number;
  readonly key: string;
}

/**
 * Opens a top-up's payment page. One key per amount until it is answered: pressed again after a lost answer it is the
 * same page.
 */
export function useTopUp() {
  const { currency, lang } = useShell();
  const amounts = topUpAmounts(currency.rate);
  const isHydrated = useHydrated();
  const wish = useRef<Wish | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const form = useServerForm<TopUpValues>({
    name: FORMS.topUp,
    initialValues: { amount: String(amounts.choices[1] ?? ''), other: '' },
    schema: topUpSchema(amounts, (amount) => moneyText(amount, currency, lang)),
    submit: async (values) => {
      const price = topUpPrice(values);
      if (wish.current?.price !== price)
        wish.current = { price, key: randomKey() };
      const order = { price, currencyId: currency.id };
      const { url } = await paymentService.topUp(order, wish.current.key);
      wish.current = null;
      setLeaving(true);
      leaveFor(url);
    },
  });
  // from the provider's page one may come back to a page that begins anew
  useKeptFields(
    `${FORMS.topUp}:${currency.id}`,
    { ...form.values },
    form.change,
  );
  useEffect(() => {
    // back from the provider's page the button works again
    return onReturn(() => setLeaving(false));
  }, []);
  const price = topUpPrice(form.values);
  return {
    ...form,
    amounts,
    isBusy: form.isBusy || isLeaving,
    /** Null: none that may be. Without script nobody knows what is chosen. */
    price:
      isHydrated && price >= amounts.min && price <= amounts.max ? price : null,
  };
}
