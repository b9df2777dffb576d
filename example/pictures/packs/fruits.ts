import { made } from '@/example/pictures/kit/materials';
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
  times,
  vary,
} from '@/example/pictures/kit/svg';

import {
  avocado,
  broccoli,
  garlic,
  mushroom,
  onion,
  peas,
  pepper,
  strawberry,
  type Fruit,
} from './fruit-shapes';

/** Something round: its colour, a blush on one side and its stem. */
const round =
  (
    colour: string,
    {
      blush = colour,
      calyx = false,
      flat = 0.94,
      leaf = false,
      stem = '#6b4a22',
    } = {},
  ): Fruit =>
  (stage, size) => {
    const { dice } = stage;
    const id = stage.id();
    const tone = vary(dice, colour, 0.1);
    const top = dice.between(-0.2, 0.2) * size;
    return made(
      'gloss',
      `<defs>${radial(id, [light(tone, 0.42), `${tone} .36`, `${blush} .7`, dark(blush, 0.46)], [0.36, 0.28, 0.74])}</defs><path d="${blob(dice, size, { rough: 0.035, flat, points: 12 })}" fill="url(#${id})"/>${oval(top, -size * 0.56, size * 0.24, size * 0.1, dark(tone, 0.4), 'opacity=".55"')}${line(`M${n(top)} ${n(-size * 0.56)}q3 ${n(-size * 0.24)} ${n(size * 0.16)} ${n(-size * 0.4)}`, stem, size * 0.09)}${calyx ? times(6, (i) => path(`M${n(top)} ${n(-size * 0.6)}q${n(Math.cos(i) * size * 0.3)} ${n(-size * 0.1)} ${n(Math.cos(i * 1.05) * size * 0.62)} ${n(Math.sin(i * 1.05) * size * 0.22)}q${n(-Math.cos(i) * size * 0.2)} ${n(size * 0.1)} ${n(-Math.cos(i * 1.05) * size * 0.62)} ${n(size * 0.08)}Z`, '#4f8a2c')) : ''}${leaf ? path(`M${n(top + 4)} ${n(-size * 0.8)}q${n(size * 0.4)} ${n(-size * 0.5)} ${n(size * 0.8)} ${n(-size * 0.2)}q${n(-size * 0.3)} ${n(size * 0.4)} ${n(-size * 0.8)} ${n(size * 0.2)}Z`, '#5f9a34') : ''}`,
    );
  };

const dotted =
  (base: Fruit, ink: string): Fruit =>
  (stage, size) =>
    base(stage, size) +
    times(16, () => {
      const turn = stage.dice.between(0, 6.28);
      const r = size * Math.sqrt(stage.dice.next()) * 0.8;
      return oval(
        Math.cos(turn) * r,
        Math.sin(turn) * r * 0.9,
        1.4,
        1.2,
        ink,
        'opacity=".6"',
      );
    });

/** Something long, lying: from its thick to its thin end. */
const long =
  (colour: string, { end = 0.5, tip = colour, wide = 0.34 } = {}): Fruit =>
  (stage, size) => {
    const id = stage.id();
    const tone = vary(stage.dice, colour, 0.12);
    const [w, e] = [size * wide, size * wide * end];
    return made(
      'gloss',
      `<defs>${linear(id, [light(tone, 0.25), tone, `${dark(tone, 0.2)} .9`], [0, 0, 0.2, 1])}</defs><path d="M${-size} 0C${-size} ${n(-w)} ${n(-size * 0.6)} ${n(-w)} ${n(-size * 0.3)} ${n(-w)}C${n(size * 0.3)} ${n(-w)} ${n(size * 0.8)} ${n(-e)} ${size} 0C${n(size * 0.8)} ${n(e)} ${n(size * 0.3)} ${n(w)} ${n(-size * 0.3)} ${n(w)}C${n(-size * 0.6)} ${n(w)} ${-size} ${n(w)} ${-size} 0Z" fill="url(#${id})"/>${times(5, (i) => line(`M${n(-size * 0.7 + i * size * 0.3)} ${n(-w * 0.6)}q${n(size * 0.05)} ${n(w * 0.3)} 0 ${n(w * 0.5)}`, dark(tone, 0.3), 1.4, 'opacity=".5"'))}<path d="M${-size - 8} -5L${n(-size * 0.86)} ${n(-w * 0.4)}L${n(-size * 0.86)} ${n(w * 0.4)}L${-size - 8} 5Z" fill="${tip}"/>`,
    );
  };

const half =
  (skin: string, flesh: string, inside: (size: number) => string): Fruit =>
  (_stage, size) =>
    made(
      'gloss',
      `${oval(0, 0, size, size * 0.9, skin)}${oval(0, 0, size * 0.9, size * 0.8, flesh)}${inside(size)}`,
    );

const wedge =
  (rind: string, flesh: string, seed: string | null): Fruit =>
  ({ dice }, size) =>
    made(
      'gloss',
      `<path d="M${-size} 0A${size} ${n(size * 0.86)} 0 0 0 ${size} 0Z" fill="${rind}"/><path d="M${n(-size * 0.93)} 0A${n(size * 0.93)} ${n(size * 0.76)} 0 0 0 ${n(size * 0.93)} 0Z" fill="${light(flesh, 0.7)}"/><path d="M${n(-size * 0.87)} 0A${n(size * 0.87)} ${n(size * 0.68)} 0 0 0 ${n(size * 0.87)} 0Z" fill="${flesh}"/>${seed ? times(9, () => oval(dice.between(-0.6, 0.6) * size, dice.between(0.08, 0.42) * size, 3.4, 4.6, seed)) : ''}`,
    );

const striped =
  (colour: string, ink: string, flat = 0.9): Fruit =>
  (stage, size) =>
    round(colour, { flat })(stage, size) +
    times(7, (i) =>
      line(
        `M${n((i - 3) * size * 0.06)} ${n(-size * 0.84 * flat)}C${n((i - 3) * size * 0.34)} ${n(-size * 0.5 * flat)} ${n((i - 3) * size * 0.34)} ${n(size * 0.5 * flat)} ${n((i - 3) * size * 0.08)} ${n(size * 0.86 * flat)}`,
        ink,
        size * 0.06,
        'opacity=".5"',
      ),
    );

const grapes =
  (colour: string, wide = 1): Fruit =>
  (stage, size) =>
    line(
      `M0 ${n(-size * 0.8)}q4 ${n(-size * 0.3)} ${n(size * 0.3)} ${n(-size * 0.4)}`,
      '#7d5a2a',
      size * 0.07,
    ) +
    times(28, (i) => {
      const row = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
      const at = i - (row * (row + 1)) / 2;
      const back = 6 - row;
      const x = (at - row / 2) * size * 0.27;
      const y = size * (0.75 - (6 - back) * 0.22);
      return made(
        'gloss',
        oval(
          x + stage.dice.between(-3, 3),
          y + size * 0.1,
          size * 0.17 * wide,
          size * 0.19,
          vary(stage.dice, colour, 0.22),
        ),
      );
    });

const kiwiSeeds = (size: number): string =>
  `${oval(0, 0, size * 0.24, size * 0.2, '#f1f0c8')}${times(18, (i) => oval(Math.cos(i * 0.35) * size * 0.42, Math.sin(i * 0.35) * size * 0.37, 2, 3, '#2a2a12'))}`;

const banana: Fruit = (stage, size) =>
  times(4, (i) => {
    const tone = vary(stage.dice, '#f2c33a', 0.08);
    return `<g transform="rotate(${n(-26 + i * 17)}) translate(0 ${n(size * 0.1)})">${made('gloss', `<path d="M${n(-size * 0.08)} ${-size}C${n(-size * 0.6)} ${n(-size * 0.4)} ${n(-size * 0.5)} ${n(size * 0.6)} ${n(size * 0.06)} ${size}L${n(size * 0.16)} ${n(size * 0.92)}C${n(-size * 0.1)} ${n(size * 0.4)} ${n(-size * 0.14)} ${n(-size * 0.3)} ${n(size * 0.1)} ${n(-size * 0.94)}Z" fill="${tone}"/><path d="M${n(-size * 0.08)} ${n(-size * 1.1)}h${n(size * 0.16)}v${n(size * 0.16)}h${n(-size * 0.18)}Z" fill="#7d6a1f"/><circle cx="${n(size * 0.09)}" cy="${n(size * 0.95)}" r="4" fill="#4a3312"/>`)}</g>`;
  });

/** What lies in the market's crates. */
export const fruits = {
  appleGreen: round('#93bd3d', { leaf: true }),
  appleRed: round('#d2382c', { blush: '#a81f1f', leaf: true }),
  aubergine: long('#43234f', { wide: 0.46, end: 0.7, tip: '#5c7d33' }),
  avocado,
  banana,
  broccoli,
  carrotRed: long('#e2711f', { wide: 0.22, end: 0.2, tip: '#5f9a34' }),
  carrotYellow: long('#ecb53c', { wide: 0.26, end: 0.3, tip: '#5f9a34' }),
  cherryTomato: round('#dc3520', { stem: '#4f8a2c', calyx: true }),
  chilli: long('#cf2317', { wide: 0.17, end: 0.1, tip: '#4f8a2c' }),
  cucumber: long('#3f7a2b', { wide: 0.22, end: 0.9, tip: '#86ad4a' }),
  garlic,
  grapesGreen: grapes('#b7c95a'),
  grapesPink: grapes('#a3394f', 0.92),
  kiwi: half('#7a5a30', '#8dbb3c', kiwiSeeds),
  kiwiWhole: dotted(
    round('#8a6a3c', { stem: '#5a4324', flat: 0.84 }),
    '#4f3818',
  ),
  lemon: round('#f2bf2a', { flat: 0.84, stem: '#9a8a2a', leaf: true }),
  melon: striped('#d9b45c', '#f6e7b6', 0.62),
  melonWedge: wedge('#d9b45c', '#f6dfa0', null),
  mushroom,
  onion,
  peach: round('#f0a04e', { blush: '#d2502f', leaf: true }),
  peas,
  pepper,
  pomegranate: round('#b8283a', { blush: '#8f1728', stem: '#8a4a2a' }),
  pomegranateHalf: half('#a92335', '#f3d9b8', (size) =>
    times(26, (i) =>
      oval(
        Math.cos(i * 2.4) * size * 0.74 * Math.sqrt(i / 26),
        Math.sin(i * 2.4) * size * 0.64 * Math.sqrt(i / 26),
        size * 0.11,
        size * 0.1,
        i % 3 === 0 ? '#d83a4d' : '#a8142c',
      ),
    ),
  ),
  potato: dotted(round('#c79a5c', { stem: '#c79a5c', flat: 0.76 }), '#7a5326'),
  pumpkin: striped('#e07b1f', '#a84d10', 0.8),
  strawberry,
  tangerine: dotted(round('#ee8a1f', { leaf: true, flat: 0.88 }), '#b85c0c'),
  tomatoPink: round('#e0574b', {
    blush: '#c23a37',
    flat: 0.82,
    stem: '#4f8a2c',
    calyx: true,
  }),
  watermelon: striped('#3f7d35', '#173f1a', 0.86),
  watermelonWedge: wedge('#3f7d35', '#e0433f', '#2a1408'),
} satisfies Readonly<Record<string, Fruit>>;

export type FruitName = keyof typeof fruits;
