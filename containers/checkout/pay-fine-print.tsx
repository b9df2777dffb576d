import { useTranslation } from 'react-i18next';
import type { PaymentChoice } from '@/utils/payment/payment-choices';
import { paymentFacts } from '@/utils/payment/payment-facts';

/** When the money goes, by the chosen way to pay, and until when the order may be taken back. */
export function PayFinePrint({
  method,
}: Readonly<{ method: PaymentChoice | null }>) {
  const { t } = useTranslation();
  const text = method && paymentFacts(method.tag).finePrint;
  return (
    <>
      {text && `${t(text)} `}
      {t('checkout.fine')}
    </>
  );
}
