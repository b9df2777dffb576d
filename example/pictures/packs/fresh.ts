import { made } from '@/example/pictures/kit/materials';
import { put, type Part } from '@/example/pictures/kit/stage';
import type { Served, Vessel } from '@/example/pictures/kit/compose';
import {
  blob,
  dark,
  light,
  line,
  n,
  oval,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';
import { contactShadow } from '@/example/pictures/kit/vessels';
import { mark, type Mark } from './marks';

interface Cut {
  readonly size?: number;
  readonly turn?: number;
  readonly u?: number;
  readonly v?: number;
  readonly z?: number;
}

/** A butcher's tray of dark card; `label` is the sticker's mark. */
export function butcherTray(tone = '#2b2f33'): Vessel {
  return (table): Served => {
    const rim = (grow: number, fill: string) =>
      `<rect x="${56 - grow}" y="${112 - grow}" width="${368 + grow * 2}" height="${272 + grow * 2}" rx="${34 + grow}" fill="${fill}"/>`;
    return {
      back: `${contactShadow(240, 262, 200, 150)}${made('paper', rim(12, light(tone, 0.18)))}${rim(0, dark(tone, 0.3))}`,
      food: { ...table, x: 240, y: 248, r: 166, tilt: 0.7 },
    };
  };
}

/** The film over a tray with its sticker: a shine, and a label at a corner. */
export const filmed =
  (name: Mark, ink: string): Part =>
  () =>
    `<path d="M70 170Q180 120 300 118L250 128Q150 150 84 236Z" fill="#fff" opacity=".26" filter="url(#blur-3)"/><path d="M410 300Q350 372 220 378L300 366Q380 350 408 260Z" fill="#fff" opacity=".14" filter="url(#blur-3)"/><g transform="translate(366 322) rotate(-8)">${made('paper', '<rect x="-54" y="-40" width="108" height="80" rx="8" fill="#fbf6ea"/>')}<g transform="translate(-22 0)">${mark(name, ink, 46)}</g><path d="M12 -16h30M12 -2h30M12 12h20" stroke="${ink}" stroke-width="5" stroke-linecap="round" opacity=".7"/></g>`;

/** A cut of fresh meat: lean with its fat. */
export function freshCut({
  colour = '#b5404a',
  fat = '#f3ddd0',
  marbling = 9,
  size = 110,
  turn = 0,
  u = 0,
  v = 0,
  wide = 0.66,
  z = 8,
}: Cut & {
  readonly colour?: string;
  readonly fat?: string;
  readonly marbling?: number;
  readonly wide?: number;
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const outline = blob(dice, size, { points: 9, rough: 0.12, flat: wide });
    const lean = blob(dice, size * 0.88, {
      points: 9,
      rough: 0.12,
      flat: wide,
    });
    const veins = times(marbling, () => {
      const [x, y] = [
        dice.between(-0.6, 0.6) * size,
        dice.between(-0.5, 0.5) * size * wide,
      ];
      return line(
        `M${n(x)} ${n(y)}q${n(dice.between(6, 20))} ${n(dice.between(-12, 12))} ${n(dice.between(16, 40))} ${n(dice.between(-10, 10))}`,
        fat,
        dice.between(1.5, 4),
        'opacity=".75"',
      );
    });
    return put(
      stage,
      [u, v],
      `${made('meat', path(outline, fat))}${made('gloss', path(lean, vary(dice, colour, 0.06)))}${veins}`,
      { turn, z },
    );
  };
}

/** Mince in its strands. */
export function mince(colour = '#b8504c'): Part {
  return (stage) =>
    made(
      'paper',
      `<ellipse cx="${stage.x}" cy="${stage.y}" rx="140" ry="96" fill="${dark(colour, 0.3)}"/>`,
    ) +
    made(
      'string',
      times(120, () => {
        const turn = stage.dice.between(0, 6.28);
        const far = Math.sqrt(stage.dice.next());
        const [x, y] = [
          stage.x + Math.cos(turn) * far * 134,
          stage.y + Math.sin(turn) * far * 88 - (1 - far) * 40,
        ];
        return line(
          `M${n(x)} ${n(y)}q${n(stage.dice.between(-16, 16))} ${n(stage.dice.between(-14, 14))} ${n(stage.dice.between(-26, 26))} ${n(stage.dice.between(-8, 16))}`,
          stage.dice.chance(0.2) ? '#eccab8' : vary(stage.dice, colour, 0.2),
          9,
        );
      }),
    );
}

/** A steak of fish: its round with the bone's place in the middle. */
export function fishSteak({
  colour = '#f0a07a',
  size = 62,
  skin = '#8d979c',
  turn = 0,
  u = 0,
  v = 0,
  z = 10,
}: Cut & { readonly colour?: string; readonly skin?: string } = {}): Part {
  return (stage) =>
    put(
      stage,
      [u, v],
      `${made('gloss', path(blob(stage.dice, size, { points: 8, rough: 0.06, flat: 0.8 }), skin))}${made('cream', path(blob(stage.dice, size * 0.9, { points: 8, rough: 0.06, flat: 0.8 }), colour))}${times(5, (i) => line(`M0 ${n(-size * 0.1)}Q${n((i - 2) * size * 0.3)} ${n(-size * 0.3)} ${n((i - 2) * size * 0.38)} ${n(size * 0.3)}`, light(colour, 0.55), 3, 'opacity=".7"'))}${oval(0, -size * 0.04, size * 0.12, size * 0.1, dark(colour, 0.3))}`,
      { turn, z },
    );
}

/** Crushed ice under fish. */
export const iced: Part = (stage) =>
  made(
    'gloss',
    times(46, () => {
      const [x, y] = [
        stage.x + stage.dice.between(-150, 150),
        stage.y + stage.dice.between(-100, 100),
      ];
      return path(
        blob(stage.dice, stage.dice.between(9, 17), { points: 6, rough: 0.3 }),
        light('#cfe3ea', stage.dice.between(0, 0.5)),
        `transform="translate(${n(x)} ${n(y)})"`,
      );
    }),
  );

/** Eggs in their tray of pressed paper. */
export function eggTray({
  colour = '#e2b88a',
  columns = 5,
  rows = 3,
  spots = false,
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const step = 330 / columns;
    const hollow = times(columns * rows, (i) =>
      oval(
        240 + ((i % columns) - (columns - 1) / 2) * step,
        258 + (Math.floor(i / columns) - (rows - 1) / 2) * step * 0.86,
        step * 0.46,
        step * 0.4,
        '#7f7a6c',
      ),
    );
    const all = times(columns * rows, (i) => {
      const [x, y] = [
        240 + ((i % columns) - (columns - 1) / 2) * step,
        250 + (Math.floor(i / columns) - (rows - 1) / 2) * step * 0.86,
      ];
      const tone = vary(dice, colour, 0.12);
      const flecks = spots
        ? times(12, () =>
            path(
              blob(dice, dice.between(1.5, 5), { points: 6, rough: 0.4 }),
              '#4a3422',
              `transform="translate(${n(dice.between(-step * 0.26, step * 0.26))} ${n(dice.between(-step * 0.3, step * 0.2))})"`,
            ),
          )
        : '';
      return `<g transform="translate(${n(x)} ${n(y)})">${made('dough', `<path d="M0 ${n(-step * 0.52)}C${n(step * 0.3)} ${n(-step * 0.5)} ${n(step * 0.46)} ${n(step * 0.3)} 0 ${n(step * 0.32)}C${n(-step * 0.46)} ${n(step * 0.3)} ${n(-step * 0.3)} ${n(-step * 0.5)} 0 ${n(-step * 0.52)}Z" fill="${tone}"/>`)}${flecks}</g>`;
    });
    const high = rows * step * 0.86 + 40;
    return `${made('paper', `<rect x="44" y="${n(258 - high / 2)}" width="392" height="${n(high)}" rx="28" fill="#a49d8b"/>`)}${hollow}${all}`;
  };
}

/** A loaf or a baguette lying: `cuts` across its crust. */
export function lyingLoaf({
  colour = '#c9843c',
  cuts = 5,
  size = 150,
  turn = 0,
  u = 0,
  v = 0,
  wide = 0.4,
  z = 16,
}: Cut & {
  readonly colour?: string;
  readonly cuts?: number;
  readonly wide?: number;
} = {}): Part {
  return (stage) => {
    const h = size * wide;
    const body = `M${-size} 0C${-size} ${n(-h * 1.1)} ${n(-size * 0.6)} ${n(-h)} 0 ${n(-h)}S${size} ${n(-h * 1.1)} ${size} 0 ${n(size * 0.6)} ${n(h)} 0 ${n(h)} ${-size} ${n(h * 1.1)} ${-size} 0Z`;
    const scores = times(cuts, (i) => {
      const x = (i - (cuts - 1) / 2) * ((size * 1.6) / cuts);
      return `<path d="M${n(x - h * 0.5)} ${n(h * 0.5)}Q${n(x - h * 0.1)} ${n(-h * 0.2)} ${n(x + h * 0.5)} ${n(-h * 0.6)}Q${n(x + h * 0.3)} ${n(h * 0.1)} ${n(x - h * 0.5)} ${n(h * 0.5)}Z" fill="${light(colour, 0.55)}"/>`;
    });
    return put(stage, [u, v], made('bread', path(body, colour) + scores), {
      turn,
      z,
    });
  };
}
