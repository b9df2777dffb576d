import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AddressDoor } from '@/components/address/address-door/address-door';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { useShell } from '@/contexts/shell-context';
import { useAddresses } from '@/hooks/address/use-addresses';
import { distanceText } from '@/utils/address/distance-text';
import { namesHouse } from '@/utils/address/checkout-address';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { AddressPicker } from './address-picker';
import { useCheckout } from './checkout-context';
import styles from './checkout.module.css';

const icon = { size: 24 } as const;

function Room() {
  return <div className={styles.map} />;
}

/** The quarter around the door, or around the shop; the address stands beside it, so it comes after the page. */
export const CheckoutMap = lazyBlock(
  () => import('./city-piece'),
  'CityPiece',
  Room,
);

/** The house where the address names none, entrance, floor, flat, a note, what to do at the door, and keeping it all. */
function DoorFields() {
  const { t } = useTranslation('checkout');
  const { change, errors, values } = useCheckout().form;
  const { address } = values;
  return (
    <div className={styles.stack}>
      <AddressDoor
        values={values}
        asksHouse={address !== null && !namesHouse(address.title)}
        errors={errors}
        onChange={change}
      />
      {address?.id === null && (
        <SwitchField
          name="saveAddress"
          label={t('checkout.where.save')}
          hint={t('checkout.where.saveHint')}
          checked={values.saveAddress}
          onChange={() => change({ saveAddress: !values.saveAddress })}
        />
      )}
    </div>
  );
}

/** Where to bring it: the map, the address, and what the courier needs at the door. */
export function WhereBlock() {
  const { t } = useTranslation(['checkout', 'form']);
  const { lang, unit } = useShell();
  const { addresses } = useAddresses();
  const { form, quotes, shop } = useCheckout();
  const { address } = form.values;
  const { quote } = quotes;
  const distance = quote?.distance ?? shop.distance;
  const isOutOfZone = quote?.availability.reason === 'out_of_zone';
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
            <Button
              variant="secondary"
              size="s"
              onClick={() => form.changeType('pickup')}
            >
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
                <p className="note">
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
          <DoorFields />
        </>
      )}
    </NumberedBlock>
  );
}
