import { useTranslation } from 'react-i18next';
import { OrderBubble } from '@/components/chat/bubble/order-bubble';
import { Price } from '@/components/money/price/price';
import { useCardCurrency } from '@/hooks/chat/use-card-currency';
import { useOrder } from '@/hooks/order/use-order';
import { cardOfOrder } from '@/utils/chat/card-of-order';
import type { OrderInRoom as Card } from '@/utils/chat/chat';
import {
  STATUS_TONES,
  type ShownStatus,
  shownStatusKey,
} from '@/utils/order/order-view';
import { routes } from '@/utils/shell/routes';

type CardProps = Readonly<{
  card: Card;
  isMine?: boolean;
  time?: string;
  onSend?: () => void;
}>;

/** An order in a room, in the currency it was paid in. */
export function ChatOrderCard({ card, ...rest }: CardProps) {
  const { t } = useTranslation();
  const currency = useCardCurrency(card.currencyId);
  const status = (
    card.status in STATUS_TONES ? card.status : 'new'
  ) as ShownStatus;
  return (
    <OrderBubble
      {...rest}
      title={t('order.number', { id: card.id })}
      status={t(shownStatusKey(status, card.isPickup))}
      tone={STATUS_TONES[status]}
      imgs={card.imgs}
      href={routes.order(card.id)}
      facts={
        <>
          <bdi>{card.shopTitle}</bdi> ·{' '}
          {t('checkout.items', { count: card.items })} ·{' '}
          <Price amount={card.totalPrice} currency={currency} />
        </>
      }
    />
  );
}

type OfferProps = Readonly<{ orderId: number; onSend: () => void }>;

/** The order somebody came from, to be sent along; nothing while it is not known. */
export function OfferedOrder({ onSend, orderId }: OfferProps) {
  const { order } = useOrder(orderId);
  if (!order) return null;
  return <ChatOrderCard card={cardOfOrder(order)} onSend={onSend} />;
}
