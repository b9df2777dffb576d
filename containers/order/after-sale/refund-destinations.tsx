import { CreditCard, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PickCard } from '@/components/form/pick-card/pick-card';
import type { OrderDto } from '@/server/contracts/order/order';
import type { RefundDestination } from '@/utils/constants/after-sale';
import { paymentFacts } from '@/utils/payment/payment-facts';
import styles from './after-sale.module.css';

type RefundDestinationsProps = Readonly<{
  order: OrderDto;
  value: RefundDestination;
  onChange: (value: RefundDestination) => void;
}>;

/** Where the money goes: back to the card in some days, or into the wallet at once. */
export function RefundDestinations(props: RefundDestinationsProps) {
  const { onChange, order, value } = props;
  const { t } = useTranslation();
  const { refund_offer: offer, transaction } = order;
  const arrivesInWallet =
    transaction !== null &&
    paymentFacts(transaction.payment_system.tag).arrivesIn === 'wallet';
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('refund.where')}</legend>
      <div className={styles.cards}>
        {offer?.destinations.map((destination) => {
          const toWallet = destination === 'wallet' || arrivesInWallet;
          const Icon = toWallet ? Wallet : CreditCard;
          return (
            <PickCard
              key={destination}
              name="destination"
              value={destination}
              checked={destination === value}
              onChange={() => onChange(destination)}
              icon={<Icon size={22} strokeWidth={1.75} aria-hidden="true" />}
              title={
                toWallet
                  ? t('payment.wallet')
                  : (transaction?.source ?? t('refund.source'))
              }
              text={t(toWallet ? 'refund.walletText' : 'refund.sourceText')}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
