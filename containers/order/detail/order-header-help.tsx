import { MessageCircle } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '@/components/ui/button/button-class';
import { ChatLink } from '@/containers/chat/chat-link';
import { useOrder } from '@/hooks/order/use-order';
import { pathId } from '@/utils/shop/shop-path-id';
import styles from './order-detail.module.css';

/** In the header of an order's page: support, which is shown the order. */
export function OrderHeaderHelp() {
  const { t } = useTranslation();
  const { order } = useOrder(pathId(useRouter().query.id) ?? 0);
  return (
    <ChatLink
      target={{ kind: 'support', orderId: order?.id ?? null }}
      className={buttonClass(
        { variant: 'secondary', size: 's', className: styles.headerHelp },
        false,
      )}
    >
      <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.headerWord}>{t('footer.support')}</span>
    </ChatLink>
  );
}
