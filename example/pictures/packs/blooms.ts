import { made } from '@/example/pictures/kit/materials';
import type { Stage } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  n,
  oval,
  path,
  radial,
  times,
  vary,
} from '@/example/pictures/kit/svg';

/** One flower seen from the front about its middle; `size` is half its width. */
export type Bloom = (stage: Stage, size: number, colour: string) => string;

const petal = (wide: number, long: number): string =>
  `M0 0C${n(-wide)} ${n(-long * 0.3)} ${n(-wide)} ${n(-long)} 0 ${n(-long)}S${n(wide)} ${n(-long * 0.3)} 0 0Z`;

const ring = (
  count: number,
  wide: number,
  long: number,
  colour: (index: number) => string,
  turned = 0,
): string =>
  times(count, (i) =>
    path(
      petal(wide, long),
      colour(i),
      `transform="rotate(${n(turned + (i * 360) / count)})"`,
    ),
  );

/** Petals curled round each other, from the outside in. */
const rose: Bloom = (stage, size, colour) => {
  const { dice, id } = stage;
  const g = id();
  const layers = times(5, (layer) => {
    const far = size * (1 - layer * 0.19);
    const start = dice.between(0, 360);
    const count = 6 - Math.floor(layer / 2);
    return made(
      'cream',
      times(count, (i) => {
        const turn = ((start + (i * 360) / count) * Math.PI) / 180;
        return path(
          blob(dice, far * 0.56, { points: 8, rough: 0.08 }),
          i % 2 ? vary(dice, colour, 0.12) : dark(colour, 0.05 + layer * 0.04),
          `transform="translate(${n(Math.cos(turn) * far * 0.46)} ${n(Math.sin(turn) * far * 0.42)})"`,
        );
      }),
    );
  });
  const heart = `<defs>${radial(g, [dark(colour, 0.5), dark(colour, 0.2)])}</defs>${oval(0, 0, size * 0.17, size * 0.15, `url(#${g})`)}<path d="M${n(-size * 0.12)} 0A${n(size * 0.12)} ${n(size * 0.1)} 0 1 1 ${n(size * 0.06)} ${n(size * 0.07)}" fill="none" stroke="${light(colour, 0.3)}" stroke-width="${n(size * 0.05)}"/>`;
  return layers + heart;
};

const peony: Bloom = (stage, size, colour) =>
  times(6, (layer) =>
    made(
      'cream',
      ring(
        12 - layer,
        size * (0.3 - layer * 0.03),
        size * (1 - layer * 0.15),
        () =>
          vary(
            stage.dice,
            layer < 2 ? dark(colour, 0.08) : light(colour, layer * 0.06),
            0.12,
          ),
        stage.dice.between(0, 60),
      ),
    ),
  );

const tulip: Bloom = (stage, size, colour) => {
  const tone = vary(stage.dice, colour, 0.1);
  return (
    made(
      'gloss',
      `<path d="M0 ${n(size * 0.9)}C${n(-size * 0.9)} ${n(size * 0.8)} ${n(-size * 0.8)} ${n(-size * 0.4)} ${n(-size * 0.5)} ${-size}L0 ${n(-size * 0.4)} ${n(size * 0.5)} ${-size}C${n(size * 0.8)} ${n(-size * 0.4)} ${n(size * 0.9)} ${n(size * 0.8)} 0 ${n(size * 0.9)}Z" fill="${dark(tone, 0.14)}"/>`,
    ) +
    made(
      'gloss',
      `<path d="M0 ${n(size * 0.9)}C${n(-size * 0.56)} ${n(size * 0.5)} ${n(-size * 0.46)} ${n(-size * 0.5)} 0 ${n(-size * 1.04)}C${n(size * 0.46)} ${n(-size * 0.5)} ${n(size * 0.56)} ${n(size * 0.5)} 0 ${n(size * 0.9)}Z" fill="${light(tone, 0.12)}"/>`,
    )
  );
};

const daisy =
  (heart: string, count = 16, share = 0.3): Bloom =>
  (stage, size, colour) =>
    made(
      'leaf',
      ring(count, size * (3.4 / count), size, () =>
        vary(stage.dice, colour, 0.08),
      ),
    ) + made('crust', oval(0, 0, size * share, size * share, heart));

const chrysanthemum: Bloom = (stage, size, colour) =>
  times(4, (layer) =>
    made(
      'leaf',
      ring(
        22 - layer * 4,
        size * 0.09,
        size * (1 - layer * 0.2),
        () => vary(stage.dice, light(colour, layer * 0.08), 0.1),
        layer * 9,
      ),
    ),
  ) + oval(0, 0, size * 0.14, size * 0.14, dark(colour, 0.2));

const lily: Bloom = (stage, size, colour) =>
  made(
    'gloss',
    ring(3, size * 0.34, size, () => vary(stage.dice, colour, 0.05), 30),
  ) +
  made(
    'gloss',
    ring(3, size * 0.36, size * 0.96, () => light(colour, 0.3), 90),
  ) +
  times(
    6,
    (i) =>
      `<g transform="rotate(${i * 60 + 15})"><path d="M0 0V${n(-size * 0.42)}" stroke="#b9c86a" stroke-width="2.4"/>${oval(0, -size * 0.44, 3.4, 6, '#a8521c')}</g>`,
  ) +
  times(14, () =>
    oval(
      stage.dice.between(-0.3, 0.3) * size,
      stage.dice.between(-0.3, 0.3) * size,
      1.8,
      1.8,
      '#c2708f',
    ),
  );

const hydrangea: Bloom = (stage, size, colour) =>
  times(17, (i) => {
    const far = size * 0.78 * Math.sqrt(i / 17);
    return `<g transform="translate(${n(Math.cos(i * 2.4) * far)} ${n(Math.sin(i * 2.4) * far * 0.92)}) rotate(${n(stage.dice.between(0, 90))})">${made(
      'leaf',
      ring(4, size * 0.16, size * 0.26, () => vary(stage.dice, colour, 0.2)),
    )}${oval(0, 0, 3, 3, light(colour, 0.7))}</g>`;
  });

const orchid: Bloom = (stage, size, colour) =>
  made(
    'gloss',
    ring(3, size * 0.34, size * 0.9, () => light(colour, 0.2), 0),
  ) +
  made(
    'gloss',
    `<ellipse cx="${n(-size * 0.5)}" cy="${n(-size * 0.06)}" rx="${n(size * 0.5)}" ry="${n(size * 0.4)}" fill="${colour}"/><ellipse cx="${n(size * 0.5)}" cy="${n(-size * 0.06)}" rx="${n(size * 0.5)}" ry="${n(size * 0.4)}" fill="${vary(stage.dice, colour, 0.06)}"/>`,
  ) +
  made(
    'gloss',
    `<path d="M0 ${n(-size * 0.1)}L${n(-size * 0.2)} ${n(size * 0.26)}Q0 ${n(size * 0.5)} ${n(size * 0.2)} ${n(size * 0.26)}Z" fill="#a3215f"/>`,
  ) +
  oval(0, 0, size * 0.08, size * 0.08, '#f2d24a');

const sunflower: Bloom = (stage, size, colour) =>
  made(
    'leaf',
    ring(20, size * 0.15, size, () => vary(stage.dice, colour, 0.12), 9),
  ) +
  made(
    'leaf',
    ring(18, size * 0.13, size * 0.84, () => light(colour, 0.14)),
  ) +
  made('crust', oval(0, 0, size * 0.42, size * 0.42, '#5a3418')) +
  made('crust', oval(0, 0, size * 0.24, size * 0.24, '#3a1f0c'));

/** Flowers by name. */
export const blooms = {
  camomile: daisy('#f2b62e'),
  chrysanthemum,
  cornflower: daisy('#3a3a8f', 11, 0.24),
  hydrangea,
  lily,
  orchid,
  peony,
  rose,
  sunflower,
  tulip,
  violet: daisy('#f2d24a', 5, 0.16),
} satisfies Readonly<Record<string, Bloom>>;

export type BloomName = keyof typeof blooms;
