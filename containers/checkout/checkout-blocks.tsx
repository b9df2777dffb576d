import { useTranslation } from 'react-i18next';
import type { CartDto } from '@/server/contracts/cart';
import type { ShopDto } from '@/server/contracts/shop';
import { ContactBlock } from './contact-block';
import { HowBlock } from './how-block';
import { PayBlock } from './pay-block';
import { useWhenGuard } from '@/containers/checkout/when/use-when-guard';
import type { CheckoutScreen } from './use-checkout-screen';
import { WhenBlock } from '@/containers/checkout/when/when-block';
import { PickupBlock } from '@/containers/checkout/where/pickup-block';
import { WhereBlock } from '@/containers/checkout/where/where-block';
import { feeAtGoal } from '@/utils/money/shop-terms';
import styles from './checkout.module.css';

type CheckoutBlocksProps = Readonly<{
  cart: CartDto;
  screen: CheckoutScreen;
  shop: ShopDto;
}>;

const TIME_REASONS: readonly (string | undefined)[] = [
  'busy',
  'closed_day',
  'closed_now',
  'shop_off',
  'slot_unavailable',
];

/** What a delivery costs: as quoted, else by the shop's terms for this basket; null without an address. */
function deliveryFeeOf({ cart, screen, shop }: CheckoutBlocksProps) {
  const { quote } = screen.quotes;
  if (quote && quote.distance !== null) return quote.delivery_fee;
  return feeAtGoal(shop.delivery_fee, cart.goals?.to_free_delivery);
}

/** How, when, where, contact, pay. */
export function CheckoutBlocks({ cart, screen, shop }: CheckoutBlocksProps) {
  const { t } = useTranslation();
  const { addresses, changeType, form, payments, quotes, slots } = screen;
  const { errors, values } = form;
  const { quote } = quotes;
  const when = useWhenGuard(form, shop, slots.days, screen.slot);
  const reason = quote?.availability.reason;
  return (
    <>
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      <div className={styles.blocks}>
        <HowBlock
          type={values.type}
          onChange={changeType}
          shop={shop}
          deliveryFee={deliveryFeeOf({ cart, screen, shop })}
        />
        <WhenBlock
          slots={slots}
          shop={shop}
          type={values.type}
          value={values.when}
          onChange={(next) => {
            when.choose(next);
            screen.keepWhen(next);
          }}
          eta={quotes.isUpdating ? null : (quote?.eta ?? null)}
          isOutOfZone={
            values.type === 'delivery' &&
            (reason ?? shop.availability.reason) === 'out_of_zone'
          }
          isGone={when.isGone}
          refusal={
            values.when !== '' && TIME_REASONS.includes(reason)
              ? quote?.availability
              : undefined
          }
          error={errors.when}
        />
        {values.type === 'pickup' ? (
          <PickupBlock
            shop={shop}
            branches={screen.branches}
            value={values.branchId}
            onChange={(branchId) => form.change({ branchId })}
          />
        ) : (
          <WhereBlock
            form={form}
            addresses={addresses}
            shop={shop}
            distance={quote?.distance ?? shop.distance}
            isOutOfZone={reason === 'out_of_zone'}
            onPickup={() => changeType('pickup')}
          />
        )}
        <ContactBlock form={form} />
        <PayBlock
          form={form}
          payments={payments}
          total={quote?.total_price ?? null}
        />
      </div>
    </>
  );
}
