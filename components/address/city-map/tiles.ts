import { type View, zoomOf } from './view';

export interface Tile {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

const DEEPEST = 19;
/** Tiles beyond each edge, so that a drag does not show the ground at once. */
const BEYOND = 1;

/** The tiles that cover a view at the zoom nearest to its own; none outside the world. */
export function tilesOf(view: View): Tile[] {
  const zoom = Math.min(DEEPEST, Math.max(0, Math.round(zoomOf(view))));
  const across = 2 ** zoom;
  const size = view.world / across;
  // Where the world's own corner lies.
  const [west, north] = view.project([85.0511287798066, -180]);
  const first = (corner: number) => Math.floor(-corner / size) - BEYOND;
  const last = (corner: number, length: number) =>
    Math.floor((length - corner) / size) + BEYOND;
  const tiles: Tile[] = [];
  for (let y = first(north); y <= last(north, view.height); y += 1)
    for (let x = first(west); x <= last(west, view.width); x += 1)
      if (y >= 0 && y < across)
        tiles.push({
          zoom,
          x: ((x % across) + across) % across,
          y,
          left: west + x * size,
          top: north + y * size,
          size,
        });
  return tiles;
}
