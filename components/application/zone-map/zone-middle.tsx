import type { View } from '@/components/address/city-map/view';
import { interpolate, type LatLng } from '@/utils/address/geo';
import styles from './zone-map.module.css';

type ZoneMiddleProps = Readonly<{
  from: LatLng;
  to: LatLng;
  view: View;
  /** The side is at least so long, in pixels. */
  room: number;
  label: string;
  onAdd: (at: LatLng) => void;
}>;

/** The middle of a side: pressed, it becomes a corner. */
export function ZoneMiddle(props: ZoneMiddleProps) {
  const { from, label, onAdd, room, to, view } = props;
  const [x, y] = view.project(from);
  const [endX, endY] = view.project(to);
  if (Math.hypot(endX - x, endY - y) < room) return null;
  return (
    <button
      type="button"
      className={styles.middle}
      style={{
        transform: `translate(${(x + endX) / 2}px, ${(y + endY) / 2}px)`,
      }}
      aria-label={label}
      onClick={() => onAdd(interpolate(from, to, 0.5))}
    />
  );
}
