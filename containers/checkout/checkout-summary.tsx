import { clsx as cx } from 'clsx';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CartNote } from '@/components/cart/cart-line/cart-note';
import { KitchenNote } from '@/components/cart/kitchen-note/kitchen-note';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import {
  type OrderLine,
  OrderLines,
} from '@/components/order/order-lines/order-lines';
import { RetryButton } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import { Picture } from '@/components/ui/picture/picture';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import { useShell } from '@/contexts/shell-context';
import { useCart } from '@/hooks/cart/use-cart';
import { useKitchenNote } from '@/hooks/cart/use-kitchen-note';
import { useCheckoutLines } from '@/hooks/checkout/use-checkout-lines';
import { usePaymentChoices } from '@/hooks/checkout/use-checkout';
import { linesById } from '@/utils/checkout/line-notes';
import { quoteStory } from '@/utils/checkout/quote-story';
import { paymentFacts } from '@/utils/payment/payment-facts';
import { routes } from '@/utils/shell/routes';
import { useCheckout } from './checkout-context';
import { PromoBlock } from './promo-block';
import styles from './checkout.module.css';
import { withTexts } from '@/utils/browser/tab-texts';

// in the page's HTML where a group orders, and no script of theirs elsewhere
const GroupLines = dynamic(() =>
  withTexts(
    ['dish', 'group', 'order', 'shop'],
    () => import('@/containers/group-order/group-lines'),
  )().then((module) => module.GroupLines),
);

type ShopTypeProps = Readonly<{ type: 'restaurant' | 'shop' }>;

/** About as many rows as a quote has. */
const WAITING_ROWS = [1, 2, 3, 4];

type CheckoutLinesProps = Readonly<{
  lines: readonly OrderLine[];
  /** Where a note can still be written: what stands in its place. */
  noteOf?: (line: OrderLine) => ReactNode;
}>;

/** What is being ordered; of a group by who ordered it. */
export function CheckoutLines({ lines, noteOf }: CheckoutLinesProps) {
  const { currency } = useShell();
  const { cart, quotes } = useCheckout();
  return cart.group_order ? (
    <GroupLines cart={cart} quote={quotes.quote} />
  ) : (
    <OrderLines lines={lines} currency={currency} {...(noteOf && { noteOf })} />
  );
}

/** The quote's parts, their total and what is saved; of earlier choices in grey. */
export function QuoteSums() {
  const { t } = useTranslation('checkout');
  const { currency, unit } = useShell();
  const { form, quotes } = useCheckout();
  const { isUpdating, isWaiting, quote } = quotes;
  if (isWaiting) return <p className="note">{t('checkout.where.required')}</p>;
  if (!quote)
    return (
      <div className={styles.waiting} aria-hidden="true">
        {WAITING_ROWS.map((key) => (
          <SkeletonBlock key={key} className={styles.waitingRow} />
        ))}
        <SkeletonBlock className={styles.waitingTotal} />
      </div>
    );
  return (
    <div className={cx(isUpdating && styles.stale)} aria-busy={isUpdating}>
      <PriceSums
        story={quoteStory(quote, form.values.type)}
        distance={quote.distance}
        unit={unit}
        currency={currency}
      />
    </div>
  );
}

/** What the kitchen should know of the whole order. */
function Kitchen({ type }: ShopTypeProps) {
  const kitchen = useKitchenNote();
  if (!kitchen) return null;
  const { isPending, note, save } = kitchen;
  return (
    <KitchenNote type={type} note={note} isPending={isPending} onSave={save} />
  );
}

/** The lines; a note can still be written at each of the customer's own. */
function SummaryLines({ lines, type }: CheckoutLinesProps & ShopTypeProps) {
  const { cart } = useCheckout();
  const { setNote, view } = useCart();
  const own = useMemo(() => linesById(cart, view.lines), [cart, view.lines]);
  const noteOf = ({ id }: OrderLine): ReactNode => {
    const line = own.get(id);
    return line && <CartNote line={line} type={type} onNote={setNote} />;
  };
  return <CheckoutLines lines={lines} noteOf={noteOf} />;
}

/** When the money goes, by the chosen way to pay, and until when the order may be taken back. */
function FinePrint() {
  const { t } = useTranslation('checkout');
  const { form, shop } = useCheckout();
  const { choices } = usePaymentChoices(shop);
  const method = choices.find(({ id }) => id === form.values.paymentId);
  const text = method && paymentFacts(method.tag).finePrint;
  return (
    <p className={styles.fine}>
      {text && `${t(text)} `}
      {t('checkout.fine')}
    </p>
  );
}

type CheckoutSummaryProps = Readonly<{
  /** What stands in the way. */
  notice: ReactNode;
  /** The button, where there are two columns. */
  action: ReactNode;
}>;

/** The shop, the lines and the sums. */
export function CheckoutSummary({ action, notice }: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout');
  const { cart, quotes } = useCheckout();
  const { shop } = cart;
  const type = shop?.type ?? 'restaurant';
  const { count, lines } = useCheckoutLines(cart, quotes.quote);
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
          <h2 className="t20">{shop?.title}</h2>
          <p className="note">{t('checkout.items', { count })}</p>
        </div>
        <Link
          href={routes.shop({ id: cart.shop_id, type })}
          className={styles.link}
        >
          {t('checkout.edit')}
        </Link>
      </header>
      <div className={styles.lines}>
        <SummaryLines lines={lines} type={type} />
        <Kitchen type={type} />
      </div>
      <div className={styles.promo}>
        <PromoBlock />
      </div>
      {quotes.error !== null ? (
        <NoticeBox title={t('checkout.quoteFailed')}>
          <RetryButton variant="secondary" size="s" onClick={quotes.retry} />
        </NoticeBox>
      ) : (
        <QuoteSums />
      )}
      <div className={styles.notices}>{notice}</div>
      <div className={styles.pay}>
        {action}
        <FinePrint />
      </div>
    </Panel>
  );
}
