import { CircleAlert, MessageCircle } from 'lucide-react';
import { useRouter } from 'next/router';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { buttonClass } from '@/components/ui/button/button';
import { ChatLink } from '@/containers/chat/chat-link';
import { useShell } from '@/contexts/shell-context';
import { useOrder } from '@/hooks/order/use-order';
import { useSettings } from '@/hooks/shell/use-settings';
import type { OrderDto } from '@/server/contracts/order/order';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { isPlainClick } from '@/utils/browser/plain-click';
import { mailAddress } from '@/utils/order/mail-address';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import { pathId } from '@/utils/shop/shop-path-id';
import styles from './order-detail.module.css';

const HelpDialog = lazyBlock(
  withTexts(
    ['checkout', 'content', 'date', 'form', 'order'],
    () => import('./help-dialog'),
  ),
  'HelpDialog',
);

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
      <MessageCircle size={20} />
      <span className={styles.headerWord}>{t('footer.support')}</span>
    </ChatLink>
  );
}

type OrderHelpProps = Readonly<{ order: OrderDto; block?: boolean }>;

/** "Something wrong?": whom to write and to call; without script a mail, a call or the help page at once. */
export function OrderHelp({ block = false, order }: OrderHelpProps) {
  const { t } = useTranslation('order');
  const [isOpen, setOpen] = useState(false);
  const { lang } = useShell();
  const { email, phone } = useSettings();
  const number = phone ?? order.shop.phone;
  const subject = t('order.number', { id: order.id });
  const href = email
    ? mailAddress(email, subject)
    : number
      ? `tel:${number}`
      : localisedPath(contentRoutes.help(), lang);
  function handleClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <a
        href={href}
        className={buttonClass({ variant: 'line', block }, false)}
        onClick={handleClick}
      >
        <span className={styles.helpWords}>
          <CircleAlert size={20} />
          {t('order.help.short')}
        </span>
      </a>
      {isOpen && <HelpDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
