import type { ReactNode } from 'react';
import { useDragPoint } from '@/components/address/city-map/use-drag-point';
import type { View } from '@/components/address/city-map/view';
import { interpolate, type LatLng } from '@/utils/address/geo';
import { clsx as cx } from 'clsx';
import styles from './zone-map.module.css';
import { useTranslation } from '@/utils/i18n/use-translation';

const STEP_KM = 0.05;
/** A press that moves less is no drag, in pixels. */
const STILL = 3;

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
function ZoneCorner(props: ZoneCornerProps) {
  const { at, helpId, isChosen, label, onChoose, onDrag } = props;
  const { onMove, onRemove, onZoom, view } = props;
  const { handlers, isHeld, place } = useDragPoint({
    stepKm: STEP_KM,
    still: STILL,
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
function ZoneMiddle(props: ZoneMiddleProps) {
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

type ZoneCornersProps = Readonly<{
  ring: readonly LatLng[];
  view: View;
  chosen: number | null;
  helpId: string;
  onChoose: (index: number) => void;
  /** Where one is under the finger; null: it was let go. */
  onDrag: (held: { index: number; at: LatLng } | null) => void;
  onMove: (index: number, point: LatLng) => void;
  onAdd: (index: number, point: LatLng) => void;
  onRemove: (index: number) => void;
  onZoom: (factor: number) => void;
}>;

/** Sides this long, in pixels, offer a corner in their middle. */
const ROOM = 96;

/** All corners of a drawn area, after the middles of its sides, so that a corner lies above them. */
export function ZoneCorners(props: ZoneCornersProps) {
  const { chosen, helpId, onAdd, onChoose, onDrag, onMove } = props;
  const { onRemove, onZoom, ring, view } = props;
  const { t } = useTranslation('application');
  return (
    <>
      {ring.map((point, index) => (
        <ZoneMiddle
          key={`middle-${index}`}
          from={point}
          to={ring[(index + 1) % ring.length] ?? point}
          view={view}
          room={ROOM}
          label={t('zone.corner.between', { number: index + 1 })}
          onAdd={(at) => onAdd(index + 1, at)}
        />
      ))}
      {ring.map((point, index) => (
        <ZoneCorner
          key={`corner-${index}`}
          at={point}
          view={view}
          isChosen={chosen === index}
          helpId={helpId}
          label={t('zone.corner', { number: index + 1, total: ring.length })}
          onChoose={() => onChoose(index)}
          onDrag={(at) => onDrag(at && { index, at })}
          onMove={(at) => onMove(index, at)}
          onRemove={() => onRemove(index)}
          onZoom={onZoom}
        />
      ))}
    </>
  );
}

type ZonePinProps = Readonly<{
  at: LatLng;
  view: View;
  helpId: string;
  icon: ReactNode;
  onMove: (point: LatLng) => void;
  onZoom: (factor: number) => void;
}>;

/** Where the kitchen is. */
export function ZonePin({
  at,
  helpId,
  icon,
  onMove,
  onZoom,
  view,
}: ZonePinProps) {
  const { t } = useTranslation('application');
  const { handlers, isHeld, place } = useDragPoint({
    stepKm: STEP_KM,
    still: STILL,
    at,
    view,
    onMove,
    onZoom,
  });
  return (
    <button
      type="button"
      className={cx(styles.pin, isHeld && styles.held)}
      style={{ transform: `translate(${place[0]}px, ${place[1]}px)` }}
      aria-label={t('seller.kitchen')}
      aria-describedby={helpId}
      {...handlers}
    >
      <svg viewBox="-28 -62 56 70" width="56" height="70" aria-hidden="true">
        <ellipse cy="2" rx="10" ry="4" className={styles.foot} />
        <g className={styles.body}>
          <path d="M0 0C-16 -19 -21 -26 -21 -35a21 21 0 1 1 42 0C21 -26 16 -19 0 0Z" />
          {icon}
        </g>
      </svg>
    </button>
  );
}
