import { blurred, made } from '../kit/materials';
import { put, spread, type Part } from '../kit/stage';
import {
  blob,
  dark,
  light,
  line,
  linear,
  n,
  oval,
  path,
  radial,
  smooth,
  vary,
  type Point,
} from '../kit/svg';

/** Broth, soup, curry or tea up to the wall: depth at the edge, fat eyes, a window's gloss. */
export function pool(
  colour: string,
  { clear = false, eyes = 14, fat = '#ffd27a', reach = 1 } = {},
): Part {
  return (stage) => {
    const { dice, id, r, tilt, x, y } = stage;
    const [depth, gloss] = [id(), id()];
    const [rx, ry] = [r * reach, r * tilt * reach];
    const drops = spread(stage, eyes, { reach: 0.9, jitter: 0.2 }).map(
      (spot) => {
        const size = dice.between(2.5, 9);
        return put(
          stage,
          [spot.u, spot.v],
          `${oval(0, 0, size, size * 0.8, fat, `opacity="${n(dice.between(0.3, 0.6))}"`)}${oval(-size * 0.3, -size * 0.3, size * 0.35, size * 0.2, '#fff8e2', 'opacity=".85"')}`,
        );
      },
    );
    return `<defs>${radial(depth, [`${light(colour, clear ? 0.32 : 0.14)} 0`, `${colour} .6`, `${dark(colour, 0.42)} 1`], [0.5, 0.56, 0.56])}${linear(gloss, ['#fff 0 .55', '#fff .3 .08', '#fff 1 0'])}</defs>${oval(x, y, rx, ry, `url(#${depth})`)}${blurred(2, `<path d="M${n(x - rx * 0.9)} ${n(y - ry * 0.1)}A${n(rx * 0.92)} ${n(ry * 0.92)} 0 0 1 ${n(x - rx * 0.1)} ${n(y - ry * 0.9)}A${n(rx * 1.15)} ${n(ry * 1.15)} 0 0 0 ${n(x - rx * 0.9)} ${n(y - ry * 0.1)}Z" fill="url(#${gloss})"/>`)}${oval(x, y, rx - 1.5, ry - 1.5, 'none', `stroke="${light(colour, 0.45)}" stroke-width="1.6" opacity=".6"`)}${drops.join('')}`;
  };
}

/** A glossy puddle of sauce of its own outline on a plate or on other food. */
export function sauce(
  colour: string,
  { rough = 0.16, size = 0.5, u = 0, v = 0, z = 0 } = {},
): Part {
  return (stage) => {
    const { dice, r } = stage;
    const d = blob(dice, r * size, { points: 11, rough });
    return put(stage, [u, v], made('gloss', path(d, colour)), {
      flat: true,
      z,
    });
  };
}

/** Thin threads of sauce: mayonnaise, glaze, syrup, honey. */
export function drizzle(
  colour: string,
  { count = 5, dome = 20, reach = 0.7, width = 4.5 } = {},
): Part {
  return (stage) => {
    const { dice, r, tilt, x, y } = stage;
    const points: Point[] = Array.from({ length: count * 2 + 1 }, (_, i) => {
      const share = i / (count * 2);
      const u = (share * 2 - 1) * reach;
      const half = Math.sqrt(Math.max(0, reach * reach - u * u)) * 0.95;
      const v = (i % 2 === 0 ? -1 : 1) * half * dice.between(0.8, 1);
      return [x + u * r, y + v * r * tilt - dome * (1 - Math.abs(u))];
    });
    return made('gloss', line(smooth(points), colour, width));
  };
}

/** A spoon of cream, yoghurt, katyk or mash with a swirl. */
export function dollop({
  colour = '#fbf5e8',
  size = 34,
  u = 0,
  v = 0,
  z = 8,
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const swirl = line(
      smooth(
        Array.from({ length: 9 }, (_, i): Point => [
          Math.cos(i * 0.85) * size * (0.72 - i * 0.07),
          Math.sin(i * 0.85) * size * (0.52 - i * 0.05),
        ]),
      ),
      dark(colour, 0.14),
      2.4,
      'opacity=".7"',
    );
    return put(
      stage,
      [u, v],
      made(
        'cream',
        path(blob(dice, size, { points: 8, rough: 0.12, flat: 0.74 }), colour) +
          swirl,
      ),
      { z },
    );
  };
}

/** Foam, mash, hummus or porridge filling the vessel with a spoon's swirl. */
export function spreadOut(
  colour: string,
  { reach = 0.98, swirl = 0.5, turns = 2.2 } = {},
): Part {
  return (stage) => {
    const { r, tilt, x, y } = stage;
    const points: Point[] = Array.from({ length: 26 }, (_, i) => {
      const turn = (i / 25) * Math.PI * 2 * turns;
      const far = r * (0.12 + (0.66 * i) / 25);
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * tilt];
    });
    const groove =
      swirl > 0
        ? line(
            smooth(points),
            dark(colour, 0.26),
            r * 0.06,
            `opacity="${swirl}"`,
          ) +
          line(
            smooth(points.map(([a, b]): Point => [a + 3, b + 4])),
            light(colour, 0.6),
            r * 0.05,
            `opacity="${swirl}"`,
          )
        : '';
    return (
      made(
        'cream',
        oval(x, y, r * reach, r * tilt * reach, vary(stage.dice, colour, 0.03)),
      ) + blurred(1, groove)
    );
  };
}

/** Little dots of oil. */
export const oil =
  (colour = '#d9a520', count = 10): Part =>
  (stage) =>
    made(
      'gloss',
      spread(stage, count, { reach: 0.7, jitter: 0.25 })
        .map(({ u, v }) =>
          put(
            stage,
            [u, v],
            oval(
              0,
              0,
              stage.dice.between(2, 8),
              stage.dice.between(2, 5),
              colour,
              'opacity=".85"',
            ),
          ),
        )
        .join(''),
    );
