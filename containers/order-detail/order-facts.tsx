import { Banknote, CreditCard, MapPin, Store, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FactList } from '@/components/fact-list/fact-list';
import { Panel } from '@/components/panel/panel';
import type { OrderDto } from '@/server/contracts/order';
import { phoneText } from '@/utils/phone-text';
import styles from './order-detail.module.css';

const PAYMENT_ICONS = { cash: Banknote, wallet: Wallet, card: CreditCard };

/** Where it goes, who makes it, how it is paid. */
export function OrderFacts({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const { address, shop, transaction } = order;
  const tag = transaction?.payment_system.tag ?? 'cash';
  const PaymentIcon = PAYMENT_ICONS[tag];
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const door = address && [
    address.entrance && t('address.entranceOf', { value: address.entrance }),
    address.floor && t('address.floorOf', { value: address.floor }),
    address.office && t('address.flatOf', { value: address.office }),
    address.comment,
  ];
  return (
    <Panel>
      <FactList
        facts={[
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
                {shop.address}
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
          {
            key: 'payment',
            icon: <PaymentIcon {...icon} />,
            title: t(`payment.${tag}`),
            text: t(`transaction.${transaction?.status ?? 'progress'}`),
          },
        ]}
      />
    </Panel>
  );
}
