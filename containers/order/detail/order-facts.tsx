import {
  CalendarClock,
  MapPin,
  MessageCircle,
  NotebookPen,
  Store,
  UserRound,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PaymentIcon } from '@/components/checkout/payment-icon/payment-icon';
import { FactList } from '@/components/ui/fact-list/fact-list';
import { iconButtonClass } from '@/components/ui/icon-button/icon-button-class';
import { Panel } from '@/components/ui/panel/panel';
import { ChatLink } from '@/containers/chat/chat-link';
import { useShell } from '@/contexts/shell-context';
import { useOrderRooms } from '@/hooks/chat/use-order-rooms';
import type { OrderDto } from '@/server/contracts/order/order';
import { phoneText } from '@/utils/account/phone-text';
import { formatDay, formatTimeRange } from '@/utils/i18n/dates';
import { cancelledFact } from '@/utils/order/cancelled-words';
import { doorWords } from '@/utils/order/door-words';
import { ORDER_TEXT_WORDS, ORDER_TEXTS } from '@/utils/order/order-texts';
import { orderPaymentWords } from '@/utils/order/payment-words';
import { paymentTitle } from '@/utils/payment/payment-tags';
import styles from './order-detail.module.css';

const numberOf = ({ phone }: OrderDto): string =>
  (phone && phoneText(phone)) || '';

/** With what an order is paid and how that stands: "Visa •••• 4242", "$23.61, charged at 18:54". Null: nobody knows. */
function usePaymentFact(
  order: OrderDto,
): { readonly title: string; readonly text: string } | null {
  const { t } = useTranslation();
  const { lang } = useShell();
  const [now] = useState(() => new Date());
  if (!order.transaction) return null;
  const { payment_system: system, source } = order.transaction;
  const key = paymentTitle(system.tag);
  return {
    title: source ?? (key ? t(key) : system.title),
    text: orderPaymentWords(order, { language: lang, now, t }),
  };
}

/** Where it goes, who makes it, for whom, how it is paid. */
export function OrderFacts({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation(['date', 'order']);
  const { address, branch, recipient, shop, transaction } = order;
  const counter = branch ?? shop;
  const payment = transaction?.payment_system;
  const paid = usePaymentFact(order);
  const cancelled = cancelledFact(order, t);
  const hasRooms = useOrderRooms(order);
  const icon = { size: 20 } as const;
  const door = address ? doorWords(address, t) : [];
  return (
    <Panel>
      <FactList
        facts={[
          ...(cancelled
            ? [{ key: 'cancelled', icon: <X {...icon} />, ...cancelled }]
            : []),
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
                  text: door.join(' · '),
                },
              ]
            : []),
          ...(recipient
            ? [
                {
                  key: 'recipient',
                  icon: <UserRound {...icon} />,
                  title: t('order.recipient', { name: recipient.name }),
                  text: <bdi dir="ltr">{phoneText(recipient.phone)}</bdi>,
                },
              ]
            : []),
          {
            key: 'shop',
            icon: <Store {...icon} />,
            title: shop.title,
            text: (
              <>
                <bdi>{counter.address}</bdi>
                {counter.phone && (
                  <>
                    <br />
                    <a
                      href={`tel:${counter.phone}`}
                      className={styles.phone}
                      dir="ltr"
                    >
                      {phoneText(counter.phone)}
                    </a>
                  </>
                )}
              </>
            ),
            action: hasRooms && (
              <ChatLink
                target={{ kind: 'shop', orderId: order.id }}
                label={t('chat.message', { name: shop.title })}
                className={iconButtonClass({ variant: 'fill' })}
              >
                <MessageCircle {...icon} />
              </ChatLink>
            ),
          },
          ...(order.username || order.phone
            ? [
                {
                  key: 'contact',
                  icon: <UserRound {...icon} />,
                  title: <bdi>{order.username ?? numberOf(order)}</bdi>,
                  text: order.username && (
                    <bdi dir="ltr">{numberOf(order)}</bdi>
                  ),
                },
              ]
            : []),
          ...ORDER_TEXTS.filter((text) => order[text]).map((text) => ({
            key: text,
            icon: <NotebookPen {...icon} />,
            title: t(ORDER_TEXT_WORDS[text][shop.type]),
            text: <bdi>{order[text]}</bdi>,
          })),
          ...(payment && paid
            ? [
                {
                  key: 'payment',
                  icon: <PaymentIcon tag={payment.tag} />,
                  title: paid.title,
                  // what became of a cancelled order's money stands under its heading
                  text: cancelled ? null : paid.text,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
