import { contactShadow } from '../kit/vessels';
import { made } from '../kit/materials';
import { at, type Part, type Stage } from '../kit/stage';
import {
  dark,
  light,
  line,
  linear,
  moved,
  n,
  oval,
  times,
  vary,
} from '../kit/svg';

import { sprig } from './herbs';

interface Standing {
  readonly u?: number;
  readonly v?: number;
  readonly size?: number;
}

export interface Drink extends Standing {
  /** Of what is in it; the second from the bottom up, for layers. */
  readonly colour?: string;
  readonly below?: string;
  readonly foam?: string | null;
  readonly ice?: number;
  readonly slice?: string | null;
  readonly straw?: string | null;
  readonly mint?: boolean;
  readonly bits?: string | null;
  /** Half its width at the rim and at the foot, and its height. */
  readonly shape?: readonly [rim: number, foot: number, high: number];
  /** See-through drinks are lighter in the middle. */
  readonly clear?: boolean;
}

function ice(
  { dice }: Stage,
  count: number,
  rim: number,
  high: number,
): string {
  return times(count, (i) => {
    const [x, y] = [
      dice.between(-0.5, 0.5) * rim,
      -high * (0.93 - i * 0.11) + dice.between(-6, 6),
    ];
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(dice.between(-30, 30))})" opacity=".62"><rect x="-19" y="-17" width="38" height="34" rx="7" fill="#fff" opacity=".5"/><path d="M-14-12H8" stroke="#fff" stroke-width="4" stroke-linecap="round"/><rect x="-19" y="-17" width="38" height="34" rx="7" fill="none" stroke="#fff" stroke-width="1.5"/></g>`;
  });
}

/** A slice of citrus on the rim. */
export function rimSlice(colour: string, size = 34): string {
  return made(
    'gloss',
    `<circle r="${size}" fill="${colour}"/><circle r="${n(size * 0.88)}" fill="#fff3cf"/><circle r="${n(size * 0.8)}" fill="${light(colour, 0.25)}"/>${times(8, (i) => line(`M0 0L${n(Math.cos(i * 0.785) * size * 0.8)} ${n(Math.sin(i * 0.785) * size * 0.8)}`, '#fff6dc', 2.4, 'opacity=".85"'))}`,
  );
}

/** A glass of something cold, standing on its foot at u, v. */
export function glass({
  below,
  bits = null,
  clear = true,
  colour = '#e8b04a',
  foam = null,
  ice: cubes = 0,
  mint = false,
  shape = [74, 56, 235],
  size = 1,
  slice = null,
  straw = null,
  u = 0,
  v = 0.5,
}: Drink = {}): Part {
  return (stage) => {
    const { dice, id, tilt } = stage;
    const [rim, foot, high] = shape;
    const [x, y] = at(stage, u, v);
    const flat = Math.min(0.36, tilt);
    const [body, shine, clip] = [id(), id(), id()];
    const outline = (top: number, bottom: number, h: number) =>
      `M${n(-top)} ${n(-h)}L${n(-bottom)} 0A${n(bottom)} ${n(bottom * flat)} 0 0 0 ${n(bottom)} 0L${n(top)} ${n(-h)}`;
    const level = high * 0.88;
    const wide = foot + (rim - foot) * 0.88 - 4;
    const liquid = `${outline(wide, foot - 5, level)}A${n(wide)} ${n(wide * flat)} 0 0 0 ${n(-wide)} ${n(-level)}Z`;
    const bottom = below ?? dark(colour, clear ? 0.22 : 0.1);
    const defs = `<defs>${linear(body, [light(colour, clear ? 0.3 : 0.2), `${colour} .45`, bottom], [0, 0, 0, 1])}${linear(shine, [`#fff 0 .75`, '#fff .16 .1', '#fff .3 0', `${dark(colour, 0.5)} .74 0`, `${dark(colour, 0.5)} 1 .42`], [0, 0, 1, 0])}<clipPath id="${clip}"><path d="${liquid}"/></clipPath></defs>`;
    const inBits = bits
      ? times(14, () =>
          oval(
            dice.between(-0.7, 0.7) * foot,
            -dice.between(0.02, 0.3) * level,
            dice.between(5, 12),
            dice.between(4, 9),
            vary(dice, bits, 0.2),
            'opacity=".9"',
          ),
        )
      : '';
    const top = foam
      ? made('cream', oval(0, -level - 6, wide, wide * flat * 1.05, foam)) +
        times(10, () =>
          oval(
            dice.between(-0.7, 0.7) * wide,
            -level - 8 + dice.between(-8, 8),
            3,
            2,
            '#fff',
            'opacity=".8"',
          ),
        )
      : oval(0, -level, wide, wide * flat, light(colour, 0.34)) +
        oval(
          -wide * 0.2,
          -level - 2,
          wide * 0.6,
          wide * flat * 0.5,
          '#fff',
          'opacity=".28"',
        );
    const tube = straw
      ? made(
          'gloss',
          `<path d="M6 -40L40 ${n(-high - 84)}l12 3L20 -38Z" fill="${straw}"/>`,
        )
      : '';
    const drawn = `${defs}<path d="${outline(rim, foot, high)}Z" fill="#fff" opacity=".2"/><path d="${liquid}" fill="url(#${body})"/><g clip-path="url(#${clip})">${inBits}${ice(stage, cubes, wide, level)}</g>${top}${ice(stage, Math.min(2, cubes), wide, level * 1.06)}${tube}<path d="${outline(rim, foot, high)}A${n(rim)} ${n(rim * flat)} 0 0 0 ${n(-rim)} ${n(-high)}Z" fill="url(#${shine})"/>${oval(0, -high, rim, rim * flat, 'none', 'stroke="#fff" stroke-width="2.6" opacity=".8"')}<path d="M${n(-foot)} 0A${foot} ${n(foot * flat)} 0 0 0 ${foot} 0" fill="none" stroke="#fff" stroke-width="3" opacity=".55"/>${slice ? `<g transform="translate(${n(rim * 0.86)} ${n(-high)})">${rimSlice(slice, rim * 0.5)}</g>` : ''}${mint ? moved(sprig(stage, 'mint', 50), -rim * 0.35, -high - 8) : ''}`;
    return (
      contactShadow(x, y, foot * size, foot * 0.4 * size) +
      moved(drawn, x, y, { size })
    );
  };
}

/** A teapot of the chaykhana: round, with a lid, a spout and a handle. */
export function teapot({
  band = '#2b5a94',
  colour = '#f6efe2',
  size = 1,
  u = 0,
  v = 0.5,
}: Standing & { readonly band?: string; readonly colour?: string } = {}): Part {
  return (stage) => {
    const { id } = stage;
    const [x, y] = at(stage, u, v);
    const [body, shade, clip] = [id(), id(), id()];
    const pot =
      'M-92 -96C-96 -30 -60 0 0 0S96 -30 92 -96C84 -140 40 -152 0 -152S-84 -140 -92 -96Z';
    const fillBody = `url(#${body})`;
    const flowers = times(
      5,
      (i) =>
        `<g transform="translate(${-80 + i * 40} ${-76 + Math.abs(i - 2) * -4})"><g fill="#fff"><circle cx="-7" cy="-2" r="9"/><circle cx="7" cy="-2" r="9"/><circle cy="-10" r="9"/></g><path d="M-15 8Q0 1 15 8 0 18-15 8Z" fill="#d9a441"/></g>`,
    );
    const drawn = `<defs>${linear(body, [light(colour, 0.6), `${colour} .4`, dark(colour, 0.4)], [0, 0, 1, 0.5])}${linear(shade, ['#3a1503 0 0', '#3a1503 .5 0', '#3a1503 1 .45'], [0, 0, 0.5, 1])}<clipPath id="${clip}"><path d="${pot}"/></clipPath></defs>${line('M84 -112C150 -128 150 -40 80 -44', dark(colour, 0.16), 17)}${line('M84 -114C144 -128 144 -48 80 -48', light(colour, 0.4), 6)}<path d="M-82 -70C-124 -72 -120 -130 -150 -142L-134 -152C-104 -142 -104 -116 -78 -112Z" fill="${fillBody}"/><path d="${pot}" fill="${fillBody}"/><g clip-path="url(#${clip})"><rect x="-110" y="-108" width="220" height="58" fill="${band}"/><rect x="-110" y="-112" width="220" height="4" fill="#d9a441"/><rect x="-110" y="-48" width="220" height="4" fill="#d9a441"/>${flowers}</g><path d="${pot}" fill="url(#${shade})"/><path d="M-58 -146C-50 -178 50 -178 58 -146Q0 -132-58 -146Z" fill="${fillBody}"/><circle cy="-182" r="13" fill="${fillBody}"/><path d="M-66 -118Q-74 -90 -64 -56" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".6" filter="url(#blur-2)"/>`;
    return (
      contactShadow(x, y - 4, 74 * size, 26 * size) +
      moved(drawn, x, y, { size })
    );
  };
}

/** A bowl-like tea cup without a handle (piala), or a cup with one. */
export function cup({
  band = null as string | null,
  colour = '#f6efe2',
  drink = '#b5762a',
  handle = false,
  foam = null as string | null,
  saucer = false,
  size = 1,
  u = 0,
  v = 0.5,
  wide = 70,
  high = 72,
} = {}): Part {
  return (stage) => {
    const { id } = stage;
    const [x, y] = at(stage, u, v);
    const flat = Math.max(0.34, Math.min(0.5, stage.tilt));
    const [body, clip] = [id(), id()];
    const outline = `M${-wide} ${-high}C${-wide} ${n(-high * 0.3)} ${n(-wide * 0.62)} 0 ${n(-wide * 0.4)} 0A${n(wide * 0.4)} ${n(wide * 0.12)} 0 0 0 ${n(wide * 0.4)} 0C${n(wide * 0.62)} 0 ${wide} ${n(-high * 0.3)} ${wide} ${-high}Z`;
    const dish = saucer
      ? oval(0, 6, wide * 1.5, wide * 0.5, dark(colour, 0.4)) +
        oval(0, 0, wide * 1.5, wide * 0.5, light(colour, 0.1)) +
        oval(0, 2, wide * 1.1, wide * 0.33, dark(colour, 0.16)) +
        oval(0, 3, wide * 1.08, wide * 0.32, colour)
      : '';
    const ear = handle
      ? line(
          `M${n(wide * 0.9)} ${n(-high * 0.8)}C${n(wide * 1.6)} ${n(-high * 0.9)} ${n(wide * 1.5)} ${n(-high * 0.2)} ${n(wide * 0.7)} ${n(-high * 0.28)}`,
          dark(colour, 0.2),
          13,
        ) +
        line(
          `M${n(wide * 0.9)} ${n(-high * 0.82)}C${n(wide * 1.54)} ${n(-high * 0.9)} ${n(wide * 1.46)} ${n(-high * 0.26)} ${n(wide * 0.7)} ${n(-high * 0.32)}`,
          light(colour, 0.3),
          5,
        )
      : '';
    const ring = band
      ? `<g clip-path="url(#${clip})"><path d="M${-wide} ${n(-high * 0.72)}Q0 ${n(-high * 0.3)} ${wide} ${n(-high * 0.72)}" fill="none" stroke="${band}" stroke-width="${n(high * 0.3)}"/></g>`
      : '';
    const drawn = `<defs>${linear(body, [light(colour, 0.6), `${colour} .35`, dark(colour, 0.4)], [0, 0, 1, 0.3])}<clipPath id="${clip}"><path d="${outline}"/></clipPath></defs>${dish}${ear}<path d="${outline}" fill="url(#${body})"/>${ring}${oval(0, -high, wide, wide * flat, light(colour, 0.3))}${oval(0, -high + 1, wide * 0.94, wide * flat * 0.92, dark(colour, 0.2))}${oval(0, -high + 5, wide * 0.89, wide * flat * 0.84, drink)}${foam ? oval(0, -high + 5, wide * 0.8, wide * flat * 0.74, foam) : oval(-wide * 0.25, -high + 1, wide * 0.4, wide * flat * 0.3, light(drink, 0.5), 'opacity=".5"')}${oval(0, -high, wide * 0.97, wide * flat * 0.96, 'none', 'stroke="#fff" stroke-width="2.4" opacity=".85"')}`;
    return (
      contactShadow(
        x,
        y + (saucer ? 6 : 0),
        (saucer ? wide * 1.4 : wide * 0.5) * size,
        wide * (saucer ? 0.46 : 0.2) * size,
      ) + moved(drawn, x, y, { size })
    );
  };
}

/** A glass bottle with a cap and a label plate. */
export function bottle({
  cap = '#c9a13a',
  colour = '#9fd0cf',
  label = '#f7f0e2',
  mark = '#2f7d8f',
  size = 1,
  u = 0,
  v = 0.5,
} = {}): Part {
  return (stage) => {
    const [x, y] = at(stage, u, v);
    const id = stage.id();
    const d =
      'M-46 -10Q-46 4 -34 6Q0 14 34 6Q46 4 46 -10V-170C46 -214 20 -222 18 -262V-300H-18V-262C-20 -222 -46 -214 -46 -170Z';
    const drawn = `<defs>${linear(id, [`${dark(colour, 0.3)} 0`, `${light(colour, 0.7)} .16`, `${colour} .36`, `${colour} .7`, `${dark(colour, 0.4)} 1`], [0, 0, 1, 0])}</defs><path d="${d}" fill="url(#${id})" opacity=".94"/><path d="M-30 -172C-30 -206 -10 -220 -9 -258" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/><rect x="-46" y="-150" width="92" height="92" fill="${label}"/><path d="M-46 -150h92M-46 -58h92" stroke="${mark}" stroke-width="4"/><path d="M-26 -82L-8 -116 4 -98 14 -112 28 -82Z" fill="${mark}"/><rect x="14" y="-150" width="32" height="92" fill="#3a1503" opacity=".14"/><rect x="-22" y="-318" width="44" height="24" rx="5" fill="${cap}"/><path d="M-38 -160V-20" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/>`;
    return (
      contactShadow(x, y, 46 * size, 16 * size) + moved(drawn, x, y, { size })
    );
  };
}
