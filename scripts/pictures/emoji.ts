import { createRequire } from 'node:module';

import { z } from 'zod';

import { fillBowl, type FillingName } from './bowl';

/** Colours of one kind in a drawing that may change: the glaze of a bowl, the print on a cup. */
interface Paint {
  /** Hue range in degrees; from > to wraps around 0. */
  readonly from: number;
  readonly to: number;
  /** Only the greyish tones of the range (lavender crockery), which get more colour. */
  readonly pale?: true;
}

/** A new colour for a paint. */
export interface Glaze {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

const RED: Paint = { from: 322, to: 14 };
const VIOLET: Paint = { from: 238, to: 290 };
const LAVENDER: Paint = { from: 225, to: 292, pale: true };
const BLUE: Paint = { from: 196, to: 262 };

const paints: Readonly<Record<string, Paint>> = {
  'beverage-box': { from: 75, to: 140 },
  'bowl-with-spoon': BLUE,
  'cooked-rice': RED,
  cooking: VIOLET,
  'cup-with-straw': RED,
  cupcake: { from: 262, to: 345 },
  'curry-rice': LAVENDER,
  fish: BLUE,
  'french-fries': RED,
  'green-salad': LAVENDER,
  'hot-beverage': LAVENDER,
  'ice-cream': BLUE,
  'lotion-bottle': { from: 180, to: 350 },
  popcorn: RED,
  'pot-of-food': LAVENDER,
  'shallow-pan-of-food': VIOLET,
  'shaved-ice': BLUE,
  spaghetti: LAVENDER,
  'steaming-bowl': RED,
  teapot: RED,
  yarn: { from: 290, to: 20 },
};

export const glazes: readonly Glaze[] = [
  { hue: 176, saturation: 0.75, lightness: 0.78 },
  { hue: 222, saturation: 0.8, lightness: 0.86 },
  { hue: 36, saturation: 1, lightness: 1.02 },
  { hue: 148, saturation: 0.62, lightness: 0.78 },
  { hue: 16, saturation: 0.85, lightness: 0.85 },
  { hue: 262, saturation: 0.6, lightness: 1 },
  { hue: 200, saturation: 0.18, lightness: 0.72 },
];

const iconSet = z
  .object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
  .parse(
    createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json'),
  );

/** Drawn blue as a toy; on a plate it should look like food. */
const natural: Readonly<Record<string, Glaze | undefined>> = {
  fish: glazes[6],
};

/** Drawings that carry writing or look poisonous, and what is drawn in their place. */
const standIns: Readonly<Record<string, string>> = {
  mushroom: 'brown-mushroom',
  'white-flower': 'blossom',
};

export function isDrawing(name: string): boolean {
  return name in iconSet.icons;
}

export function canBeGlazed(name: string): boolean {
  return name in paints;
}

function toHsl(hex: string): readonly [h: number, s: number, l: number] {
  const digits =
    hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255,
  );
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = max - min;
  const l = (max + min) / 2;
  if (spread === 0) return [0, 0, l];
  const s = spread / (1 - Math.abs(2 * l - 1));
  const sector =
    max === r
      ? (g - b) / spread
      : max === g
        ? 2 + (b - r) / spread
        : 4 + (r - g) / spread;
  return [(sector * 60 + 360) % 360, s, l];
}

function repaint(hex: string, paint: Paint, glaze: Glaze): string {
  const [h, s, l] = toHsl(hex);
  const { from, to, pale } = paint;
  const inRange = from <= to ? h >= from && h <= to : h >= from || h <= to;
  if (!inRange || s < 0.03 || (pale && s > 0.5)) return `#${hex}`;
  const saturation = Math.min(
    1,
    (pale ? s * 1.7 + 0.12 : s) * glaze.saturation,
  );
  const lightness = pale
    ? l * (1 + glaze.lightness) * 0.5
    : l * glaze.lightness;
  return `hsl(${glaze.hue},${Math.round(saturation * 100)}%,${Math.round(Math.min(0.97, lightness) * 100)}%)`;
}

/**
 * The drawing's SVG, 32 × 32, optionally with its paint changed. Ids get a suffix of their own per glaze,
 * so that two colours of one drawing can lie in one picture.
 */
export function drawing(
  name: string,
  chosen?: Glaze,
  filling: FillingName = 'cream',
): string {
  const glaze = chosen ?? natural[name];
  const icon = iconSet.icons[standIns[name] ?? name];
  if (!icon) throw new Error(`Fluent Emoji has no drawing "${name}"`);
  const body =
    name === 'bowl-with-spoon' ? fillBowl(icon.body, filling) : icon.body;
  const paint = paints[name];
  if (!glaze || !paint) return body;
  const suffix = `-${glazes.indexOf(glaze)}`;
  return body
    .replace(
      /"#([0-9a-f]{6}|[0-9a-f]{3})"/gi,
      (_, hex: string) => `"${repaint(hex, paint, glaze)}"`,
    )
    .replace(/ id="([^"]+)"/g, ` id="$1${suffix}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1${suffix})`)
    .replace(/href="#([^"]+)"/g, `href="#$1${suffix}"`);
}
