import { made } from '@/server/demo/pictures/kit/materials';
import {
  put,
  type Part,
  type Stage,
} from '@/server/demo/pictures/kit/stage';
import {
  blob,
  dark,
  line,
  n,
  oval,
  path,
  times,
} from '@/server/demo/pictures/kit/svg';
import { blisters, crustFill } from '../crust';
import { type Piece } from '../roasted';

/** A boat of dough with its ends twisted; the filling is parts of its own in the hollow. */
export function pide({
  colour = '#d9963f',
  bed = '#f6cf6a',
  filling = [] as readonly Part[],
  size = 170,
  turn = -24,
  u = 0,
  v = 0,
  wide = 0.34,
  z = 8,
}: Piece & {
  readonly bed?: string;
  readonly filling?: readonly Part[];
  readonly wide?: number;
} = {}): Part {
  return (stage) => {
    const crust = crustFill(stage, colour);
    const boat = (l: number, h: number) =>
      `M${n(-l)} 0C${n(-l * 0.72)} ${n(-h * 0.5)} ${n(-l * 0.5)} ${n(-h)} 0 ${n(-h)}C${n(l * 0.5)} ${n(-h)} ${n(l * 0.72)} ${n(-h * 0.5)} ${n(l)} 0C${n(l * 0.72)} ${n(h * 0.5)} ${n(l * 0.5)} ${n(h)} 0 ${n(h)}C${n(-l * 0.5)} ${n(h)} ${n(-l * 0.72)} ${n(h * 0.5)} ${n(-l)} 0Z`;
    const h = size * wide;
    const inner = boat(size * 0.78, h * 0.64);
    const hollow: Stage = {
      ...stage,
      x: 0,
      y: 0,
      r: size * 0.72,
      tilt: (h * 0.56) / (size * 0.72),
    };
    const knobs = [-1, 1]
      .map((side) =>
        made('bread', oval(side * size * 0.97, 0, h * 0.2, h * 0.15, colour)),
      )
      .join('');
    return put(
      stage,
      [u, v],
      `${crust.defs}${made('bread', path(boat(size, h), dark(colour, 0.2)))}${made('gloss', path(boat(size * 0.82, h * 0.7), bed))}${filling.map((draw) => draw(hollow)).join('')}${made('bread', `<path fill-rule="evenodd" d="${boat(size, h)}${inner}" fill="url(#${crust.id})"/>`)}${knobs}`,
      { turn, z },
    );
  };
}

/** Bread as thin as paper, from above: lahmacun, manaqish, lavash. What lies on it is parts of its own. */
export function thin({
  colour = '#dca050',
  cuts = 0,
  long = 1,
  size = 150,
  spread: bed = null as string | null,
  top = [] as readonly Part[],
  turn = 0,
  u = 0,
  v = 0,
  z = 6,
}: Piece & {
  readonly cuts?: number;
  /** Width to height. */
  readonly long?: number;
  readonly spread?: string | null;
  readonly top?: readonly Part[];
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const crust = crustFill(stage, colour);
    const edge = blob(dice, size, { points: 18, rough: 0.04 });
    const smear = bed
      ? made(
          'meat',
          path(blob(dice, size * 0.9, { points: 18, rough: 0.03 }), bed),
        )
      : '';
    const on: Stage = { ...stage, x: 0, y: 0, r: size * 0.86, tilt: 1 };
    const slits = times(cuts, (i) => {
      const a = 0.5 + (i * Math.PI) / cuts;
      const [x, y] = [Math.cos(a) * size, Math.sin(a) * size];
      return (
        line(`M${n(-x)} ${n(-y)}L${n(x)} ${n(y)}`, '#4a1f0a', 4) +
        line(`M${n(-x)} ${n(3 - y)}L${n(x)} ${n(y + 3)}`, '#ffe7b0', 1.6)
      );
    });
    const drawn = `${made('bread', `${crust.defs}${path(edge, `url(#${crust.id})`)}${blisters(stage, 40, size * 0.96)}`)}${smear}${top.map((draw) => draw(on)).join('')}${slits}`;
    return put(stage, [u, v], `<g transform="scale(${long} 1)">${drawn}</g>`, {
      flat: true,
      turn,
      z,
    });
  };
}
