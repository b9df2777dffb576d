import type { View } from '@/components/address/city-map/view';
import { clsx as cx } from 'clsx';
import type { LatLng } from '@/utils/address/geo';
import { useDragPoint } from './use-drag-point';
import styles from './zone-map.module.css';

type ZoneCornerProps = Readonly<{
  at: LatLng;
  view: View;
  isChosen: boolean;
  helpId: string;
  label: string;
  onChoose: () => void;
  onDrag: (point: LatLng | null) => void;
  onMove: (point: LatLng) => void;
  onRemove: () => void;
  onZoom: (factor: number) => void;
}>;

/** A corner of the area: dragged, moved with the arrow keys, taken away with Delete. */
export function ZoneCorner(props: ZoneCornerProps) {
  const { at, helpId, isChosen, label, onChoose, onDrag } = props;
  const { onMove, onRemove, onZoom, view } = props;
  const { handlers, isHeld, place } = useDragPoint({
    at,
    view,
    onDrag,
    onMove,
    onZoom,
  });
  return (
    <button
      type="button"
      className={cx(
        styles.corner,
        (isChosen || isHeld) && styles.chosen,
        isHeld && styles.held,
      )}
      style={{ transform: `translate(${place[0]}px, ${place[1]}px)` }}
      aria-label={label}
      aria-pressed={isChosen}
      aria-describedby={helpId}
      {...handlers}
      onFocus={onChoose}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault();
          onRemove();
        } else handlers.onKeyDown(event);
      }}
    />
  );
}
