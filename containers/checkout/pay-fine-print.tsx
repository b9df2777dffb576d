import { useTranslation } from 'react-i18next';
import type { PaymentChoice } from '@/utils/checkout/payment-choices';

/** When the money goes, by the chosen way to pay, and until when the order may be taken back. */
export function PayFinePrint({
  method,
}: Readonly<{ method: PaymentChoice | null }>) {
  const { t } = useTranslation();
  return (
    <>
      {method?.tag === 'card' && `${t('checkout.fine.card')} `}
      {method?.usesWallet && `${t('checkout.fine.wallet')} `}
      {t('checkout.fine')}
    </>
  );
}
