import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PayBar } from '@/components/checkout/pay-bar/pay-bar';
import { CheckoutLines } from './summary/checkout-lines';
import { useCheckoutLines } from '@/hooks/checkout/use-checkout-lines';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import type { CheckoutValues } from '@/utils/checkout/checkout-form';
import { formatTime } from '@/utils/i18n/dates';

type CheckoutPayBarProps = Readonly<{
  cart: CartDto;
  quote: QuoteDto | null;
  /** The quote is of earlier choices. */
  isUpdating: boolean;
  sums: ReactNode;
  values: CheckoutValues;
  /** The shop's IANA zone. */
  zone: string;
  alert: ReactNode;
  children: ReactNode;
}>;

/** When, where and how many items, above the button that stays in reach. */
export function CheckoutPayBar({
  alert,
  cart,
  children,
  isUpdating,
  quote,
  sums,
  values,
  zone,
}: CheckoutPayBarProps) {
  const { t } = useTranslation();
  const { count, lines } = useCheckoutLines(cart, quote);
  const { address, type, when } = values;
  const eta = when !== '' && !isUpdating && quote?.eta;
  const where = type === 'pickup' ? t('mode.pickup') : (address?.title ?? '');
  return (
    <PayBar
      note={
        <>
          {eta && (
            <b>
              <bdi dir="ltr">
                {`${formatTime(eta.from, zone)}–${formatTime(eta.to, zone)}`}
              </bdi>
            </b>
          )}
          {eta && where && ' · '}
          <bdi>{where}</bdi>
        </>
      }
      more={t('checkout.items', { count })}
      summary={
        <>
          <CheckoutLines cart={cart} quote={quote} lines={lines} />
          {sums}
        </>
      }
      alert={alert}
    >
      {children}
    </PayBar>
  );
}
