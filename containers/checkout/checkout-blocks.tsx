import { Bike, Store } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { TextField } from '@/components/form/text-field/text-field';
import { Price } from '@/components/money/price/price';
import { ContactInput } from '@/containers/account/code/contact-input';
import { useShell } from '@/contexts/shell-context';
import { withTexts } from '@/utils/browser/tab-texts';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { NAME_MAX_LENGTH } from '@/utils/constants/limits';
import { useCheckout } from './checkout-context';
import { PayBlock } from './pay-block';
import { WhenBlock } from './when-block';
import { WhereBlock } from './where-block';
import { feeAtGoal } from '@/utils/money/shop-terms';
import styles from './checkout.module.css';

// in the page's HTML where an order is picked up; elsewhere it is loaded after the page
const PickupBlock = dynamic(() =>
  untilLoaded(
    withTexts(
      ['address', 'checkout', 'date', 'form', 'shop'],
      () => import('./pickup-block'),
    ),
  ).then((module) => module.PickupBlock),
);

const icon = { size: 26 } as const;

/** What a delivery costs: as quoted, else by the shop's terms for this basket; null without an address. */
function useDeliveryFee(): number | null {
  const { cart, quotes, shop } = useCheckout();
  const { quote } = quotes;
  if (quote && quote.distance !== null) return quote.delivery_fee;
  return feeAtGoal(shop.delivery_fee, cart.goals?.to_free_delivery);
}

/** Delivery or pickup, with how long and how much. */
function HowBlock() {
  const { t } = useTranslation(['cart', 'checkout']);
  const { currency } = useShell();
  const name = useId();
  const { form, shop } = useCheckout();
  const { changeType, values } = form;
  const { type } = values;
  const deliveryFee = useDeliveryFee();
  const isOutside = shop.availability.reason === 'out_of_zone';
  const minutes = shop.eta ?? shop.delivery_time;
  return (
    <NumberedBlock number={1} title={t('checkout.how')}>
      <fieldset className={styles.pair}>
        <legend className="sr-only">{t('checkout.how')}</legend>
        <PickCard
          name={name}
          value="delivery"
          checked={type === 'delivery'}
          onChange={() => changeType('delivery')}
          icon={<Bike {...icon} />}
          title={t('mode.delivery')}
          text={
            isOutside ? (
              t('shop.about.outOfZone')
            ) : (
              <>
                {t('shopCard.minutes', minutes)}
                {deliveryFee !== null && ' · '}
                {deliveryFee === 0 && t('checkout.free')}
                {deliveryFee !== null && deliveryFee > 0 && (
                  <Price amount={deliveryFee} currency={currency} />
                )}
              </>
            )
          }
        />
        <PickCard
          name={name}
          value="pickup"
          checked={type === 'pickup'}
          onChange={() => changeType('pickup')}
          icon={<Store {...icon} />}
          title={t('mode.pickup')}
          text={`${t('checkout.readyIn', { count: shop.delivery_time.from })} · ${t('checkout.free')}`}
        />
      </fieldset>
    </NumberedBlock>
  );
}

/** Whom to ask for, and how to reach them. */
function ContactBlock() {
  const { t } = useTranslation('checkout');
  const { change, errors, values } = useCheckout().form;
  return (
    <NumberedBlock number={4} title={t('checkout.contact')}>
      <div className={styles.pair}>
        <TextField
          name="name"
          label={t('checkout.contact.name')}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="name"
          error={errors.name}
        />
        <ContactInput
          phoneOnly
          name="phone"
          label={t('checkout.contact.phone')}
          value={values.phone}
          onText={(phone) => change({ phone })}
          onChange={(event) => change({ phone: event.target.value })}
          maxLength={30}
          autoComplete="tel"
          error={errors.phone}
        />
      </div>
      <SwitchField
        name="forOther"
        className={styles.other}
        label={t('checkout.contact.other')}
        hint={
          values.type === 'delivery'
            ? t('checkout.contact.otherHint')
            : undefined
        }
        checked={values.forOther}
        onChange={() => change({ forOther: !values.forOther })}
      />
      {values.forOther && (
        <div className={styles.pair}>
          <TextField
            name="receiverName"
            label={t('checkout.contact.receiver')}
            value={values.receiverName}
            onChange={({ target }) => change({ receiverName: target.value })}
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
            error={errors.receiverName}
          />
          <ContactInput
            phoneOnly
            name="receiverPhone"
            label={t('checkout.contact.receiverPhone')}
            value={values.receiverPhone}
            onText={(receiverPhone) => change({ receiverPhone })}
            onChange={({ target }) => change({ receiverPhone: target.value })}
            maxLength={30}
            autoComplete="off"
            error={errors.receiverPhone}
          />
        </div>
      )}
    </NumberedBlock>
  );
}

/** How, when, where, contact, pay. */
export function CheckoutBlocks() {
  const { t } = useTranslation('checkout');
  const { type } = useCheckout().form.values;
  useEffect(() => {
    withTexts(
      ['address', 'checkout', 'date', 'form', 'shop'],
      () => import('./pickup-block'),
    )().catch(() => undefined);
  }, []);
  return (
    <>
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      <div className={styles.blocks}>
        <HowBlock />
        <WhenBlock />
        {type === 'pickup' ? <PickupBlock /> : <WhereBlock />}
        <ContactBlock />
        <PayBlock />
      </div>
    </>
  );
}
