import { Bike, Store } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { Price } from '@/components/money/price/price';
import { useShell } from '@/contexts/shell-context';
import type { ShopDto } from '@/server/contracts/shop';
import type { CheckoutValues } from '@/utils/checkout/checkout-form';
import styles from './checkout.module.css';

type HowBlockProps = Readonly<{
  type: CheckoutValues['type'];
  onChange: (type: CheckoutValues['type']) => void;
  shop: ShopDto;
  /** Null: not known yet. */
  deliveryFee: number | null;
}>;

const icon = { size: 26, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Delivery or pickup, with how long and how much. */
export function HowBlock({ deliveryFee, onChange, shop, type }: HowBlockProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const name = useId();
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
          onChange={() => onChange('delivery')}
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
          onChange={() => onChange('pickup')}
          icon={<Store {...icon} />}
          title={t('mode.pickup')}
          text={`${t('checkout.readyIn', { count: shop.delivery_time.from })} · ${t('checkout.free')}`}
        />
      </fieldset>
    </NumberedBlock>
  );
}
