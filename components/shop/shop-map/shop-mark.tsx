import { House, Star } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Picture } from '@/components/ui/picture/picture';
import { clsx as cx } from 'clsx';
import type { LatLng } from '@/utils/address/geo';
import styles from './shop-map.module.css';

/** A shop on the map. */
export interface ShopMarkView {
  readonly id: number;
  readonly title: string;
  readonly img: string | null;
  /** Its rating in words of the language; null without one. */
  readonly rating: string | null;
  readonly open: boolean;
  readonly at: LatLng;
}

type PlaceProps = Readonly<{
  /** As CSS has it. */
  place: string;
  onPress: () => void;
}>;

/** The mark of a shop in a map, or of the group that it is the first of. */
export const markOf = (map: Element | null | undefined, id: number) =>
  map?.querySelector<HTMLElement>(`[data-shop="${id}"]`);

type ShopMarkProps = PlaceProps &
  Readonly<{
    shop: ShopMarkView;
    selected: boolean;
    /** There is room for its name; otherwise its rating stands there. */
    named: boolean;
  }>;

/** A shop where it is: its picture and name, or its rating alone. */
export function ShopMark(props: ShopMarkProps) {
  const { named, onPress, place, selected, shop } = props;
  const { img, open, rating, title } = shop;
  const isNamed = named || rating === null;
  return (
    <button
      type="button"
      className={cx(styles.mark, selected && styles.on, !open && styles.closed)}
      style={{ transform: place }}
      data-shop={shop.id}
      aria-pressed={selected}
      onClick={onPress}
    >
      <span className={cx(styles.pill, isNamed && styles.named)}>
        {isNamed && img && (
          <Picture src={img} width={28} height={28} className={styles.thumb} />
        )}
        <span className={isNamed ? styles.title : 'sr-only'}>{title} </span>
        {rating !== null &&
          (selected || !isNamed ? (
            <span className={styles.rating}>
              <Star size={12} strokeWidth={2} fill="currentColor" />
              {rating}
            </span>
          ) : (
            <span className="sr-only">{rating}</span>
          ))}
      </span>
    </button>
  );
}

/** Where the orders go. */
export function HomeMark({ place }: Pick<PlaceProps, 'place'>) {
  const { t } = useTranslation('list-states');
  return (
    <span
      className={styles.home}
      style={{ transform: place }}
      role="img"
      aria-label={t('list.map.home')}
    >
      <House size={18} />
    </span>
  );
}

/** So many shops that would lie on each other. The number that is seen is part of the name also where words stand for it. */
export function ShopCluster({
  count,
  first,
  onPress,
  place,
}: PlaceProps & Readonly<{ count: number; first: number }>) {
  const { t } = useTranslation('list-states');
  const words = t('list.map.many', { count });
  const number = String(count);
  return (
    <button
      type="button"
      className={cx(styles.mark, styles.group)}
      style={{ transform: place }}
      data-shop={first}
      aria-label={words.includes(number) ? words : `${number} · ${words}`}
      onClick={onPress}
    >
      <span className={styles.number}>{number}</span>
    </button>
  );
}
