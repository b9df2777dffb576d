import type { Served, Vessel } from '@/example/pictures/kit/compose';
import { made } from '@/example/pictures/kit/materials';
import { put, type Part } from '@/example/pictures/kit/stage';
import {
  box,
  dark,
  light,
  line,
  linear,
  n,
  oval,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';
import { contactShadow } from '@/example/pictures/kit/vessels';

/** A bamboo steamer: woven wall, slats, a leaf of paper. */
export function steamer({
  colour = '#d9a860',
  r = 172,
  x = 240,
  y = 218,
} = {}): Vessel {
  return (table): Served => {
    const { id, tilt } = table;
    const ry = r * tilt * 0.94;
    const high = r * 0.28;
    const [wall, rim, clip] = [id(), id(), id()];
    const body = `M${n(x - r)} ${n(y)}V${n(y + high)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(y + high)}V${n(y)}Z`;
    const seam = (down: number, width: number, tone: string) =>
      `<path d="M${n(x - r)} ${n(y + down)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(y + down)}" fill="none" stroke="${tone}" stroke-width="${n(width)}"/>`;
    const slats = times(13, (i) => {
      const at = y - ry + (i + 0.5) * (ry / 6.5);
      return `<rect x="${n(x - r)}" y="${n(at - ry * 0.055)}" width="${n(r * 2)}" height="${n(ry * 0.11)}" fill="${i % 2 ? light(colour, 0.2) : colour}"/>`;
    });
    const back = `<defs>${linear(wall, [`${dark(colour, 0.2)} 0`, `${light(colour, 0.4)} .25`, `${colour} .6`, `${dark(colour, 0.42)} 1`], [0, 0, 1, 0])}${linear(rim, [light(colour, 0.6), colour, dark(colour, 0.3)])}<clipPath id="${clip}"><ellipse cx="${x}" cy="${y + 8}" rx="${n(r * 0.89)}" ry="${n(ry * 0.89)}"/></clipPath></defs>${contactShadow(x, y + high, r, ry)}<path d="${body}" fill="url(#${wall})"/>${seam(high * 0.38, 3, dark(colour, 0.5))}${seam(high * 0.72, 9, dark(colour, 0.3))}${seam(high * 0.7, 2, light(colour, 0.5))}${oval(x, y, r, ry, `url(#${rim})`)}${oval(x, y, r * 0.96, ry * 0.96, 'none', `stroke="${dark(colour, 0.34)}" stroke-width="2"`)}${oval(x, y + 2, r * 0.91, ry * 0.91, dark(colour, 0.6))}<g clip-path="url(#${clip})"><rect x="${n(x - r)}" y="${n(y - ry)}" width="${n(r * 2)}" height="${n(ry * 2.2)}" fill="${dark(colour, 0.5)}"/>${slats}<ellipse cx="${x}" cy="${n(y - ry * 0.1)}" rx="${n(r * 0.95)}" ry="${n(ry)}" fill="none" stroke="#2a1004" stroke-width="26" opacity=".3" filter="url(#blur-8)"/></g>`;
    return {
      back,
      food: { ...table, x, y: y + 8, r: r * 0.84, tilt: tilt * 0.94 },
    };
  };
}

/** A pair of chopsticks; put it on the table or over a bowl's rim. */
export function chopsticks({
  colour = '#8a3a22',
  size = 1,
  turn = -34,
  u = 0.3,
  v = -0.3,
  z = 0,
} = {}): Part {
  return (stage) => {
    const stick = (y: number, tilted: number) =>
      `<g transform="translate(0 ${y}) rotate(${tilted})">${path('M-170 -3L170 -7Q178 0 170 7L-170 3Z', colour)}${line('M-160 -1L168 -3', light(colour, 0.5), 2, 'opacity=".6"')}${box([112, -6.6, 44, 13], 2, '#d9a441')}</g>`;
    return put(stage, [u, v], made('gloss', stick(0, 0) + stick(18, 4)), {
      size,
      turn,
      z,
    });
  };
}

/** A little dish with a dark sauce or a dip. */
export function saucer({
  colour = '#f6efe2',
  size = 40,
  sauce = '#3a1a0c',
  u = 0.55,
  v = 0.5,
  z = 6,
} = {}): Part {
  return (stage) => {
    const id = stage.id();
    return put(
      stage,
      [u, v],
      `<g transform="scale(1 .84)">${made('gloss', `<circle r="${size}" fill="${colour}"/>`)}<circle r="${n(size * 0.84)}" fill="${dark(colour, 0.24)}"/><defs>${linear(id, [light(sauce, 0.26), sauce, dark(sauce, 0.3)])}</defs><circle cy="2" r="${n(size * 0.8)}" fill="url(#${id})"/>${oval(-size * 0.26, -size * 0.26, size * 0.3, size * 0.14, '#fff3da', 'opacity=".5"')}</g>`,
      { z },
    );
  };
}

/** Squares of nori standing at a bowl's back. */
export function nori({
  count = 2,
  size = 62,
  u = 0.4,
  v = -0.6,
  z = 10,
} = {}): Part {
  return (stage) =>
    times(count, (i) =>
      put(
        stage,
        [u + i * 0.2, v + i * 0.07],
        made(
          'leaf',
          box(
            [-size / 2, -size * 1.1, size, size * 1.5],
            4,
            vary(stage.dice, '#22352a', 0.06),
          ) +
            line(
              `M${n(-size * 0.4)} ${n(-size)}L${n(size * 0.2)} ${n(size * 0.2)}`,
              '#4a6650',
              3,
              'opacity=".5"',
            ),
        ),
        { turn: 8 + i * 12, z },
      ),
    );
}
