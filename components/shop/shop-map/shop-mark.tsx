import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clsx as cx } from 'clsx';
import type { LatLng } from '@/utils/address/geo';
import styles from './shop-map.module.css';

/** A shop on the map. */
export interface ShopMarkView {
  readonly id: number;
  readonly title: string;
  /** What stands on it: the rating, or nothing. */
  readonly label: string | null;
  readonly open: boolean;
  readonly at: LatLng;
}

type ShopMarkProps = Readonly<{
  /** One, or several that stand on each other. */
  shops: readonly ShopMarkView[];
  selected: number | null;
  /** As CSS has it. */
  place: string;
  onPress: (first: ShopMarkView) => void;
}>;

/** A shop's rating where the shop is, or how many there are. */
export function ShopMark({ onPress, place, selected, shops }: ShopMarkProps) {
  const { t } = useTranslation();
  const [first] = shops;
  if (!first) return null;
  const isOne = shops.length === 1;
  const isOn = shops.some(({ id }) => id === selected);
  const { label, open, title } = first;
  return (
    <button
      type="button"
      className={cx(
        styles.mark,
        isOn && styles.on,
        isOne && !open && styles.closed,
        !isOne && styles.group,
      )}
      style={{ transform: place }}
      aria-pressed={isOne ? isOn : undefined}
      aria-label={
        isOne
          ? [title, label].filter(Boolean).join(', ')
          : t('list.map.many', { count: shops.length })
      }
      onClick={() => onPress(first)}
    >
      <span className={styles.pill}>
        {!isOne && <span aria-hidden="true">{shops.length}</span>}
        {isOne && label && (
          <>
            <Star size={12} fill="currentColor" aria-hidden="true" />
            {label}
          </>
        )}
        {isOne && !label && title}
      </span>
    </button>
  );
}
