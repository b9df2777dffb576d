import { made, type MaterialName } from '../kit/materials';
import { at, put, type Part, type Stage } from '../kit/stage';
import { contactShadow } from '../kit/vessels';
import {
  blob,
  dark,
  light,
  line,
  linear,
  moved,
  n,
  smooth,
  times,
  vary,
  type Point,
} from '../kit/svg';

/** A long roll filled along its top: hot dog, cheesesteak, sandwich. Lies across the stage. */
export function longRoll({
  bun = '#d9913f',
  filling = [] as readonly Part[],
  sausage = null as string | null,
  size = 150,
  turn = -12,
  u = 0,
  v = 0,
  z = 20,
}: {
  readonly bun?: string;
  readonly filling?: readonly Part[];
  readonly sausage?: string | null;
  readonly size?: number;
  readonly turn?: number;
  readonly u?: number;
  readonly v?: number;
  readonly z?: number;
} = {}): Part {
  return (stage) => {
    const [back, front] = [stage.id(), stage.id()];
    const defs = `<defs>${linear(back, [light(bun, 0.4), bun, dark(bun, 0.3)], [0, 0, 0, 1])}${linear(front, [light(bun, 0.3), `${bun} .4`, dark(bun, 0.36)], [0, 0, 0, 1])}</defs>`;
    const half = (y: number, fill: string) =>
      made(
        'bread',
        `<rect x="${-size}" y="${n(y)}" width="${size * 2}" height="${n(size * 0.38)}" rx="${n(size * 0.19)}" fill="url(#${fill})"/>`,
      );
    const meat = sausage
      ? made(
          'gloss',
          `<rect x="${n(-size * 1.1)}" y="${n(-size * 0.14)}" width="${n(size * 2.2)}" height="${n(size * 0.24)}" rx="${n(size * 0.12)}" fill="${sausage}"/>`,
        )
      : '';
    const inner: Stage = {
      ...stage,
      x: 0,
      y: -size * 0.06,
      r: size * 0.92,
      tilt: 0.16,
    };
    return put(
      stage,
      [u, v],
      `${defs}${half(-size * 0.36, back)}${meat}${filling.map((draw) => draw(inner)).join('')}${half(size * 0.02, front)}`,
      { turn, z },
    );
  };
}

/** A zigzag of mustard or ketchup along a roll. */
export function zigzag(colour: string, { count = 11, width = 7 } = {}): Part {
  return ({ r, x, y }) =>
    made(
      'gloss',
      line(
        smooth(
          Array.from({ length: count * 2 }, (_, i): Point => [
            x - r * 0.96 + (i * r * 1.92) / (count * 2 - 1),
            y + (i % 2 === 0 ? -8 : 8),
          ]),
        ),
        colour,
        width,
      ),
    );
}

/** Fries, sweet potato sticks: standing in a paper cup, or heaped. */
export function fries({
  colour = '#f0c050',
  count = 34,
  cup = '#c8321e' as string | null,
  size = 1,
  u = 0,
  v = 0.5,
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const [x, y] = at(stage, u, v);
    const id = stage.id();
    const sticks = times(count, (i) => {
      const tone = vary(dice, colour, 0.14);
      const lean = dice.between(-20, 20);
      const long = dice.between(120, 190);
      const px = -74 + (i / count) * 148 + dice.between(-10, 10);
      return made(
        'grain',
        `<g transform="translate(${n(px)} ${n(-58 - dice.between(0, 20))}) rotate(${n(lean)})"><rect x="-8" y="${n(-long)}" width="16" height="${n(long)}" rx="3" fill="${tone}"/><rect x="-8" y="${n(-long)}" width="6" height="${n(long)}" rx="2" fill="${light(tone, 0.4)}" opacity=".7"/><rect x="-8" y="${n(-long)}" width="16" height="8" rx="2" fill="${dark(tone, 0.22)}" opacity=".6"/></g>`,
      );
    });
    const box = cup
      ? made(
          'paper',
          `<defs>${linear(id, [light(cup, 0.2), cup, dark(cup, 0.34)], [0, 0, 1, 0.2])}</defs><path d="M-100 -128Q0 -84 100 -128L78 0Q0 14 -78 0Z" fill="url(#${id})"/><path d="M-60 -108L-50 4M-20 -98L-16 8M20 -98L16 8M60 -108L50 4" stroke="#fff3dc" stroke-width="9" opacity=".8" fill="none"/>`,
        )
      : '';
    return (
      contactShadow(x, y, 80 * size, 18 * size) +
      moved(sticks + box, x, y, { size })
    );
  };
}

/** Fried rings: onion, squid, doughnut. */
export function ring({
  colour = '#d99a3c',
  hole = 0.46,
  material = 'crust' as MaterialName,
  size = 52,
  turn = 0,
  u = 0,
  v = 0,
  z = 8,
} = {}): Part {
  return (stage) => {
    const d = `${blob(stage.dice, size, { points: 14, rough: 0.04, flat: 0.84 })}M${n(-size * hole)} 0A${n(size * hole)} ${n(size * hole * 0.8)} 0 1 0 ${n(size * hole)} 0A${n(size * hole)} ${n(size * hole * 0.8)} 0 1 0 ${n(-size * hole)} 0Z`;
    return put(
      stage,
      [u, v],
      made(
        material,
        `<path fill-rule="evenodd" d="${d}" fill="${vary(stage.dice, colour, 0.08)}"/>`,
      ),
      { turn, z },
    );
  };
}
