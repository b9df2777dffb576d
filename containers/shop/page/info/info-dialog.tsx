import '@/styles/families/shop';
import { ChevronDown, CircleCheck, CircleX } from 'lucide-react';
import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CityMap } from '@/components/address/city-map/city-map';
import type {
  MapData,
  MapMarkerAt,
} from '@/components/address/city-map/map-types';
import { WeekHours } from '@/components/shop/week-hours/week-hours';
import { RetryButton } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Picture } from '@/components/ui/picture/picture';
import { useShell } from '@/contexts/shell-context';
import { useCityMap } from '@/hooks/address/use-city-map';
import { useShopInfo } from '@/hooks/shop/use-shop-info';
import { phoneText } from '@/utils/account/phone-text';
import type { LatLng } from '@/utils/address/geo';
import { isOtherClock } from '@/utils/i18n/dates';
import type { BranchView, ShopInfo } from '@/utils/shop/shop-info';
import type { DayHours, ShopView } from '@/utils/shop/shop-view';
import {
  AboutContact,
  AboutDelivery,
  AboutHours,
  AboutPart,
  AboutPayment,
  AboutWords,
} from './about-parts';
import own from './info-dialog.module.css';
import styles from './shop-info.module.css';

type BranchListProps = Readonly<{
  branches: readonly BranchView[];
  today: DayHours['day'];
}>;

/** Other places of the brand with their addresses, phones and, on request, hours. */
function BranchList({ branches, today }: BranchListProps) {
  const { t } = useTranslation('shop');
  return (
    <ul>
      {branches.map(({ address, id, phone, title, week }) => (
        <li key={id} className={own.branch}>
          <p className={own.branchName}>{title}</p>
          <address className={styles.address}>
            {address && <span>{address}</span>}
            {phone && (
              <a
                className={styles.phone}
                href={`tel:${phone.replace(/\s/g, '')}`}
              >
                <bdi dir="ltr">{phoneText(phone)}</bdi>
              </a>
            )}
          </address>
          {week.length > 0 && (
            <details className={own.details}>
              <summary>
                {t('shop.about.hours')}
                <ChevronDown size={18} />
              </summary>
              <WeekHours
                week={week}
                today={today}
                label={`${t('shop.about.hours')}: ${title}`}
              />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

type InfoMapProps = Readonly<{
  shop: ShopView;
  /** Null: not known yet. */
  info: ShopInfo | null;
}>;

const placeOf = ({
  latitude,
  longitude,
}: Readonly<{ latitude: number; longitude: number }>): LatLng => [
  latitude,
  longitude,
];

/** The shop, its other places, the visitor's door and the area of delivery on the city's streets. */
function InfoMap({ info, shop }: InfoMapProps) {
  const { t } = useTranslation('shop');
  const { address } = useShell();
  const map = useCityMap<MapData>();
  const markers: MapMarkerAt[] = [
    { kind: 'shop', at: placeOf(shop.location) },
    ...(info?.branches ?? []).map(
      ({ location }) => ({ kind: 'shop', at: placeOf(location) }) as const,
    ),
    ...(address ? [{ kind: 'home', at: placeOf(address) } as const] : []),
  ];
  return (
    <div className={own.map}>
      <CityMap
        map={map}
        label={t('shop.about.map', { name: shop.title })}
        markers={markers}
        zone={info?.zone ?? []}
        width={496}
        height={320}
      />
    </div>
  );
}

type InfoDialogProps = Readonly<{
  shop: ShopView;
  open: boolean;
  onClose: () => void;
}>;

const LOOK = { size: 20 } as const;

/** Whether the address of the page can be delivered to, as the server says; nothing while there is no address. */
function ZoneAnswer({ shop }: Readonly<{ shop: ShopView }>) {
  const { t } = useTranslation('shop');
  const { address } = useShell();
  if (!address) return null;
  const isOut = shop.reason === 'out_of_zone';
  return (
    <p className={isOut ? own.out : own.in}>
      {isOut ? <CircleX {...LOOK} /> : <CircleCheck {...LOOK} />}
      {t(isOut ? 'shop.about.outOfZone' : 'shop.about.inZone')}
    </p>
  );
}

/** Everything about a shop beside its menu: hours, place and zone on a map, delivery, payment, pictures, branches. */
export function InfoDialog({ onClose, open, shop }: InfoDialogProps) {
  const { t } = useTranslation('shop');
  const { info, isFailed, retry } = useShopInfo(shop.id);
  const { timezone, title } = shop;
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <div className={own.parts}>
        <AboutWords shop={shop} />
        <InfoMap shop={shop} info={info} />
        <ZoneAnswer shop={shop} />
        {isFailed && (
          <NoticeBox title={t('shop.about.failed')}>
            <RetryButton variant="secondary" size="s" onClick={retry} />
          </NoticeBox>
        )}
        <AboutHours shop={shop} />
        {isOtherClock(timezone) && (
          <p className={cx(styles.note, own.zone)}>{t('shop.about.zone')}</p>
        )}
        <AboutContact shop={shop} />
        <AboutDelivery shop={shop} />
        <AboutPayment shop={shop} />
        {info && info.pictures.length > 0 && (
          <AboutPart title={t('shop.about.gallery')}>
            <ul className={own.pictures}>
              {info.pictures.map(({ id, img }, index) => (
                <li key={id}>
                  <Picture
                    src={img}
                    alt={t('shop.about.picture', {
                      name: title,
                      number: index + 1,
                    })}
                    width={240}
                    height={180}
                  />
                </li>
              ))}
            </ul>
          </AboutPart>
        )}
        {info && info.branches.length > 0 && (
          <AboutPart title={t('shop.about.branches')}>
            <BranchList branches={info.branches} today={shop.today} />
          </AboutPart>
        )}
      </div>
    </Modal>
  );
}
