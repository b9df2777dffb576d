import { tiltOf, drawThings } from '@/example/pictures/kit/compose';
import { createDice } from '@/example/pictures/kit/dice';
import {
  drawGround,
  drawLight,
  type GroundName,
} from '@/example/pictures/kit/grounds';
import { blurFilters, reliefFilters } from '@/example/pictures/kit/materials';
import { SIDE, type Part, type Stage } from '@/example/pictures/kit/stage';
import { moved, n } from '@/example/pictures/kit/svg';
import { recipes } from '@/example/pictures/recipes';

/** A place on the table: x and y in pixels, size in pixels a picture unit (a plate is about 390 units wide). */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A product as its recipe lays it, its middle at the place, or its foot when it is seen from the side. */
export interface Dish extends Place {
  readonly slug: string;
  /** Degrees clockwise. */
  readonly turn?: number;
}

/** A small thing that lies between the dishes. */
export interface Bit extends Place {
  readonly draw: Part;
}

export interface LaidTable {
  readonly width: number;
  readonly height: number;
  /** Null: transparent, and in no light of its own. */
  readonly ground: GroundName | null;
  /** Pixels from the top to the end of the table, for what is seen from the side. */
  readonly horizon?: number;
  readonly dishes: readonly Dish[];
  readonly bits?: readonly Bit[];
  /** Over the dishes. */
  readonly over?: readonly Bit[];
}

/** Height of the feet in a recipe that is seen from the side. */
const FOOT = 366;
const MIDDLE = SIDE / 2;

/** A drawing and the filters that its size needs, under names of its own: relief is counted in pixels. */
function sized(key: string, drawing: string, size: number) {
  const named = drawing.replaceAll('url(#m-', `url(#${key}-m-`);
  const filters = reliefFilters(drawing, size).replaceAll(
    'id="m-',
    `id="${key}-m-`,
  );
  return { drawing: named, filters };
}

/** The table as SVG, its dishes from the back to the front. The name is its seed: the same name is the same picture. */
export function drawTable(table: LaidTable, name: string): string {
  const {
    bits = [],
    dishes,
    ground,
    height,
    horizon,
    over = [],
    width,
  } = table;
  let count = 0;
  const id = () => `g${(count += 1)}`;
  const stageOf = (seed: string, tilt: number): Stage => ({
    dice: createDice(seed),
    x: MIDDLE,
    y: MIDDLE,
    r: MIDDLE,
    tilt,
    id,
  });
  const whole = stageOf(name, 0.8);
  const sheet = { width, height };
  const under = ground ? drawGround(ground, whole, { horizon, sheet }) : '';
  const served = dishes.map(({ size, slug, turn = 0, x, y }, index) => {
    const recipe = recipes[slug];
    if (!recipe) throw new Error(`no recipe is named ${slug}`);
    const foot = recipe.horizon === undefined ? MIDDLE : FOOT;
    // what is cut out has no air for steam
    const shown = ground ? recipe : { ...recipe, above: [] };
    const things = drawThings(shown, stageOf(slug, tiltOf(recipe)));
    const placed = moved(
      `<g transform="translate(${-MIDDLE} ${-foot})">${things}</g>`,
      x,
      y,
      { size, turn },
    );
    return sized(`d${index}`, placed, size);
  });
  const laid = (things: readonly Bit[], key: string, seed: string) =>
    things.map(({ draw, size, x, y }, index) => {
      const stage = { ...stageOf(`${seed} ${index}`, 0.8), x: 0, y: 0, r: 1 };
      return sized(`${key}${index}`, moved(draw(stage), x, y, { size }), size);
    });
  const parts = [
    ...laid(bits, 'b', name),
    ...served,
    ...laid(over, 'o', `${name} over`),
  ];
  const drawing = `${under}${parts.map((part) => part.drawing).join('')}${ground ? drawLight(whole, sheet) : ''}`;
  const filters = parts.map((part) => part.filters);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}"><defs>${blurFilters(drawing)}${filters.join('')}</defs>${drawing}</svg>`;
}
