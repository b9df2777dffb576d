import { useTranslation } from 'react-i18next';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { Form } from '@/components/form/form/form';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { TwoColumns } from '@/components/ui/two-columns/two-columns';
import { useShell } from '@/contexts/shell-context';
import type { usePlaceOrder } from '@/hooks/checkout/use-place-order';
import type { CartDto } from '@/server/contracts/cart';
import type { DroppedPress } from '@/utils/checkout/kept-press';
import { moneyText } from '@/utils/money/money-text';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { CheckoutBlocks } from './checkout-blocks';
import { CheckoutFailed } from './checkout-failed';
import { CheckoutPayBar } from './checkout-pay-bar';
import { CheckoutSummary } from '@/containers/checkout/summary/checkout-summary';
import { PayFinePrint } from './pay-fine-print';
import { PlaceButton } from '@/containers/checkout/placing/place-button';
import { PromoBlock } from './summary/promo-block';
import { QuoteSums } from '@/containers/checkout/summary/quote-sums';
import { useCheckoutScreen } from './use-checkout-screen';
import styles from './checkout.module.css';

// most baskets have none
const BasketActions = lazyBlock(
  () => import('@/containers/checkout/summary/basket-actions'),
  'BasketActions',
);
const PriceChangedDialog = lazyBlock(
  () => import('@/containers/checkout/placing/price-changed-dialog'),
  'PriceChangedDialog',
);

/** Why a press ordered nothing. */
const PRESS_WORDS = {
  changed: 'checkout.press.changed',
  failed: 'checkout.press.failed',
  left: 'checkout.press.left',
  refused: 'checkout.press.refused',
  unseen: 'checkout.press.unseen',
} as const satisfies Record<DroppedPress, string>;

type CheckoutFormProps = Readonly<{
  cart: CartDto;
  order: ReturnType<typeof usePlaceOrder>;
  refresh: () => unknown;
  setQuantity?: (key: string, quantity: number) => void;
}>;

/** The five blocks, the summary and the button that orders. */
export function CheckoutForm({
  cart,
  order,
  refresh,
  setQuantity,
}: CheckoutFormProps) {
  const { t } = useTranslation();
  const { currency, lang } = useShell();
  const screen = useCheckoutScreen({ cart, order, refresh });
  const { form, place, press, quotes } = screen;
  const { shop } = place;
  const { quote } = quotes;
  /** Why the basket cannot be ordered as it is; null: it can, or another choice stands in the way. */
  function blockedBy(): string | null {
    const basket = quote?.availability.reason;
    if (basket === 'out_of_stock') return t('checkout.soldOut.title');
    if (basket !== 'below_minimum') return null;
    return t('checkout.minimum.title', {
      amount: moneyText(quote?.to_minimum, currency, lang),
      minimum: moneyText(cart.shop?.min_amount, currency, lang),
    });
  }
  const blocked = blockedBy();
  const { state } = order;
  const { type } = form.values;
  if (!shop)
    return (
      <div className={styles.single}>
        {place.isFailed ? (
          <CheckoutFailed onRetry={place.retry} />
        ) : (
          <>
            <LoadingStatus />
            <LinesSkeleton count={6} />
          </>
        )}
      </div>
    );
  const sums = (
    <QuoteSums
      quote={quote}
      type={type}
      isUpdating={quotes.isUpdating}
      isWaiting={quotes.isWaiting}
    />
  );
  // Without a total on the screen the press cannot become an order.
  const keptWords =
    press === 'kept'
      ? t(quote ? 'checkout.place.kept' : 'common.loading')
      : null;
  const button = (
    <PlaceButton
      isSending={state.kind === 'sending' || state.kind === 'placed'}
      isUpdating={quotes.isLoading || quotes.isUpdating}
      keptWords={keptWords}
      blocked={quotes.isUpdating ? null : blocked}
      total={quote?.total_price ?? null}
    />
  );
  const basketActions = (isButton: boolean) =>
    quote && (
      <BasketActions
        cart={cart}
        quote={quote}
        isButton={isButton}
        onRemove={({ key, left }) => setQuantity?.(key, left)}
      />
    );
  const isStuck = !quotes.isUpdating && blocked !== null;
  const { choices } = screen.payments;
  const method = choices.find(({ id }) => id === form.values.paymentId) ?? null;
  const dropped =
    press === 'none' || press === 'kept' ? null : t(PRESS_WORDS[press]);
  const refused =
    state.kind === 'refused' && (state.message || t('error.offline'));
  const reason = dropped ?? refused;
  const refusal = reason && (
    <FormAlert>
      <b>{t('checkout.refused')}</b> {reason}
    </FormAlert>
  );
  return (
    <Form
      {...form.formProps}
      onSubmit={screen.handleSubmit}
      className={styles.form}
    >
      <p role="status" className="sr-only">
        {keptWords}
        {keptWords === null &&
          quote &&
          !quotes.isUpdating &&
          `${t('sums.total')}: ${moneyText(quote.total_price, currency, lang)}`}
      </p>
      <TwoColumns
        sticky
        main={<CheckoutBlocks cart={cart} screen={screen} shop={shop} />}
        aside={
          <CheckoutSummary
            cart={cart}
            quote={quote}
            isFailed={quotes.error !== null}
            onRetry={quotes.retry}
            promo={
              <PromoBlock
                quote={quote}
                promo={quotes.promo}
                value={form.values.coupon}
                onChange={(coupon) => form.change({ coupon })}
              />
            }
            sums={sums}
            fine={<PayFinePrint method={method} />}
            notice={
              blocked !== null &&
              quote && (
                // here from the first: it is what takes the focus
                <NoticeBox title={blocked}>{basketActions(false)}</NoticeBox>
              )
            }
            action={
              <div className={styles.wide}>
                {refusal}
                {button}
              </div>
            }
          />
        }
      />
      <CheckoutPayBar
        cart={cart}
        quote={quote}
        isUpdating={quotes.isUpdating}
        sums={sums}
        values={form.values}
        zone={shop.timezone}
        alert={isStuck ? <b>{blocked}</b> : refusal}
      >
        {isStuck ? basketActions(true) : button}
      </CheckoutPayBar>
      {state.kind === 'changed' && (
        <PriceChangedDialog
          change={screen.priceChange}
          type={type}
          from={state.from}
          to={state.to}
          onClose={() => {
            order.reset();
            screen.forgetChange();
          }}
          when={form.values.when}
          zone={shop.timezone}
          onConfirm={screen.confirm}
        />
      )}
    </Form>
  );
}
