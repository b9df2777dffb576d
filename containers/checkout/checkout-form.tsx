import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { Price } from '@/components/money/price/price';
import { Button } from '@/components/ui/button/button';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { Spinner } from '@/components/ui/spinner/spinner';
import { TwoColumns } from '@/components/ui/two-columns/two-columns';
import { useShell } from '@/contexts/shell-context';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { useCheckoutShop } from '@/hooks/checkout/use-checkout';
import type { usePlaceOrder } from '@/hooks/checkout/use-place-order';
import type { CartDto } from '@/server/contracts/cart';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { DroppedPress } from '@/utils/checkout/kept-press';
import { moneyText } from '@/utils/money/money-text';
import { CheckoutBlocks } from './checkout-blocks';
import {
  CheckoutProvider,
  type CheckoutQuotes,
  useCheckoutForm,
  useCheckoutQuote,
} from './checkout-context';
import { CheckoutPayBar } from './checkout-pay-bar';
import { CheckoutSummary } from './checkout-summary';
import styles from './checkout.module.css';
import { usePlacing } from './use-placing';

// most baskets have none
const BasketActions = lazyBlock(
  withTexts(['checkout'], () => import('./basket-actions')),
  'BasketActions',
);
const PriceChangedDialog = lazyBlock(
  withTexts(
    ['checkout', 'date', 'dish', 'sums'],
    () => import('./price-changed-dialog'),
  ),
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

/** What a checkout cannot begin without did not come: the cart, or its shop. */
export function CheckoutFailed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const { t } = useTranslation(['account-menu', 'checkout']);
  return (
    <LoadFailed
      headingLevel={1}
      title={t('checkout.failed.title')}
      text={t('orders.failed.text')}
      onRetry={onRetry}
    />
  );
}

/** Why the basket cannot be ordered as it is; null: it can, or another choice stands in the way. */
function useBlocked({ shop }: CartDto, { quote }: CheckoutQuotes) {
  const { t } = useTranslation(['cart', 'checkout']);
  const { currency, lang } = useShell();
  const reason = quote?.availability.reason;
  if (reason === 'out_of_stock') return t('checkout.soldOut.title');
  if (reason !== 'below_minimum') return null;
  return t('checkout.minimum.title', {
    amount: moneyText(quote?.to_minimum, currency, lang),
    minimum: moneyText(shop?.min_amount, currency, lang),
  });
}

type PlaceButtonProps = Readonly<{
  /** An order is on its way. */
  isSending: boolean;
  /** The total is on its way; a press waits for it. */
  isUpdating: boolean;
  /** What is said while a press waits for the total; null: none does. */
  keptWords: string | null;
  /** What keeps the basket from being ordered; null: nothing. */
  blocked: string | null;
  /** Null: not known yet. */
  total: number | null;
}>;

/** "Place order · $23.61" */
function PlaceButton(props: PlaceButtonProps) {
  const { blocked, isSending, isUpdating, keptWords, total } = props;
  const { t } = useTranslation('checkout');
  const { currency } = useShell();
  const isHydrated = useHydrated();
  const isKept = keptWords !== null;
  const isWaiting = isUpdating || isKept;
  return (
    <Button
      type="submit"
      size="l"
      block
      icon={isWaiting && <Spinner />}
      loading={isSending}
      aria-busy={isWaiting}
      aria-disabled={isKept || undefined}
      disabled={!isHydrated || blocked !== null}
    >
      {blocked !== null || isKept ? (
        <span>{blocked ?? keptWords}</span>
      ) : (
        <span>
          {t('checkout.place')}
          {total !== null && ' · '}
          {total !== null && <Price amount={total} currency={currency} />}
        </span>
      )}
    </Button>
  );
}

type CheckoutFormProps = Readonly<{
  cart: CartDto;
  order: ReturnType<typeof usePlaceOrder>;
  /** Reads the cart again. */
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
  const { t } = useTranslation(['checkout', 'sums']);
  const { currency, lang } = useShell();
  const form = useCheckoutForm({ cart, onSubmit: async () => placing.go() });
  const place = useCheckoutShop(cart.shop_id, form.point);
  const quotes = useCheckoutQuote(cart, form, refresh);
  const placing = usePlacing({ cart, form, order, place, quotes });
  const blocked = useBlocked(cart, quotes);
  const { shop } = place;
  const { isUpdating, quote } = quotes;
  const { state } = order;
  if (!shop)
    return (
      <div className={styles.single}>
        {place.isFailed ? (
          <CheckoutFailed onRetry={place.retry} />
        ) : (
          <LoadingLines count={6} />
        )}
      </div>
    );
  const { press } = placing;
  // Without a total on the screen the press cannot become an order.
  const keptWords =
    press === 'kept'
      ? t(quote ? 'checkout.place.kept' : 'common.loading')
      : null;
  const button = (
    <PlaceButton
      isSending={state.kind === 'sending' || state.kind === 'placed'}
      isUpdating={quotes.isLoading || isUpdating}
      keptWords={keptWords}
      blocked={isUpdating ? null : blocked}
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
  const isStuck = !isUpdating && blocked !== null;
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
    <CheckoutProvider value={{ cart, shop, form, quotes }}>
      <Form
        {...form.formProps}
        onSubmit={placing.handleSubmit}
        className={styles.form}
      >
        <p role="status" className="sr-only">
          {keptWords}
          {keptWords === null &&
            quote &&
            !isUpdating &&
            `${t('sums.total')}: ${moneyText(quote.total_price, currency, lang)}`}
        </p>
        <TwoColumns
          sticky
          main={<CheckoutBlocks />}
          aside={
            <CheckoutSummary
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
        <CheckoutPayBar alert={isStuck ? <b>{blocked}</b> : refusal}>
          {isStuck ? basketActions(true) : button}
        </CheckoutPayBar>
        {state.kind === 'changed' && (
          <PriceChangedDialog
            change={placing.change}
            type={form.values.type}
            from={state.from}
            to={state.to}
            onClose={placing.forgetChange}
            when={form.values.when}
            zone={shop.timezone}
            onConfirm={placing.confirm}
          />
        )}
      </Form>
    </CheckoutProvider>
  );
}
