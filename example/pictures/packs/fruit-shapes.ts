import { made } from '@/example/pictures/kit/materials';
import type { Stage } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  line,
  n,
  oval,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';

/** One fruit or vegetable about its middle, `size` picture units from there to its edge. */
export type Fruit = (stage: Stage, size: number) => string;

export const avocado: Fruit = (stage, size) =>
  made(
    'gloss',
    `<path d="M0 ${n(-size * 1.2)}C${n(size * 0.5)} ${n(-size * 1.2)} ${size} ${n(-size * 0.2)} ${n(size * 0.86)} ${n(size * 0.4)}A${n(size * 0.86)} ${n(size * 0.8)} 0 0 1 ${n(-size * 0.86)} ${n(size * 0.4)}C${-size} ${n(-size * 0.2)} ${n(-size * 0.5)} ${n(-size * 1.2)} 0 ${n(-size * 1.2)}Z" fill="#3c5227"/><path d="M0 ${n(-size * 1.06)}C${n(size * 0.4)} ${n(-size * 1.06)} ${n(size * 0.86)} ${n(-size * 0.2)} ${n(size * 0.74)} ${n(size * 0.36)}A${n(size * 0.74)} ${n(size * 0.7)} 0 0 1 ${n(-size * 0.74)} ${n(size * 0.36)}C${n(-size * 0.86)} ${n(-size * 0.2)} ${n(-size * 0.4)} ${n(-size * 1.06)} 0 ${n(-size * 1.06)}Z" fill="#d9dd7c"/><ellipse cy="${n(size * 0.3)}" rx="${n(size * 0.5)}" ry="${n(size * 0.52)}" fill="#eef0b4"/>`,
  ) +
  (stage.dice.chance(0.6)
    ? made('gloss', oval(0, size * 0.3, size * 0.38, size * 0.38, '#7a4a24'))
    : '');

export const strawberry: Fruit = (stage, size) =>
  made(
    'gloss',
    `<path d="M0 ${size}C${n(-size * 0.9)} ${n(size * 0.3)} ${-size} ${n(-size * 0.6)} ${n(-size * 0.4)} ${n(-size * 0.66)}Q0 ${n(-size * 0.8)} ${n(size * 0.4)} ${n(-size * 0.66)}C${size} ${n(-size * 0.6)} ${n(size * 0.9)} ${n(size * 0.3)} 0 ${size}Z" fill="${vary(stage.dice, '#d02a2a', 0.12)}"/>${times(12, (i) => oval(((i % 4) - 1.5) * size * 0.34, -size * 0.3 + Math.floor(i / 4) * size * 0.36, 1.6, 2.4, '#ffd98a'))}`,
  ) +
  made(
    'leaf',
    times(5, (i) =>
      path(
        `M0 ${n(-size * 0.64)}q${n((i - 2) * size * 0.3)} ${n(-size * 0.5)} ${n((i - 2) * size * 0.4)} 0Z`,
        '#4f8a2c',
      ),
    ) + line(`M0 ${n(-size * 0.64)}v${n(-size * 0.3)}`, '#5f9a34', size * 0.1),
  );

export const pepper: Fruit = (stage, size) => {
  const colour = stage.dice.pick(['#c7291f', '#e9a11f', '#3f8a35']);
  return made(
    'gloss',
    `<path d="M${n(-size * 0.2)} ${n(-size * 0.7)}C${n(-size * 1.1)} ${-size} ${n(-size * 1.05)} ${n(size * 0.5)} ${n(-size * 0.5)} ${n(size * 0.95)}Q${n(-size * 0.24)} ${n(size * 1.1)} 0 ${n(size * 0.9)}Q${n(size * 0.26)} ${n(size * 1.1)} ${n(size * 0.5)} ${n(size * 0.95)}C${n(size * 1.05)} ${n(size * 0.5)} ${n(size * 1.1)} ${-size} ${n(size * 0.2)} ${n(-size * 0.7)}Z" fill="${colour}"/><path d="M0 ${n(-size * 0.66)}Q${n(-size * 0.3)} ${n(size * 0.2)} 0 ${n(size * 0.9)}" fill="none" stroke="${dark(colour, 0.45)}" stroke-width="4" opacity=".5"/>${line(`M0 ${n(-size * 0.62)}q2 ${n(-size * 0.3)} ${n(size * 0.2)} ${n(-size * 0.5)}`, '#4f7d2a', size * 0.16)}`,
  );
};

export const onion: Fruit = (stage, size) =>
  made(
    'gloss',
    `<path d="M0 ${n(-size * 1.25)}C${n(size * 0.1)} ${n(-size * 0.8)} ${size} ${n(-size * 0.8)} ${size} ${n(size * 0.1)}A${size} ${n(size * 0.8)} 0 0 1 ${-size} ${n(size * 0.1)}C${-size} ${n(-size * 0.8)} ${n(-size * 0.1)} ${n(-size * 0.8)} 0 ${n(-size * 1.25)}Z" fill="${vary(stage.dice, '#d59a48', 0.1)}"/>${times(5, (i) => line(`M0 ${n(-size)}Q${n((i - 2) * size * 0.7)} ${n(-size * 0.1)} ${n((i - 2) * size * 0.2)} ${n(size * 0.86)}`, '#8f5a1c', 1.8, 'opacity=".55"'))}`,
  );

export const garlic: Fruit = (_stage, size) =>
  made(
    'cream',
    `<path d="M${n(-size * 0.1)} ${n(-size * 1.3)}L${n(size * 0.12)} ${n(-size * 1.3)}C${n(size * 0.12)} ${n(-size * 0.8)} ${size} ${n(-size * 0.6)} ${size} ${n(size * 0.2)}A${size} ${n(size * 0.7)} 0 0 1 ${-size} ${n(size * 0.2)}C${-size} ${n(-size * 0.6)} ${n(-size * 0.12)} ${n(-size * 0.8)} ${n(-size * 0.1)} ${n(-size * 1.3)}Z" fill="#f3ebe0"/>${times(4, (i) => line(`M0 ${n(-size * 0.9)}Q${n((i - 1.5) * size)} 0 ${n((i - 1.5) * size * 0.3)} ${n(size * 0.84)}`, '#b99aa8', 2.4, 'opacity=".65"'))}`,
  );

export const broccoli: Fruit = (stage, size) =>
  made(
    'leaf',
    `<path d="M${n(-size * 0.24)} ${n(size * 0.1)}L${n(-size * 0.2)} ${size}H${n(size * 0.2)}L${n(size * 0.24)} ${n(size * 0.1)}Z" fill="#9bbf6a"/>`,
  ) +
  made(
    'crust',
    times(11, (i) =>
      path(
        blob(stage.dice, size * 0.36, { points: 9, rough: 0.22 }),
        vary(stage.dice, '#4c8a3a', 0.2),
        `transform="translate(${n(Math.cos(i * 2.4) * size * 0.5 * Math.sqrt(i / 10))} ${n(-size * 0.3 + Math.sin(i * 2.4) * size * 0.36 * Math.sqrt(i / 10))})"`,
      ),
    ),
  );

export const mushroom: Fruit = (_stage, size) =>
  made(
    'cream',
    `<path d="M${n(-size * 0.34)} 0L${n(-size * 0.28)} ${n(size * 0.8)}Q0 ${size} ${n(size * 0.28)} ${n(size * 0.8)}L${n(size * 0.34)} 0Z" fill="#efe4d3"/>`,
  ) +
  made(
    'dough',
    `<path d="M${-size} ${n(size * 0.1)}C${-size} ${n(-size * 1.1)} ${size} ${n(-size * 1.1)} ${size} ${n(size * 0.1)}Q0 ${n(size * 0.5)} ${-size} ${n(size * 0.1)}Z" fill="#f6eee2"/>`,
  );

export const peas: Fruit = (stage, size) =>
  made(
    'leaf',
    `<path d="M${-size} 0Q0 ${n(-size * 0.6)} ${size} 0Q0 ${n(size * 0.6)} ${-size} 0Z" fill="${vary(stage.dice, '#6fa83a', 0.1)}"/><path d="M${n(-size * 0.8)} 0Q0 ${n(-size * 0.34)} ${n(size * 0.8)} 0Q0 ${n(size * 0.34)} ${n(-size * 0.8)} 0Z" fill="#3f6b22"/>`,
  ) +
  made(
    'gloss',
    times(5, (i) =>
      oval((i - 2) * size * 0.28, 0, size * 0.15, size * 0.15, '#8cc63f'),
    ),
  );
