import { useTranslation } from 'react-i18next';
import type { OrderDto } from '@/server/contracts/order/order';
import { phoneText } from '@/utils/account/phone-text';
import { paymentFacts } from '@/utils/payment/payment-facts';
import { doorWords } from '@/utils/order/door-words';
import { orderPaymentWords } from '@/utils/order/payment-words';
import styles from './order-receipt.module.css';

/** A phone number as it is read, left to right. */
export function PhoneLine({ number }: Readonly<{ number: string | null }>) {
  return (
    number && (
      <p>
        <bdi dir="ltr">{phoneText(number)}</bdi>
      </p>
    )
  );
}

/** Who bought, and how it was paid. */
export function ReceiptPeople({ order }: Readonly<{ order: OrderDto }>) {
  const { i18n, t } = useTranslation();
  const { address, transaction } = order;
  const payment = transaction?.payment_system;
  const key = payment && paymentFacts(payment.tag).title;
  const method = key ? t(key) : payment?.title;
  return (
    <dl className={styles.people}>
      <div>
        <dt>{t('receipt.customer')}</dt>
        <dd>
          {order.username && (
            <p className={styles.name}>
              <bdi>{order.username}</bdi>
            </p>
          )}
          <PhoneLine number={order.phone} />
          {address && order.delivery_type === 'delivery' && (
            <p>
              <bdi>{address.address}</bdi>
              {doorWords(address, t).map((part) => (
                <span key={part}>
                  {'\u00A0· '}
                  {part}
                </span>
              ))}
            </p>
          )}
        </dd>
      </div>
      {payment && (
        <div>
          <dt>{t('receipt.payment')}</dt>
          <dd>
            <p className={styles.name}>{transaction.source ?? method}</p>
            <p>{orderPaymentWords(order, { language: i18n.language, t })}</p>
          </dd>
        </div>
      )}
    </dl>
  );
}
