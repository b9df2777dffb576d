import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CartGoal } from '@/components/cart/cart-goal/cart-goal';
import { CartHead } from '@/components/cart/cart-head/cart-head';
import { CartLines } from '@/components/cart/cart-line/cart-lines';
import { CartPageFrame } from '@/components/cart/cart-page/cart-page-frame';
import { CartArrival } from '@/components/cart/cart-panel/cart-arrival';
import { CartCheckout } from '@/components/cart/cart-panel/cart-checkout';
import { CartRest } from '@/components/cart/cart-panel/cart-rest';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import { OutsideActions } from '@/components/shop/outside-actions/outside-actions';
import { LinkButton } from '@/components/ui/button/button';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { useOnce } from '@/hooks/browser/use-once';
import { useCart } from '@/hooks/cart/use-cart';
import type { CartActions } from '@/utils/cart/cart-view';
import { routes } from '@/utils/shell/routes';
import {
  CartNote,
  CartNotices,
  CartScheduleDialog,
  CartSuggested,
  KitchenNoteBlock,
} from './cart-lazy';
import styles from './cart-page.module.css';
import { GroupCart } from './group-cart';
import { useCartScreen } from './use-cart-screen';

type CartPageContainerProps = Readonly<{
  /** Under an empty cart: where to go. */
  shopsToTry?: ReactNode;
}>;

type OwnCartProps = CartPageContainerProps & Readonly<{ cart: CartActions }>;

/** One's own cart, with suggestions and totals. */
function OwnCart({ cart, shopsToTry }: OwnCartProps) {
  const { t } = useTranslation('cart');
  const screen = useCartScreen(cart);
  const [isScheduling, setScheduling] = useState(false);
  const wasScheduling = useOnce(isScheduling);
  const { retry, setQuantity, view } = cart;
  const { currency, scheduled, shop, story, terms } = screen;
  const whose = view.status === 'ready' && view.count > 0 ? view.shop : null;
  const isEmpty = view.status === 'ready';
  if (!whose)
    return (
      <div
        data-cart
        tabIndex={-1}
        className={isEmpty ? styles.empty : styles.single}
      >
        <h1 className="sr-only">{t('header.cart')}</h1>
        <CartRest
          status={view.status}
          headingLevel={2}
          {...(isEmpty && { size: 'l' })}
          onRetry={retry}
          emptyAction={
            <LinkButton href={routes.home()}>
              {t('cart.empty.action')}
            </LinkButton>
          }
        />
        {isEmpty && shopsToTry}
      </div>
    );
  const href = routes.shop(whose);
  const way = (bare: boolean) =>
    shop &&
    story && (
      <CartCheckout
        bare={bare}
        shop={shop}
        total={story.total}
        blocked={screen.blocked}
        currency={currency}
        href={screen.checkoutHref}
        scheduled={scheduled !== null}
        outside={<OutsideActions onPickup={screen.pickUp} />}
        onSchedule={() => setScheduling(true)}
      />
    );
  return (
    <>
      <CartPageFrame
        title={t('header.cart')}
        stale={view.stale}
        head={
          <CartHead
            title={whose.title}
            href={href}
            logo={shop?.logo ?? null}
            end={
              <LinkButton
                className={styles.more}
                href={href}
                variant="ghost"
                size="s"
              >
                {t('cart.addMore')}
              </LinkButton>
            }
          >
            {shop && (
              <CartArrival
                shop={shop}
                pickup={screen.isPickup}
                scheduled={scheduled}
              />
            )}
          </CartHead>
        }
        goal={
          <>
            {(screen.isChanged || screen.missing.length > 0) && (
              <CartNotices cart={cart} screen={screen} />
            )}
            {shop && terms && (
              <CartGoal
                terms={terms}
                currency={currency}
                minAmount={shop.minAmount}
                smallOrderFee={shop.smallOrderFee}
                freeFrom={shop.freeDeliveryFrom}
              />
            )}
          </>
        }
        lines={
          <CartLines
            cart={view}
            currency={currency}
            size="l"
            onQuantity={setQuantity}
            noteOf={(line) => (
              <CartNote line={line} type={whose.type} onNote={cart.setNote} />
            )}
          />
        }
        note={<KitchenNoteBlock type={whose.type} />}
        suggestions={
          <CartSuggested key={whose.id} cart={cart} shop={whose} size="l" />
        }
        sums={
          story ? (
            <PriceSums
              story={story}
              distance={screen.distance}
              unit={screen.unit}
              currency={currency}
            />
          ) : (
            <LinesSkeleton count={3} />
          )
        }
        way={way(false)}
        bar={way(true)}
      />
      {wasScheduling && shop && (
        <CartScheduleDialog
          shop={shop}
          open={isScheduling}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}

/** /cart: the visitor's cart; who is in a group sees the group's there. */
export function CartPageContainer({ shopsToTry }: CartPageContainerProps) {
  const { t } = useTranslation('shop');
  const cart = useCart();
  if (!cart.confirmed?.group_order)
    return <OwnCart cart={cart} shopsToTry={shopsToTry} />;
  return (
    <div className={styles.single}>
      <h1 className="sr-only">{t('group.title')}</h1>
      <GroupCart cart={cart} />
    </div>
  );
}
