import { useTranslation } from 'react-i18next';
import type { View } from '@/components/address/city-map/view';
import type { LatLng } from '@/utils/address/geo';
import { ZoneCorner } from './zone-corner';
import { ZoneMiddle } from './zone-middle';

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
  const { t } = useTranslation();
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
