import { ChevronDown, Store } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { phoneText } from '@/utils/account/phone-text';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { WeekHours } from '@/components/shop/week-hours/week-hours';
import { useBranches } from '@/hooks/checkout/use-checkout';
import type { ShopDto } from '@/server/contracts/shop';
import { WEEKDAYS } from '@/utils/constants/calendar';
import { zonedMoment } from '@/utils/i18n/dates';
import type { BranchView } from '@/utils/shop/shop-info';
import { weekOf } from '@/utils/shop/week';
import { useCheckout } from './checkout-context';
import { CheckoutMap } from './where-block';
import styles from './checkout.module.css';

/** A place as a branch has it; the shop itself is one, too. */
interface Place extends Omit<BranchView, 'id'> {
  readonly id: number | null;
}

function shopPlace(shop: ShopDto): Place {
  const { location, phone, shop_working_days: rows, translation } = shop;
  return {
    id: null,
    title: translation.title,
    address: translation.address ?? null,
    phone: phone ?? null,
    location,
    week: weekOf(rows),
  };
}

const icon = { size: 24 } as const;

/** The way there, on a map that knows ways. */
function wayTo({ latitude, longitude }: Place['location']): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}

type FactsProps = Readonly<{ place: Place; zone: string }>;

function PlaceFacts({ place, zone }: FactsProps) {
  const { t } = useTranslation(['checkout', 'shop']);
  const { address, location, phone, title, week } = place;
  const here = zonedMoment(new Date(), zone).weekday;
  return (
    <>
      <div className={styles.place}>
        <Store {...icon} />
        <div className={styles.words}>
          <p className={styles.placeTitle}>
            <bdi>{address ?? title}</bdi>
          </p>
          <p className="note">
            {address && title}
            {phone && (
              <>
                {' · '}
                <bdi dir="ltr" className={styles.number}>
                  {phoneText(phone)}
                </bdi>
              </>
            )}
          </p>
        </div>
        <a
          className={styles.link}
          href={wayTo(location)}
          target="_blank"
          rel="noreferrer"
        >
          {t('checkout.pickup.way')}
        </a>
      </div>
      {week.length > 0 && (
        <details className={styles.hours}>
          <summary>
            {t('shop.about.hours')}
            <ChevronDown size={18} />
          </summary>
          <WeekHours
            week={week}
            today={WEEKDAYS.find((day) => day === here) ?? 'monday'}
            label={`${t('shop.about.hours')}: ${address ?? title}`}
          />
        </details>
      )}
    </>
  );
}

/** Where to fetch it: the shop or one of its branches, on the map, with its hours and the way there. */
export function PickupBlock() {
  const { t } = useTranslation('checkout');
  const name = useId();
  const { cart, form, shop } = useCheckout();
  const branches = useBranches(cart.shop_id, true);
  const places = [shopPlace(shop), ...branches];
  const [own] = places;
  const chosen = places.find(({ id }) => id === form.values.branchId) ?? own;
  return (
    <NumberedBlock number={3} title={t('checkout.where.pickup')}>
      {places.length > 1 && (
        <fieldset className={styles.places}>
          <legend className="sr-only">{t('checkout.where.pickup')}</legend>
          {places.map((place) => (
            <PickCard
              key={place.id ?? 'shop'}
              name={name}
              value={String(place.id ?? '')}
              checked={place === chosen}
              onChange={() => form.change({ branchId: place.id })}
              icon={<Store {...icon} />}
              title={<bdi>{place.address ?? place.title}</bdi>}
              text={place.address && <bdi>{place.title}</bdi>}
            />
          ))}
        </fieldset>
      )}
      {chosen && (
        <>
          <CheckoutMap
            label={t('checkout.map.shop')}
            kind="shop"
            latitude={chosen.location.latitude}
            longitude={chosen.location.longitude}
          />
          <PlaceFacts place={chosen} zone={shop.timezone} />
        </>
      )}
    </NumberedBlock>
  );
}
