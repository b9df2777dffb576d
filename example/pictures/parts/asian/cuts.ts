import { made, type MaterialName } from '@/example/pictures/kit/materials';
import { put, spread, type Part } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  line,
  linear,
  n,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';

/** Thin slices laid as a fan: avocado, mango, apple, cucumber halves. */
export function fan({
  colour = '#c6d264',
  count = 7,
  edge = '#6d9a34',
  size = 44,
  spreadBy = 11,
  step = 9,
  turn = 0,
  u = 0,
  v = 0,
  z = 26,
} = {}): Part {
  return (stage) => {
    const drawn = times(count, (i) => {
      const id = stage.id();
      const tone = vary(stage.dice, colour, 0.05);
      const off = i - (count - 1) / 2;
      const d = `M${n(-size * 0.16)} ${n(-size)}C${n(size * 0.5)} ${n(-size * 0.8)} ${n(size * 0.52)} ${n(size * 0.7)} ${n(-size * 0.06)} ${n(size)}C${n(-size * 0.3)} ${n(size * 0.5)} ${n(-size * 0.36)} ${n(-size * 0.5)} ${n(-size * 0.16)} ${n(-size)}Z`;
      return `<g transform="translate(${n(off * step)} ${n(Math.abs(off) * 2)}) rotate(${n(off * spreadBy)})">${made('gloss', `<defs>${linear(id, [light(tone, 0.22), `${tone} .5`, `${edge} 1`], [0, 0, 1, 0])}</defs>${path(d, `url(#${id})`, `stroke="${edge}" stroke-width="2.6"`)}`)}</g>`;
    });
    return put(stage, [u, v], drawn, { turn, z });
  };
}

/** A fillet carved into slices lying one on another: a browned edge, pale flesh. */
export function carved({
  colour = '#b8722e',
  count = 6,
  flesh = '#f1d9b4',
  share = 0.76,
  material = 'meat' as MaterialName,
  size = 44,
  step = 25,
  turn = -16,
  u = 0,
  v = 0,
  z = 34,
} = {}): Part {
  return (stage) => {
    const { dice, id } = stage;
    const drawn = times(count, (i) => {
      const fill = id();
      const taper = 1 - Math.abs(i - (count - 1) / 2) * 0.07;
      const [w, h] = [size * 0.46, size * taper];
      const d = `M${n(-w * 0.6)} ${n(-h)}Q${n(w)} ${n(-h * 1.1)} ${n(w)} ${n(-h * 0.4)}L${n(w * 0.8)} ${n(h * 0.7)}Q${n(w * 0.3)} ${n(h * 1.1)} ${n(-w * 0.7)} ${n(h * 0.9)}Q${n(-w * 1.1)} 0 ${n(-w * 0.6)} ${n(-h)}Z`;
      const fibres = times(3, () =>
        line(
          `M${n(dice.between(-0.3, 0.5) * w)} ${n(-h * 0.6)}q4 ${n(h * 0.5)} 0 ${n(h)}`,
          dark(flesh, 0.2),
          1.4,
          'opacity=".5"',
        ),
      );
      return `<g transform="translate(${n((i - (count - 1) / 2) * step)} ${n(dice.between(-2, 2))}) rotate(${n(dice.between(-4, 4))})">${made(material, `<defs>${linear(fill, [light(flesh, 0.3), flesh, dark(flesh, 0.16)])}</defs>${path(d, vary(dice, colour, 0.08))}`)}<g transform="translate(${n((share - 0.72) * size * 0.4)} 1) scale(${share} .86)">${made('cream', path(d, `url(#${fill})`) + fibres)}</g></g>`;
    });
    return put(stage, [u, v], drawn, { turn, z });
  };
}

/** Florets of broccoli or cauliflower. */
export function florets({
  colour = '#4f8f38',
  count = 5,
  dome = 30,
  reach = 0.5,
  size = 34,
  u = 0,
  v = 0,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.05, reach })
      .map((spot) => {
        const { dice } = stage;
        const stem = made(
          'dough',
          path(
            `M${n(-size * 0.22)} 0L${n(-size * 0.16)} ${n(size * 0.76)}H${n(size * 0.18)}L${n(size * 0.26)} 0Z`,
            light(colour, 0.5),
          ),
        );
        const buds = times(16, () => {
          const [turn, far] = [
            dice.between(0, 6.28),
            size * 0.56 * Math.sqrt(dice.next()),
          ];
          return path(
            blob(dice, size * dice.between(0.2, 0.3), {
              points: 9,
              rough: 0.16,
            }),
            vary(dice, colour, 0.2),
            `transform="translate(${n(Math.cos(turn) * far)} ${n(Math.sin(turn) * far * 0.7 - size * 0.16)})"`,
          );
        });
        return put(
          stage,
          [u + spot.u, v + spot.v],
          stem + made('crust', buds),
          { turn: dice.between(-26, 26), z: spot.z },
        );
      })
      .join('');
}

/** Mushrooms cut through their cap and stem. */
export function mushrooms({
  colour = '#9a6a3c',
  count = 7,
  dome = 30,
  flesh = '#f2e2c6',
  reach = 0.55,
  size = 26,
  u = 0,
  v = 0,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.08, reach })
      .map((spot) => {
        const d = `M${n(-size)} ${n(size * 0.06)}C${n(-size * 0.96)} ${n(-size)} ${n(size * 0.96)} ${n(-size)} ${n(size)} ${n(size * 0.06)}Q${n(size * 0.7)} ${n(size * 0.3)} ${n(size * 0.3)} ${n(size * 0.1)}L${n(size * 0.28)} ${n(size * 0.8)}H${n(-size * 0.28)}L${n(-size * 0.3)} ${n(size * 0.1)}Q${n(-size * 0.7)} ${n(size * 0.3)} ${n(-size)} ${n(size * 0.06)}Z`;
        return put(
          stage,
          [u + spot.u, v + spot.v],
          made(
            'gloss',
            `${path(d, vary(stage.dice, colour, 0.1))}<g transform="translate(0 1) scale(.8)">${path(d, flesh)}</g>${line(`M${n(-size * 0.5)} ${n(size * 0.02)}Q0 ${n(-size * 0.2)} ${n(size * 0.5)} ${n(size * 0.02)}`, dark(colour, 0.3), 2.6, 'opacity=".6"')}`,
          ),
          { turn: stage.dice.between(-80, 80), z: spot.z },
        );
      })
      .join('');
}
