import { CalendarClock, MapPin, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FactList } from '@/components/ui/fact-list/fact-list';
import { PaymentIcon } from '@/components/checkout/payment-icon/payment-icon';
import { Panel } from '@/components/ui/panel/panel';
import type { OrderDto } from '@/server/contracts/order';
import { namesHouse } from '@/utils/address/checkout-address';
import { paymentWords } from '@/utils/checkout/payment-words';
import { formatDay, formatTimeRange } from '@/utils/i18n/dates';
import { phoneText } from '@/utils/account/phone-text';
import styles from './order-detail.module.css';

/** Where it goes, who makes it, how it is paid. */
export function OrderFacts({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const { address, shop, transaction } = order;
  const payment = transaction?.payment_system;
  const words = payment && paymentWords(payment.tag);
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const door = address && [
    address.house &&
      !namesHouse(address.address) &&
      t('address.houseOf', { value: address.house }),
    address.entrance && t('address.entranceOf', { value: address.entrance }),
    address.floor && t('address.floorOf', { value: address.floor }),
    address.office && t('address.flatOf', { value: address.office }),
    address.comment,
  ];
  return (
    <Panel>
      <FactList
        facts={[
          ...(order.scheduled && order.eta
            ? [
                {
                  key: 'time',
                  icon: <CalendarClock {...icon} />,
                  title: t('orders.when', {
                    day: formatDay(order.eta.from, shop.timezone, t),
                    time: formatTimeRange(
                      order.eta.from,
                      order.eta.to,
                      shop.timezone,
                    ),
                  }),
                  text: t('order.scheduled'),
                },
              ]
            : []),
          ...(address && order.delivery_type === 'delivery'
            ? [
                {
                  key: 'address',
                  icon: <MapPin {...icon} />,
                  title: <bdi>{address.address}</bdi>,
                  text: door?.filter(Boolean).join(' · '),
                },
              ]
            : []),
          {
            key: 'shop',
            icon: <Store {...icon} />,
            title: shop.title,
            text: (
              <>
                <bdi>{shop.address}</bdi>
                {shop.phone && (
                  <>
                    {' · '}
                    <a
                      href={`tel:${shop.phone}`}
                      className={styles.phone}
                      dir="ltr"
                    >
                      {phoneText(shop.phone)}
                    </a>
                  </>
                )}
              </>
            ),
          },
          ...(payment
            ? [
                {
                  key: 'payment',
                  icon: <PaymentIcon tag={payment.tag} />,
                  title: words ? t(words.title) : payment.title,
                  text: t(`transaction.${transaction.status}`),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
