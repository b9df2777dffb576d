import {
  blurred,
  made,
  type MaterialName,
} from '@/example/pictures/kit/materials';
import {
  put,
  spread,
  type Part,
  type Stage,
} from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  line,
  moved,
  n,
  oval,
  path,
  times,
} from '@/example/pictures/kit/svg';
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
    const inner = boat(size * 0.8, h * 0.66);
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
  bed = null as string | null,
  bedOf = 'meat' as MaterialName,
  top = [] as readonly Part[],
  turn = 0,
  u = 0,
  v = 0,
  z = 6,
}: Piece & {
  readonly cuts?: number;
  /** Width to height. */
  readonly long?: number;
  readonly bed?: string | null;
  readonly bedOf?: MaterialName;
  readonly top?: readonly Part[];
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const crust = crustFill(stage, colour);
    const edge = blob(dice, size, { points: 18, rough: 0.04 });
    const smear = bed
      ? made(
          bedOf,
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

/** Flat patches that run into what is below: the skin of a milk pudding, cheese browned in the oven. */
export const patches =
  (
    colours: readonly string[],
    count: number,
    size: number,
    reach = 0.66,
  ): Part =>
  (stage) =>
    blurred(
      2,
      spread(stage, count, { reach, jitter: 0.14 })
        .map(({ u, v }, i) =>
          put(
            stage,
            [u, v],
            path(
              blob(stage.dice, size * stage.dice.between(0.5, 1.1), {
                points: 9,
                rough: 0.3,
                flat: 0.7,
              }),
              colours[i % colours.length] ?? '#9a5420',
              `opacity="${n(stage.dice.between(0.4, 0.85))}"`,
            ),
          ),
        )
        .join(''),
    );

/** Cheese melted in sheets. */
export const melted: Part = (stage) =>
  made(
    'gloss',
    spread(stage, 12, { reach: 0.9 })
      .map(({ u, v }) =>
        put(
          stage,
          [u, v],
          path(
            blob(stage.dice, stage.dice.between(24, 38), {
              points: 10,
              rough: 0.2,
              flat: 0.6,
            }),
            stage.dice.pick(['#fbdc80', '#f8cc5c', '#fbe39a']),
          ),
        ),
      )
      .join(''),
  );

/** Half a pitta opened at its straight edge; what looks out of it is parts of its own. */
export function pocket({
  colour = '#e2b26a',
  filling = [] as readonly Part[],
  size = 150,
  turn = 0,
  u = 0,
  v = 0,
  z = 10,
}: Piece & { readonly filling?: readonly Part[] } = {}): Part {
  return (stage) => {
    const crust = crustFill(stage, colour);
    const half = (lip: number) =>
      `M${-size} 0C${n(-size * 0.98)} ${n(size * 1.06)} ${n(size * 0.98)} ${n(size * 1.06)} ${size} 0Q0 ${n(size * lip)} ${-size} 0Z`;
    const inner: Stage = {
      ...stage,
      x: 0,
      y: -size * 0.06,
      r: size * 0.86,
      tilt: 0.24,
    };
    return put(
      stage,
      [u, v],
      `${crust.defs}${made('bread', path(half(-0.46), dark(colour, 0.14)))}${oval(0, 0, size * 0.9, size * 0.16, '#6b3a18')}${filling.map((draw) => draw(inner)).join('')}${made('bread', `${path(half(0.3), `url(#${crust.id})`)}${moved(blisters(stage, 16, size * 0.34), 0, size * 0.46)}`)}`,
      { turn, z },
    );
  };
}
