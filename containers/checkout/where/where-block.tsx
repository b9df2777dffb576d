import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { useShell } from '@/contexts/shell-context';
import type { ShopDto } from '@/server/contracts/shop';
import type { SavedAddress } from '@/utils/address/saved-address';
import { distanceText } from '@/utils/address/distance-text';
import { AddressPicker } from './address-picker';
import { CheckoutMap } from './checkout-map';
import { DoorFields } from './door-fields';
import type { CheckoutForm } from '@/containers/checkout/use-checkout-form';
import styles from '@/containers/checkout/checkout.module.css';

type WhereBlockProps = Readonly<{
  form: CheckoutForm;
  addresses: readonly SavedAddress[];
  shop: ShopDto;
  /** Kilometres; null: not known. */
  distance: number | null;
  isOutOfZone: boolean;
  onPickup: () => void;
}>;

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where to bring it: the map, the address, and what the courier needs at the door. */
export function WhereBlock({
  addresses,
  distance,
  form,
  isOutOfZone,
  onPickup,
  shop,
}: WhereBlockProps) {
  const { t } = useTranslation();
  const { lang, unit } = useShell();
  const { address } = form.values;
  const [isChanging, setChanging] = useState(false);
  const heading = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const isPicking = isChanging || !address;
  useEffect(() => {
    // What was pressed is gone: the focus goes on from the button that opens it again.
    if (isPressed.current && !isPicking) heading.current?.focus();
    isPressed.current = false;
  }, [isPicking]);
  return (
    <NumberedBlock
      number={3}
      title={t('checkout.where')}
      action={
        !isPicking && (
          <button
            ref={heading}
            type="button"
            className={styles.link}
            onClick={() => setChanging(true)}
          >
            {t('checkout.where.change')}
          </button>
        )
      }
    >
      {isOutOfZone && (
        <div className={styles.gap}>
          <NoticeBox
            title={t('checkout.where.outOfZone')}
            text={t('checkout.where.outOfZoneText', {
              shop: shop.translation.title,
            })}
          >
            {!isPicking && (
              <Button
                variant="secondary"
                size="s"
                onClick={() => setChanging(true)}
              >
                {t('checkout.where.changeAddress')}
              </Button>
            )}
            <Button variant="secondary" size="s" onClick={onPickup}>
              {t('checkout.where.toPickup')}
            </Button>
          </NoticeBox>
        </div>
      )}
      {isPicking && (
        <AddressPicker
          addresses={addresses}
          shopId={shop.id}
          value={address}
          typed={form.values.typedAddress}
          onType={(typedAddress) => form.change({ typedAddress })}
          error={form.errors.address}
          onPick={(next) => {
            isPressed.current = true;
            form.pickAddress(next);
            // Arrow keys walk through the saved ones: only a new place closes by itself.
            setChanging(next.id !== null);
          }}
          onClose={
            address
              ? () => {
                  isPressed.current = true;
                  setChanging(false);
                }
              : undefined
          }
        />
      )}
      {address && !isPicking && (
        <>
          <CheckoutMap
            label={t('checkout.map.home')}
            kind="home"
            latitude={address.latitude}
            longitude={address.longitude}
          />
          <div className={styles.place}>
            <MapPin {...icon} />
            <div className={styles.words}>
              <p className={styles.placeTitle}>
                <bdi>{address.title}</bdi>
              </p>
              {distance !== null && (
                <p className={styles.placeText}>
                  {t('checkout.where.distance', {
                    distance: distanceText(
                      distance,
                      { t, language: lang },
                      unit,
                    ),
                    shop: shop.translation.title,
                  })}
                </p>
              )}
            </div>
          </div>
          <DoorFields form={form} canSave={address.id === null} />
        </>
      )}
    </NumberedBlock>
  );
}
