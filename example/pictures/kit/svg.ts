import type { Dice } from './dice';

export type Point = readonly [x: number, y: number];

/** A number as short as it can be at two places. */
export const n = (value: number): string =>
  String(Math.round(value * 100) / 100);

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Between two `#rrggbb` colours: 0 is the first. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  const mixed = a.map((value, at) =>
    Math.round(
      value + ((b[at] ?? 0) - value) * Math.min(1, Math.max(0, share)),
    ),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour in the light. */
export const light = (colour: string, share = 0.25): string =>
  mix(colour, '#fff2d8', share);
/** The colour in the shade: warm, never grey. */
export const dark = (colour: string, share = 0.3): string =>
  mix(colour, '#2a0f04', share);

/** A neighbour of the colour, so that no two pieces are the same. */
export function vary(dice: Dice, colour: string, amount = 0.14): string {
  const step = dice.between(-amount, amount);
  return step > 0 ? light(colour, step) : dark(colour, -step);
}

/** A smooth line through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    (closed
      ? points[(index + count) % count]
      : points[Math.min(count - 1, Math.max(0, index))]) ?? [0, 0];
  const [x, y] = at(0);
  let path = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (d[0] - b[0]) / 6)} ${n(c[1] - (d[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** An uneven round shape about the origin as path data. */
export function blob(
  dice: Dice,
  radius: number,
  { points = 9, rough = 0.1, flat = 1 } = {},
): string {
  const start = dice.between(0, 6.28);
  const lean = dice.between(0, 6.28);
  const ring = Array.from({ length: points }, (_, i): Point => {
    const turn = start + (i / points) * Math.PI * 2;
    // many points: long waves, or the edge would look cut
    const wave =
      points < 12
        ? dice.between(-rough, rough)
        : rough *
          (Math.sin(turn * 2 + lean) * 0.6 + Math.sin(turn * 3 - lean) * 0.5);
    const r = radius * (1 + wave);
    return [Math.cos(turn) * r, Math.sin(turn) * r * flat];
  });
  return smooth(ring, true);
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (
  d: string,
  stroke: string,
  width: number,
  more = '',
): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export function box(
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}" ${more}/>`;
}

/** Moved, turned (degrees clockwise) and scaled. */
export function moved(
  svg: string,
  x: number,
  y: number,
  { turn = 0, size = 1, flat = 1 } = {},
): string {
  const squeeze = flat === 1 ? '' : ` scale(1 ${n(flat)})`;
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const scaled = size === 1 ? '' : ` scale(${n(size)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${squeeze}${turned}${scaled}">${svg}</g>`;
}

/** So many times the same, told which one it is. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A linear gradient by stops `colour` or `colour offset`; from the upper left unless told. */
export function linear(
  id: string,
  stops: readonly string[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0.8, 1],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
}

export function radial(
  id: string,
  stops: readonly string[],
  [cx, cy, r]: readonly [number, number, number] = [0.38, 0.32, 0.75],
): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
}

function stopsOf(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [colour = '', offset, opacity] = stop.split(' ');
      const at = offset ?? n(index / Math.max(1, stops.length - 1));
      return `<stop offset="${at}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
}
