import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { OrderLines } from '@/components/order/order-lines/order-lines';
import { Panel } from '@/components/ui/panel/panel';
import { Picture } from '@/components/ui/picture/picture';
import { GroupLines } from '@/containers/group-order/group-lines';
import { useShell } from '@/contexts/shell-context';
import { useCheckoutLines } from '@/hooks/checkout/use-checkout-lines';
import type { CartDto, QuoteDto } from '@/server/contracts/cart';
import { routes } from '@/utils/shell/routes';
import styles from './checkout.module.css';

type CheckoutSummaryProps = Readonly<{
  cart: CartDto;
  quote: QuoteDto | null;
  isFailed: boolean;
  onRetry: () => void;
  sums: ReactNode;
  /** What stands in the way. */
  notice: ReactNode;
  /** The button, where there are two columns. */
  action: ReactNode;
}>;

/** The shop, the lines and the sums. */
export function CheckoutSummary({
  action,
  cart,
  isFailed,
  notice,
  onRetry,
  quote,
  sums,
}: CheckoutSummaryProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const { shop } = cart;
  const { count, lines } = useCheckoutLines(cart, quote);
  const href = routes.shop({
    id: cart.shop_id,
    type: shop?.type ?? 'restaurant',
  });
  return (
    <Panel className={styles.summary}>
      <header className={styles.shop}>
        {shop?.logo_img && (
          <Picture
            className={styles.logo}
            src={shop.logo_img}
            width={48}
            height={48}
          />
        )}
        <div className={styles.words}>
          <h2 className={styles.shopTitle}>{shop?.title}</h2>
          <p className={styles.placeText}>{t('checkout.items', { count })}</p>
        </div>
        <Link href={href} className={styles.link}>
          {t('checkout.edit')}
        </Link>
      </header>
      <div className={styles.lines}>
        {cart.group_order ? (
          <GroupLines cart={cart} quote={quote} />
        ) : (
          <OrderLines lines={lines} currency={currency} />
        )}
      </div>
      {isFailed ? (
        <NoticeBox title={t('checkout.quoteFailed')}>
          <Button variant="secondary" size="s" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        </NoticeBox>
      ) : (
        sums
      )}
      <div className={styles.notices}>{notice}</div>
      <div className={styles.pay}>
        {action}
        <p className={styles.fine}>{t('checkout.fine')}</p>
      </div>
    </Panel>
  );
}
