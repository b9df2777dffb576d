import { createDice } from './dice';
import { drawGround, drawLight, type GroundName } from './grounds';
import { blurFilters, reliefFilters } from './materials';
import { SIDE, type Part, type Stage } from './stage';
import { n } from './svg';

/** A vessel standing in the picture: what is behind the food, what is before it, and where the food lies. */
export interface Served {
  readonly back: string;
  readonly front?: string;
  readonly food: Stage;
}

export type Vessel = (table: Stage) => Served;

/** How a product looks (docs/adr/0010). */
export interface Recipe {
  readonly ground: GroundName;
  readonly on: Vessel;
  /** From the bottom up. */
  readonly food: readonly Part[];
  /** On the table behind the vessel, and before it; u and v go over the whole picture. */
  readonly behind?: readonly Part[];
  readonly before?: readonly Part[];
  /** Over everything: steam, falling sugar. */
  readonly above?: readonly Part[];
  /** 1 shows the whole table; more comes closer. */
  readonly zoom?: number;
  /** Moves what is looked at, in picture units. */
  readonly shift?: readonly [x: number, y: number];
  /** Degrees that the camera is turned. */
  readonly turn?: number;
  /** Depth to width: 1 is seen from straight above; 0.8 unless told, 0.3 with a horizon. */
  readonly tilt?: number;
  /** Where the table ends, in picture units from the top, for what is seen from the side. */
  readonly horizon?: number;
}

const all = (parts: readonly Part[] | undefined, stage: Stage): string =>
  (parts ?? []).map((draw) => draw(stage)).join('');

/** What the recipe says, and a little chance, so that neighbours in a menu are not seen from the same place. */
function cameraOf(
  { horizon, shift, turn = 0, zoom = 1 }: Recipe,
  slug: string,
) {
  const dice = createDice(`camera ${slug}`);
  const loose = horizon === undefined ? 1 : 0.4;
  return {
    x: (shift?.[0] ?? 0) + dice.between(-14, 14) * loose,
    y: (shift?.[1] ?? 0) + dice.between(-10, 10) * loose,
    turn: turn + (horizon === undefined ? dice.between(-5, 5) : 0),
    zoom: zoom * dice.between(0.97, 1.07),
  };
}

/** Depth to width of what the recipe lays: from above, or from the side with a horizon. */
export const tiltOf = ({ horizon, tilt }: Recipe): number =>
  tilt ?? (horizon === undefined ? 0.8 : 0.3);

/** The recipe's vessel, food and company on a table in picture units, without ground, camera and light. */
export function drawThings(recipe: Recipe, table: Stage): string {
  const behind = all(recipe.behind, table);
  const { back, food, front = '' } = recipe.on(table);
  return `${behind}${back}${all(recipe.food, food)}${front}${all(recipe.before, table)}${all(recipe.above, food)}`;
}

/** The picture as SVG, `width` pixels wide and high. The slug is its seed: the same name is the same picture. */
export function drawRecipe(
  recipe: Recipe,
  slug: string,
  width: number,
): string {
  const dice = createDice(slug);
  let count = 0;
  const id = () => `g${(count += 1)}`;
  const table: Stage = {
    dice,
    x: SIDE / 2,
    y: SIDE / 2,
    r: SIDE / 2,
    tilt: tiltOf(recipe),
    id,
  };
  const ground = drawGround(recipe.ground, table, { horizon: recipe.horizon });
  const things = drawThings(recipe, table);
  const { turn, x, y, zoom } = cameraOf(recipe, slug);
  const camera = `translate(${n(SIDE / 2 + x)} ${n(SIDE / 2 + y)}) rotate(${n(turn)}) scale(${n(zoom)}) translate(${-SIDE / 2} ${-SIDE / 2})`;
  const drawing = `${ground}<g transform="${camera}">${things}</g>${drawLight(table)}`;
  const filters =
    reliefFilters(drawing, (width / SIDE) * zoom) + blurFilters(drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${filters}</defs>${drawing}</svg>`;
}
