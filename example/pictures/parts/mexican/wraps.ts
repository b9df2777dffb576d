import { made } from '@/example/pictures/kit/materials';
import { put, type Part } from '@/example/pictures/kit/stage';
import {
  dark,
  light,
  line,
  linear,
  moved,
  n,
  oval,
  path,
  smooth,
  times,
  type Point,
} from '@/example/pictures/kit/svg';
import { crustFill } from '@/example/pictures/parts/crust';
import type { Piece } from '@/example/pictures/parts/roasted';

import { toast, type Filling } from './tacos';

/** Half a burrito, its cut end to the eye, the other in foil. */
export function burrito({
  colour = '#efd09a',
  fillings,
  foil = true,
  size = 90,
  turn = 0,
  u = 0,
  v = 0,
  z = 26,
}: Piece & {
  readonly fillings: readonly Filling[];
  readonly foil?: boolean;
}): Part {
  return (stage) => {
    const { dice } = stage;
    const s = size;
    const [skin, clip, silver] = [stage.id(), stage.id(), stage.id()];
    const h = s * 0.62;
    const body = `M${n(-s * 1.1)} ${n(-h * 0.8)}Q${n(-s * 1.3)} 0 ${n(-s * 1.1)} ${n(h * 0.8)}Q${n(-s * 0.2)} ${n(h * 1.1)} ${n(s * 0.7)} ${n(h)}V${n(-h)}Q${n(-s * 0.2)} ${n(-h * 1.1)} ${n(-s * 1.1)} ${n(-h * 0.8)}Z`;
    const inside = fillings.map(
      ({ bit, count = 12, material = 'grain', size: own = 8 }) => {
        const drawn = times(count, () => {
          const a = dice.between(0, 6.28);
          const far = Math.sqrt(dice.next());
          return moved(
            bit(stage, own),
            s * 0.7 + Math.cos(a) * far * s * 0.36,
            Math.sin(a) * far * h * 0.82,
            { turn: dice.between(0, 180) },
          );
        });
        return material ? made(material, drawn) : drawn;
      },
    );
    const edge = times(
      9,
      (i) =>
        `L${n(-s * (i % 2 === 0 ? 0.12 : 0.3))} ${n(-h * 1.02 + (i * h * 2.04) / 8)}`,
    );
    const wrap = foil
      ? made(
          'paper',
          `<defs>${linear(silver, ['#f4f0ea', '#b3aca4 .4', '#e6e0d8 .55', '#857d76'], [0, 0, 0.3, 1])}</defs><path d="M${n(-s * 1.2)} ${n(-h * 0.8)}L${n(-s * 0.2)} ${n(-h * 1.06)}${edge}L${n(-s * 1.2)} ${n(h * 0.84)}Q${n(-s * 1.4)} 0 ${n(-s * 1.2)} ${n(-h * 0.8)}Z" fill="url(#${silver})"/>${times(9, () => line(`M${n(dice.between(-1.2, -0.9) * s)} ${n(dice.between(-0.8, 0.8) * h)}L${n(dice.between(-0.7, -0.3) * s)} ${n(dice.between(-0.8, 0.8) * h)}`, dice.pick(['#ffffff', '#8a827a']), 1.6, 'opacity=".6"'))}`,
        )
      : '';
    const face =
      oval(s * 0.7, 0, s * 0.4, h * 0.99, light(colour, 0.3)) +
      oval(s * 0.7, 0, s * 0.36, h * 0.9, '#8a5a2c');
    return put(
      stage,
      [u, v],
      made(
        'bread',
        `<defs>${linear(skin, [light(colour, 0.4), colour, dark(colour, 0.3)], [0, 0, 0, 1])}<clipPath id="${clip}">${oval(s * 0.7, 0, s * 0.37, h * 0.92, '#000')}</clipPath></defs>${path(body, `url(#${skin})`)}${line(`M${n(-s * 0.2)} ${n(-h * 0.5)}Q${n(s * 0.1)} ${n(-h * 0.3)} ${n(s * 0.5)} ${n(-h * 0.6)}`, dark(colour, 0.3), 3, 'opacity=".6"')}${toast(stage, 14, s * 0.5)}`,
      ) +
        wrap +
        made('dough', face) +
        `<g clip-path="url(#${clip})">${inside.join('')}</g>`,
      { turn, z },
    );
  };
}

/** A wedge of two tortillas with melted cheese coming out between them; its point is at the place. */
export function quesadilla({
  cheese = '#fbc93e',
  colour = '#e3ad5a',
  fillings = [],
  size = 120,
  turn = 0,
  u = 0,
  v = 0,
  z = 26,
}: Piece & {
  readonly cheese?: string;
  readonly fillings?: readonly Filling[];
}): Part {
  return (stage) => {
    const { dice } = stage;
    const s = size;
    const crust = crustFill(stage, colour);
    const rim = (stroke: string) =>
      `stroke="${stroke}" stroke-width="${n(s * 0.07)}" stroke-linejoin="round"`;
    const wedge = `M0 0L${n(-s * 0.6)} ${n(s * 0.84)}Q0 ${n(s * 1.16)} ${n(s * 0.6)} ${n(s * 0.84)}Z`;
    const along = (i: number, count: number): readonly [number, number] => {
      const share = ((i + 0.5) / count) * 2 - 1;
      return [share * s * 0.56, s * (1.02 - share * share * 0.16)];
    };
    // melted cheese: a waved edge with a tongue here and there
    const edge = Array.from({ length: 13 }, (_, i): Point => {
      const [x, y] = along(i, 13);
      return [x, y + s * (i % 3 === 1 ? dice.between(0.16, 0.24) : 0.09)];
    });
    const melted = `${smooth(edge)}L0 0Z`;
    const inside = fillings.map(
      ({ bit, count = 7, material = 'grain', size: own = 8 }) => {
        const drawn = times(count, (i) => {
          const [x, y] = along(i + dice.between(-0.3, 0.3), count);
          return moved(bit(stage, own), x, y + s * 0.02, {
            turn: dice.between(-40, 40),
          });
        });
        return material ? made(material, drawn) : drawn;
      },
    );
    return put(
      stage,
      [u, v],
      made(
        'bread',
        moved(
          path(wedge, dark(colour, 0.24), rim(dark(colour, 0.24))),
          0,
          s * 0.2,
        ),
      ) +
        made('gloss', path(melted, cheese, rim(cheese))) +
        inside.join('') +
        made(
          'bread',
          `${crust.defs}${path(wedge, `url(#${crust.id})`, rim(colour))}${moved(toast(stage, 16, s * 0.36), 0, s * 0.62)}`,
        ),
      { turn, z },
    );
  };
}
