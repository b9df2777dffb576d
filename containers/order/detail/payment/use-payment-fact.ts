import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import type { OrderDto } from '@/server/contracts/order/order';
import { paymentFacts } from '@/utils/payment/payment-facts';
import { orderPaymentWords } from '@/utils/order/payment-words';

/** With what an order is paid and how that stands: "Visa •••• 4242", "$23.61, charged at 18:54". Null: nobody knows. */
export function usePaymentFact(
  order: OrderDto,
): { readonly title: string; readonly text: string } | null {
  const { t } = useTranslation();
  const { lang } = useShell();
  const [now] = useState(() => new Date());
  if (!order.transaction) return null;
  const { payment_system: system, source } = order.transaction;
  const key = paymentFacts(system.tag).title;
  return {
    title: source ?? (key ? t(key) : system.title),
    text: orderPaymentWords(order, { language: lang, now, t }),
  };
}
