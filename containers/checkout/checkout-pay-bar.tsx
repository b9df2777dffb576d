import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useCheckoutLines } from '@/hooks/checkout/use-checkout-lines';
import { formatTime } from '@/utils/i18n/dates';
import { useCheckout } from './checkout-context';
import { CheckoutLines, QuoteSums } from './checkout-summary';
import styles from './checkout.module.css';

/** When and where it comes, in one line. */
function PayNote() {
  const { t } = useTranslation();
  const { form, quotes, shop } = useCheckout();
  const { address, type, when } = form.values;
  const { timezone: zone } = shop;
  const eta = when !== '' && !quotes.isUpdating && quotes.quote?.eta;
  const where = type === 'pickup' ? t('mode.pickup') : (address?.title ?? '');
  return (
    <span className={styles.checkoutPayBarNote}>
      {eta && (
        <b>
          <bdi dir="ltr">
            {`${formatTime(eta.from, zone)}–${formatTime(eta.to, zone)}`}
          </bdi>
        </b>
      )}
      {eta && where && ' · '}
      <bdi>{where}</bdi>
    </span>
  );
}

type CheckoutPayBarProps = Readonly<{
  /** What went wrong at the last press. */
  alert: ReactNode;
  /** The button. */
  children: ReactNode;
}>;

/** Stays at the lower edge where there is one column: the summary on demand, and the button that pays. */
export function CheckoutPayBar({ alert, children }: CheckoutPayBarProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const { cart, quotes } = useCheckout();
  const { count, lines } = useCheckoutLines(cart, quotes.quote);
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <div id={id} popover="auto" className={styles.checkoutPayBarSummary}>
          {isAsked && (
            <>
              <CheckoutLines lines={lines} />
              <QuoteSums />
            </>
          )}
        </div>
        <div className={styles.line}>
          <PayNote />
          <button
            type="button"
            className={styles.more}
            popoverTarget={id}
            onClick={() => setAsked(true)}
          >
            {t('checkout.items', { count })}
            <ChevronDown size={16} className={styles.chevron} />
          </button>
        </div>
        {alert && <div className={styles.alert}>{alert}</div>}
        {children}
      </div>
    </div>
  );
}
