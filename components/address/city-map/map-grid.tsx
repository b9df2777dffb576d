import { useTranslation } from '@/utils/i18n/use-translation';
import { distanceText, KM_PER_MILE } from '@/utils/address/distance-text';
import { fromPlane, toPlane } from '@/utils/address/geo';
import type { View, XY } from './view';
import styles from './map-grid.module.css';

/** Lines are at least so many pixels apart. */
const LEAST_PIXELS = 56;
/** Beyond the frame, in parts of it, as the streets are drawn. */
const BEYOND = 0.6;

/** 0.1, 0.2, 0.5, 1, 2, 5 … units: the first that is at least this long on the screen. */
function stepOf(pixelsPerUnit: number): number {
  const least = LEAST_PIXELS / pixelsPerUnit;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((each) => each * power >= least) ?? 10;
  return Math.max(0.1, factor * power);
}

const lengthOf = (unit: 'mi' | undefined): number =>
  unit === 'mi' ? KM_PER_MILE : 1;

/** The multiples of a step within two bounds. */
function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Lines of one distance from each other, for a city that nobody has drawn; they keep to their place on the earth. */
export function MapGrid({
  unit,
  view,
}: Readonly<{ view: View; unit: 'mi' | undefined }>) {
  const { height, pixelsPerKm, width } = view;
  const bleed = Math.max(width, height) * BEYOND;
  const step = stepOf(pixelsPerKm * lengthOf(unit)) * lengthOf(unit);
  const [lat, lng] = view.unproject([width / 2, height / 2]);
  // about a whole degree, so that a drag draws the same lines
  const origin = [Math.round(lat), Math.round(lng)] as const;
  const place = (point: XY) => toPlane(origin, view.unproject(point));
  const [west, north] = place([-bleed, -bleed]);
  const [east, south] = place([width + bleed, height + bleed]);
  const at = (eastKm: number, northKm: number): XY =>
    view.project(fromPlane(origin, eastKm, northKm));
  const columns = multiples(step, west, east).map((km) => at(km, north)[0]);
  const rows = multiples(step, south, north).map((km) => at(west, km)[1]);
  const lines = [
    ...columns.map((x) => `M${x.toFixed(1)} ${-bleed}V${height + bleed}`),
    ...rows.map((y) => `M${-bleed} ${y.toFixed(1)}H${width + bleed}`),
  ];
  return <path d={lines.join('')} className={styles.grid} />;
}

type MapScaleProps = Readonly<{
  pixelsPerKm: number;
  unit: 'mi' | undefined;
}>;

/** How long a side of the grid is. */
export function MapScale({ pixelsPerKm, unit }: MapScaleProps) {
  const { i18n, t } = useTranslation();
  const pixels = pixelsPerKm * lengthOf(unit);
  const step = stepOf(pixels);
  return (
    <p className={styles.scale}>
      <bdi>
        {distanceText(
          step * lengthOf(unit),
          { t, language: i18n.language },
          unit,
        )}
      </bdi>
      <span
        className={styles.bar}
        style={{ inlineSize: step * pixels }}
        aria-hidden="true"
      />
    </p>
  );
}
