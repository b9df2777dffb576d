import Link from 'next/link';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import type { OrderLine } from '@/components/order/order-lines/order-lines';
import { CartNote } from '@/components/cart/cart-line/cart-note';
import { useCart } from '@/hooks/cart/use-cart';
import { linesById } from '@/utils/checkout/line-notes';
import { Panel } from '@/components/ui/panel/panel';
import { Picture } from '@/components/ui/picture/picture';
import { useCheckoutLines } from '@/hooks/checkout/use-checkout-lines';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { routes } from '@/utils/shell/routes';
import { CheckoutLines } from './checkout-lines';
import { KitchenBlock } from './kitchen-block';
import styles from '@/containers/checkout/checkout.module.css';

type CheckoutSummaryProps = Readonly<{
  cart: CartDto;
  quote: QuoteDto | null;
  isFailed: boolean;
  onRetry: () => void;
  promo: ReactNode;
  sums: ReactNode;
  /** What stands in the way. */
  notice: ReactNode;
  /** Under the button: when it is paid, and until when it may be taken back. */
  fine: ReactNode;
  /** The button, where there are two columns. */
  action: ReactNode;
}>;

/** The shop, the lines and the sums. */
export function CheckoutSummary({
  action,
  cart,
  fine,
  isFailed,
  notice,
  onRetry,
  promo,
  quote,
  sums,
}: CheckoutSummaryProps) {
  const { t } = useTranslation();
  const { setNote, view } = useCart();
  const { shop } = cart;
  const type = shop?.type ?? 'restaurant';
  const own = useMemo(() => linesById(cart, view.lines), [cart, view.lines]);
  const noteOf = ({ id }: OrderLine): ReactNode => {
    const line = own.get(id);
    return line && <CartNote line={line} type={type} onNote={setNote} />;
  };
  const { count, lines } = useCheckoutLines(cart, quote);
  const href = routes.shop({
    id: cart.shop_id,
    type,
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
        <CheckoutLines
          cart={cart}
          quote={quote}
          lines={lines}
          noteOf={noteOf}
        />
        <KitchenBlock type={type} />
      </div>
      <div className={styles.promo}>{promo}</div>
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
        <p className={styles.fine}>{fine}</p>
      </div>
    </Panel>
  );
}
