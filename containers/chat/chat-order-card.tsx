import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Price } from '@/components/money/price/price';
import { Badge } from '@/components/ui/badge/badge';
import { Button, LinkButton } from '@/components/ui/button/button';
import { Picture } from '@/components/ui/picture/picture';
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
import styles from './chat-order-card.module.css';

type CardProps = Readonly<{
  card: Card;
  /** It stands on the reader's own side. */
  isMine?: boolean;
  /** When it was sent; absent while it is only offered. */
  time?: string;
  /** Offered to be sent along: what sends it. */
  onSend?: () => void;
}>;

const PICTURES_MAX = 4;

/** An order in a room, as it stands now, in the currency it was paid in. */
export function ChatOrderCard({ card, isMine, onSend, time }: CardProps) {
  const { t } = useTranslation(['chat', 'checkout', 'order']);
  const currency = useCardCurrency(card.currencyId);
  const status = (
    card.status in STATUS_TONES ? card.status : 'new'
  ) as ShownStatus;
  return (
    <article className={cx(styles.card, isMine && styles.mine)}>
      <header className={styles.head}>
        <p className={styles.title}>{t('order.number', { id: card.id })}</p>
        <Badge tone={STATUS_TONES[status]}>
          {t(shownStatusKey(status, card.isPickup))}
        </Badge>
      </header>
      {card.imgs.length > 0 && (
        <div className={styles.imgs}>
          {card.imgs.slice(0, PICTURES_MAX).map((src, index) => (
            <Picture
              key={`${index}${src}`}
              src={src}
              width={44}
              height={44}
              className={styles.img}
            />
          ))}
        </div>
      )}
      <p className={styles.facts}>
        <bdi>{card.shopTitle}</bdi> ·{' '}
        {t('checkout.items', { count: card.items })} ·{' '}
        <Price amount={card.totalPrice} currency={currency} />
      </p>
      {onSend ? (
        <Button variant="secondary" block onClick={onSend}>
          {t('chat.order.send')}
        </Button>
      ) : (
        <LinkButton
          variant="secondary"
          block
          href={routes.order(card.id)}
          prefetch={false}
        >
          {t('chat.order.open')}
        </LinkButton>
      )}
      {time && (
        <p className={styles.time}>
          <bdi>{time}</bdi>
        </p>
      )}
    </article>
  );
}

type OfferProps = Readonly<{ orderId: number; onSend: () => void }>;

/** The order somebody came from, to be sent along; nothing while it is not known. */
export function OfferedOrder({ onSend, orderId }: OfferProps) {
  const { order } = useOrder(orderId);
  if (!order) return null;
  return <ChatOrderCard card={cardOfOrder(order)} onSend={onSend} />;
}
