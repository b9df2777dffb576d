import { dish, type Recipes } from '@/example/pictures/kit/serving';
import type { GroundName } from '@/example/pictures/kit/grounds';
import { put, spread, type Part } from '@/example/pictures/kit/stage';
import { dark, light, moved, n, times } from '@/example/pictures/kit/svg';
import { made } from '@/example/pictures/kit/materials';
import type { Served, Vessel } from '@/example/pictures/kit/compose';
import { contactShadow } from '@/example/pictures/kit/vessels';
import { fruits, type FruitName } from './fruits';

interface Heap {
  readonly count?: number;
  readonly dome?: number;
  readonly reach?: number;
  readonly size?: number;
  /** How far a piece may be turned, in degrees. */
  readonly turn?: number;
}

/** So many of one or two fruits, heaped. */
export function heapOf(
  names: readonly FruitName[],
  { count = 9, dome = 54, reach = 0.6, size = 56, turn = 24 }: Heap = {},
): Part {
  return (stage) =>
    spread(stage, count, { dome, reach })
      .map(({ u, v, z }) =>
        put(
          stage,
          [u, v],
          fruits[stage.dice.pick(names)](
            stage,
            size * stage.dice.between(0.92, 1.06),
          ),
          { z: z + size * 0.4, turn: stage.dice.between(-turn, turn) },
        ),
      )
      .join('');
}

/** One fruit at a place of the stage. */
export const one =
  (name: FruitName, { size = 90, turn = 0, u = 0, v = 0, z = 30 } = {}): Part =>
  (stage) =>
    put(stage, [u, v], fruits[name](stage, size), { z, turn });

/** A crate of thin boards, seen from above and in front. */
export function crate(colour = '#c99a63'): Vessel {
  return (table): Served => {
    const [w, back, front] = [196, 128, 300];
    const slats = (y: number, wide: number, high: number) =>
      times(
        3,
        (i) =>
          `<rect x="${n(240 - wide)}" y="${n(y + (i * high) / 3)}" width="${n(wide * 2)}" height="${n(high / 3 - 4)}" rx="3" fill="${i % 2 ? colour : light(colour, 0.14)}"/>`,
      );
    const inside = `<path d="M${240 - w + 16} ${back}H${240 + w - 16}L${240 + w} ${front + 30}H${240 - w}Z" fill="${dark(colour, 0.62)}"/>`;
    return {
      back: `${contactShadow(240, 350, w * 1.02, 70)}${made('paper', slats(back - 26, w - 16, 60))}${inside}`,
      front: `${made('paper', slats(front, w + 6, 96))}${made('paper', `<rect x="${240 - w - 10}" y="${front - 14}" width="22" height="118" rx="4" fill="${dark(colour, 0.14)}"/><rect x="${240 + w - 12}" y="${front - 14}" width="22" height="118" rx="4" fill="${dark(colour, 0.2)}"/>`)}`,
      food: { ...table, x: 240, y: 262, r: 186, tilt: 0.56 },
    };
  };
}

/** A punnet: a small tray of pressed paper. */
export function punnet(colour = '#7fa06a'): Vessel {
  return (table): Served => {
    const drawn = (y: number, high: number, tone: string) =>
      made(
        'paper',
        `<path d="M76 ${y}H404L384 ${y + high}Q380 ${y + high + 10} 366 ${y + high + 10}H114Q100 ${y + high + 10} 96 ${y + high}Z" fill="${tone}"/>`,
      );
    return {
      back: `${contactShadow(240, 360, 150, 40)}${drawn(200, 150, dark(colour, 0.4))}`,
      front: `${drawn(304, 70, colour)}${times(8, (i) => moved(`<rect x="-3" width="6" height="52" rx="3" fill="${dark(colour, 0.2)}" opacity=".5"/>`, 122 + i * 34, 316))}`,
      food: { ...table, x: 240, y: 268, r: 152, tilt: 0.5 },
    };
  };
}

/** A market's heap in its vessel. */
export const market = (
  ground: GroundName,
  on: Vessel,
  names: readonly FruitName[],
  heap: Heap = {},
  extra: readonly Part[] = [],
): Recipes[string] =>
  dish(ground, on, [heapOf(names, heap), ...extra], { zoom: 1.12 });
