import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '@/utils/account/phone-text';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import type { ShopDto } from '@/server/contracts/shop';
import { CheckoutMap } from './checkout-map';
import styles from './checkout.module.css';

/** Where to fetch it, for a pickup. */
export function PickupBlock({ shop }: Readonly<{ shop: ShopDto }>) {
  const { t } = useTranslation();
  const { location, phone, translation } = shop;
  return (
    <NumberedBlock number={3} title={t('checkout.where.pickup')}>
      <CheckoutMap
        label={t('checkout.map.shop')}
        kind="shop"
        latitude={location.latitude}
        longitude={location.longitude}
      />
      <div className={styles.place}>
        <Store size={24} strokeWidth={1.75} aria-hidden="true" />
        <div className={styles.words}>
          <p className={styles.placeTitle}>
            <bdi>{translation.address ?? translation.title}</bdi>
          </p>
          <p className={styles.placeText}>
            {translation.address && translation.title}
            {phone && (
              <>
                {' · '}
                <bdi dir="ltr">{phoneText(phone)}</bdi>
              </>
            )}
          </p>
        </div>
      </div>
    </NumberedBlock>
  );
}
