import { Mail, MessageCircle, Phone, Store } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ChatLink } from '@/containers/chat/chat-link';
import { useOrderRooms } from '@/hooks/chat/use-order-rooms';
import { Dialog } from '@/containers/ui/dialog';
import { useSettings } from '@/hooks/shell/use-settings';
import type { OrderDto } from '@/server/contracts/order/order';
import { phoneText } from '@/utils/account/phone-text';
import { mailAddress } from '@/utils/order/mail-address';
import styles from './help-dialog.module.css';

type HelpDialogProps = Readonly<{ order: OrderDto; onClose: () => void }>;

/** Whom to ask about an order: its shop and the house; a mail already names it. */
export function HelpDialog({ onClose, order }: HelpDialogProps) {
  const { t } = useTranslation(['content', 'form', 'order']);
  const { email, phone } = useSettings();
  const { deliveryman, shop } = order;
  const hasRooms = useOrderRooms(order);
  const rooms = [
    hasRooms && { kind: 'shop' as const, name: shop.title },
    hasRooms &&
      deliveryman && { kind: 'courier' as const, name: deliveryman.firstname },
  ];
  const icon = { size: 22 } as const;
  const subject = t('order.number', { id: order.id });
  const ways = [
    shop.phone && {
      href: `tel:${shop.phone}`,
      icon: <Store {...icon} />,
      title: t('order.callCourier', { name: shop.title }),
      text: phoneText(shop.phone),
    },
    phone && {
      href: `tel:${phone}`,
      icon: <Phone {...icon} />,
      title: t('order.callCourier'),
      text: phoneText(phone),
    },
    email && {
      href: mailAddress(email, subject),
      icon: <Mail {...icon} />,
      title: t('order.help.mail'),
      text: email,
    },
  ];
  return (
    <Dialog title={t('order.help.action')} onClose={onClose}>
      <p className="soft">{t('order.help.text', { id: order.id })}</p>
      <ul className={styles.ways}>
        <li>
          <ChatLink
            target={{ kind: 'support', orderId: order.id }}
            className={styles.way}
            onOpen={onClose}
          >
            <MessageCircle {...icon} />
            <span className="strong breaks">{t('chat.with')}</span>
          </ChatLink>
        </li>
        {rooms.map(
          (room) =>
            room && (
              <li key={room.kind}>
                <ChatLink
                  target={{ kind: room.kind, orderId: order.id }}
                  className={styles.way}
                  onOpen={onClose}
                >
                  <MessageCircle {...icon} />
                  <span className="strong breaks">
                    {t('chat.message', { name: room.name })}
                  </span>
                </ChatLink>
              </li>
            ),
        )}
        {ways.map(
          (way) =>
            way && (
              <li key={way.href}>
                <a href={way.href} className={styles.way}>
                  {way.icon}
                  <span className={styles.words}>
                    <span className="strong breaks">{way.title}</span>
                    <bdi dir="ltr" className={styles.detail}>
                      {way.text}
                    </bdi>
                  </span>
                </a>
              </li>
            ),
        )}
      </ul>
    </Dialog>
  );
}
