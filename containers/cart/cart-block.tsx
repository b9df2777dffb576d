import { type ReactNode, useState } from 'react';
import { CartArrival } from '@/components/cart/cart-panel/cart-arrival';
import { CartCheckout } from '@/components/cart/cart-panel/cart-checkout';
import { CartPanel } from '@/components/cart/cart-panel/cart-panel';
import { CartRest } from '@/components/cart/cart-panel/cart-rest';
import { CartGoal } from '@/components/cart/cart-goal/cart-goal';
import { CartHead } from '@/components/cart/cart-head/cart-head';
import { CartLines } from '@/components/cart/cart-line/cart-lines';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import { OutsideActions } from '@/components/shop/outside-actions/outside-actions';
import { useOnce } from '@/hooks/browser/use-once';
import type { CartActions } from '@/utils/cart/cart-view';
import { routes } from '@/utils/shell/routes';
import { useCartScreen } from './use-cart-screen';
import {
  CartNote,
  CartNotices,
  CartScheduleDialog,
  CartSuggested,
  ClearCartDialog,
} from './cart-lazy';

export type CartBlockProps = Readonly<{
  cart: CartActions;
  bare?: boolean;
  emptyAction?: ReactNode;
}>;

/** The cart beside a menu or in a sheet, with its shop; visitors are sent to sign in before checkout and come back. */
export function CartBlock({ bare = false, cart, emptyAction }: CartBlockProps) {
  const { retry, setQuantity, view } = cart;
  const screen = useCartScreen(cart);
  const [dialog, setDialog] = useState<'clear' | 'schedule' | null>(null);
  const wasClear = useOnce(dialog === 'clear');
  const wasSchedule = useOnce(dialog === 'schedule');
  const { currency, scheduled, shop, story, terms } = screen;
  const isFilled = view.status === 'ready' && view.count > 0;
  const whose = isFilled ? view.shop : null;
  const close = () => setDialog(null);
  return (
    <>
      <CartPanel
        bare={bare}
        stale={view.stale}
        onClear={isFilled ? () => setDialog('clear') : null}
        head={
          whose && (
            <CartHead
              title={whose.title}
              href={routes.shop(whose)}
              logo={shop?.logo ?? null}
            >
              {shop && (
                <CartArrival
                  shop={shop}
                  pickup={screen.isPickup}
                  scheduled={scheduled}
                />
              )}
            </CartHead>
          )
        }
        sums={
          !isFilled
            ? undefined
            : shop && terms && story
              ? [
                  <CartGoal
                    key="goal"
                    terms={terms}
                    currency={currency}
                    minAmount={shop.minAmount}
                    smallOrderFee={shop.smallOrderFee}
                    freeFrom={shop.freeDeliveryFrom}
                  />,
                  <PriceSums
                    key="sums"
                    story={story}
                    distance={screen.distance}
                    unit={screen.unit}
                    currency={currency}
                  />,
                ]
              : null
        }
        suggestions={
          whose && (
            <CartSuggested key={whose.id} cart={cart} shop={whose} size="s" />
          )
        }
        way={
          isFilled &&
          shop &&
          story && (
            <CartCheckout
              shop={shop}
              total={story.total}
              blocked={screen.blocked}
              currency={currency}
              href={screen.checkoutHref}
              scheduled={scheduled !== null}
              outside={<OutsideActions onPickup={screen.pickUp} />}
              onSchedule={() => setDialog('schedule')}
            />
          )
        }
      >
        {isFilled ? (
          <>
            {(screen.isChanged || screen.missing.length > 0) && (
              <CartNotices cart={cart} screen={screen} />
            )}
            <CartLines
              cart={view}
              currency={currency}
              size="s"
              onQuantity={setQuantity}
              noteOf={(line) => (
                <CartNote
                  line={line}
                  type={view.shop?.type ?? 'restaurant'}
                  onNote={cart.setNote}
                />
              )}
            />
          </>
        ) : (
          <CartRest
            status={view.status}
            headingLevel={3}
            onRetry={retry}
            emptyAction={emptyAction}
          />
        )}
      </CartPanel>
      {wasClear && (
        <ClearCartDialog
          cart={cart}
          open={dialog === 'clear'}
          onClose={close}
        />
      )}
      {wasSchedule && shop && (
        <CartScheduleDialog
          shop={shop}
          open={dialog === 'schedule'}
          onClose={close}
        />
      )}
    </>
  );
}
