import { List, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { MapFailed } from '@/components/address/city-map/map-failed';
import type { MapData } from '@/components/address/city-map/map-types';
import { ShopMap } from '@/components/shop/shop-map/shop-map';
import { markOf } from '@/components/shop/shop-map/shop-mark';
import { ShopMeta } from '@/components/shop/shop-card/shop-meta';
import { ShopRating } from '@/components/shop/shop-card/shop-rating';
import { openingText } from '@/components/shop/shop-card/shop-words';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Picture } from '@/components/ui/picture/picture';
import { useShell } from '@/contexts/shell-context';
import { useCityDrawing } from '@/hooks/address/use-city-map';
import { useCompact } from '@/hooks/browser/use-compact';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import {
  type DeliveryPoint,
  deliveryPoint,
} from '@/utils/address/delivery-point';
import type { LatLng } from '@/utils/address/geo';
import { keepFocus } from '@/utils/browser/keep-focus';
import { oneDecimal, separatorsOf } from '@/utils/money/number-separators';
import { routes } from '@/utils/shell/routes';
import type { ShopCardView } from '@/utils/shop/shop-card';
import styles from './list-map.module.css';
import cardStyles from './shop-map-card.module.css';

type ListMapProps = Readonly<{
  cards: readonly ShopCardView[];
  /** The same list without the map. */
  listHref: string;
}>;

function roundedPoint(place: DeliveryPoint): LatLng {
  const { latitude, longitude } = deliveryPoint(place);
  return [latitude, longitude];
}

/** The one that the card of a full map shows first: of those that take orders, else of all. */
function nearestOf(cards: readonly ShopCardView[]): number | null {
  const far = ({ km, open }: ShopCardView) => (km ?? 0) + (open ? 0 : 1000);
  const [nearest] = [...cards].sort((a, b) => far(a) - far(b));
  return nearest?.id ?? null;
}

type CardProps = Readonly<{ shop: ShopCardView; onClose: () => void }>;

/** The shop whose mark was pressed, at the foot of the map. */
function ShopMapCard({ onClose, shop }: CardProps) {
  const { i18n: words, t } = useTranslation();
  const { currency } = useShell();
  const [type] = useDeliveryType();
  return (
    <article className={cardStyles.card} aria-live="polite">
      {shop.img && (
        <Picture
          src={shop.img}
          width={112}
          height={77}
          className={cardStyles.picture}
        />
      )}
      <div className={cardStyles.text}>
        <h3 className={`clip ${cardStyles.title}`}>
          <SiteLink
            href={routes.shop(shop)}
            lang={words.language}
            className={cardStyles.link}
          >
            {shop.title}
          </SiteLink>
        </h3>
        <p className={cardStyles.state}>
          <ShopRating value={shop.rating} words={words} />
          {!shop.open && <b>{openingText(shop, words)}</b>}
        </p>
        <ShopMeta
          shop={shop}
          currency={currency}
          pickup={type === 'pickup'}
          words={words}
        />
      </div>
      <IconButton
        className={cardStyles.close}
        label={t('common.close')}
        icon={<X size={20} />}
        onClick={onClose}
      />
    </article>
  );
}

/** The shops of the list on the map of the city, also while its streets are missing. */
export function ListMap({ cards, listHref }: ListMapProps) {
  const { t, i18n } = useTranslation('list');
  const { address, center } = useShell();
  const city = useCityDrawing<MapData>();
  const full = useCompact();
  const [selected, setSelected] = useState<number | null>(
    full ? nearestOf(cards) : null,
  );
  const home = address ?? center;
  const chosen = cards.find(({ id }) => id === selected);
  const shops = cards.map(({ at, id, img, open, rating, title }) => ({
    id,
    title,
    open,
    at,
    img,
    rating:
      rating === null ? null : oneDecimal(rating, separatorsOf(i18n.language)),
  }));
  function close(id: number) {
    const map = document.activeElement?.closest('section');
    keepFocus(map, () => markOf(map, id) ?? map?.querySelector('button'));
    setSelected(null);
  }
  return (
    <ShopMap
      map={city.map}
      shops={shops}
      home={home ? roundedPoint(home) : null}
      selected={chosen?.id ?? null}
      onSelect={setSelected}
      full={full}
      list={
        <SiteLink
          href={listHref}
          lang={i18n.language}
          rel="nofollow"
          scroll={false}
          className={styles.list}
        >
          <List size={20} />
          {t('list.view.list')}
        </SiteLink>
      }
    >
      {city.isFailed && (
        <MapFailed className={styles.failed} onRetry={city.retry} />
      )}
      {chosen && <ShopMapCard shop={chosen} onClose={() => close(chosen.id)} />}
    </ShopMap>
  );
}
