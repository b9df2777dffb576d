import { made, type MaterialName } from '../kit/materials';
import { at, type Part, type Stage } from '../kit/stage';
import { contactShadow } from '../kit/vessels';
import {
  blob,
  dark,
  light,
  line,
  linear,
  moved,
  n,
  oval,
  path,
  radial,
  smooth,
  times,
  vary,
  type Point,
} from '../kit/svg';

export interface Layer {
  readonly kind:
    | 'cheese'
    | 'crust'
    | 'leaf'
    | 'onion'
    | 'patty'
    | 'pickle'
    | 'sauce'
    | 'shreds'
    | 'slices';
  readonly colour: string;
  readonly high?: number;
}

const W = 132;

const roundEdge = (colour: string): string =>
  `stroke="${colour}" stroke-width="12" stroke-linejoin="round"`;

function frill(stage: Stage, wide: number, high: number, drop: number): string {
  const count = 11;
  const edge = Array.from({ length: count + 1 }, (_, i): Point => [
    -wide + (i * 2 * wide) / count,
    high * 0.3 + (i % 2 === 0 ? 0 : drop) * stage.dice.between(0.6, 1.1),
  ]);
  return `${smooth(edge)}L${n(wide)} ${n(-high * 0.6)}H${n(-wide)}Z`;
}

function drawLayer(stage: Stage, { colour, kind, high = 22 }: Layer): string {
  const { dice } = stage;
  const wide = W * dice.between(0.98, 1.05);
  const slab = (material: MaterialName, w: number, more = '') => {
    const id = stage.id();
    return made(
      material,
      `<defs>${linear(id, [light(colour, 0.26), `${colour} .4`, dark(colour, 0.45)], [0.1, 0, 0.4, 1])}</defs><rect x="${n(-w)}" y="${n(-high)}" width="${n(w * 2)}" height="${n(high * 1.2)}" rx="${n(high * 0.55)}" fill="url(#${id})"/>${more}`,
    );
  };
  switch (kind) {
    case 'patty':
      return (
        slab(
          'crust',
          wide,
          times(12, () =>
            path(
              blob(dice, dice.between(3, 8), { points: 6, rough: 0.4 }),
              dark(colour, 0.45),
              `transform="translate(${n(dice.between(-wide * 0.9, wide * 0.9))} ${n(-high * dice.between(0, 0.8))})" opacity=".5"`,
            ),
          ),
        ) +
        times(5, () =>
          oval(
            dice.between(-wide * 0.8, wide * 0.4),
            -high * dice.between(0.5, 0.8),
            5,
            2,
            '#ffe3b8',
            'opacity=".6"',
          ),
        )
      );
    case 'crust':
      return made(
        'crust',
        path(
          smooth(
            [
              [-wide, -high * 0.3],
              [-wide * 0.8, -high],
              [-wide * 0.3, -high * 1.12],
              [wide * 0.3, -high * 0.96],
              [wide * 0.9, -high],
              [wide * 1.04, -high * 0.2],
              [wide * 0.7, high * 0.3],
              [0, high * 0.16],
              [-wide * 0.7, high * 0.34],
            ],
            true,
          ),
          colour,
        ),
      );
    case 'cheese': {
      const corner = dice.between(-0.3, 0.3) * W;
      return made(
        'gloss',
        `<path d="M${n(-wide)} ${n(-high * 0.5)}H${n(wide)}L${n(wide * 0.98)} 6Q${n(wide * 0.6)} 8 ${n(corner + 50)} 8L${n(corner)} 34 ${n(corner - 44)} 8Q${n(-wide * 0.7)} 6 ${n(-wide * 0.98)} 12Z" fill="${colour}"/>`,
      );
    }
    case 'leaf':
      return (
        made(
          'leaf',
          path(
            frill(stage, wide, high, 20),
            dark(colour, 0.2),
            roundEdge(dark(colour, 0.2)),
          ),
        ) +
        made(
          'leaf',
          path(
            frill(stage, wide * 0.97, high * 0.7, 13),
            colour,
            roundEdge(colour),
          ),
        )
      );
    case 'slices':
      return times(3, (i) =>
        moved(
          made(
            'gloss',
            `<rect x="-50" y="${n(-high)}" width="100" height="${n(high)}" rx="${n(high * 0.45)}" fill="${colour}"/>${line(`M-40 ${n(-high * 0.5)}H40`, light(colour, 0.5), 3, 'opacity=".5"')}`,
          ),
          -80 + i * 80,
          dice.between(-2, 2),
          { turn: dice.between(-3, 3) },
        ),
      );
    case 'pickle':
      return times(4, (i) =>
        moved(
          made(
            'gloss',
            `<rect x="-30" y="${n(-high * 0.8)}" width="60" height="${n(high * 0.7)}" rx="7" fill="${dark(colour, 0.25)}"/><rect x="-28" y="${n(-high * 0.68)}" width="56" height="${n(high * 0.3)}" rx="4" fill="${light(colour, 0.3)}"/>`,
          ),
          -92 + i * 62,
          dice.between(-2, 2),
          { turn: dice.between(-4, 4) },
        ),
      );
    case 'onion':
      return made(
        'string',
        times(9, () => {
          const x = dice.between(-wide * 0.9, wide * 0.7);
          return line(
            `M${n(x)} ${n(-high * dice.between(0.1, 0.7))}q24 ${n(dice.between(-12, 12))} 52 0`,
            vary(dice, colour, 0.16),
            5,
          );
        }),
      );
    case 'shreds':
      return made(
        'meat',
        times(44, () => {
          const x = dice.between(-wide, wide * 0.8);
          return line(
            `M${n(x)} ${n(-high * dice.between(-0.2, 1))}q12 ${n(dice.between(-12, 12))} 28 ${n(dice.between(-5, 5))}`,
            vary(dice, colour, 0.24),
            7,
          );
        }),
      );
    case 'sauce':
      return made('gloss', path(frill(stage, wide * 0.96, high, 15), colour));
  }
}

function toastTop(stage: Stage, colour: string): string {
  const id = stage.id();
  return made(
    'bread',
    `<defs>${linear(id, [light(colour, 0.5), `${light(colour, 0.3)} .6`, dark(colour, 0.3)], [0, 0, 0, 1])}</defs><path d="M${-W} 0L${-W + 34} -34H${W - 34}L${W} 0V22H${-W}Z" fill="url(#${id})" stroke="${colour}" stroke-width="8" stroke-linejoin="round"/>`,
  );
}

function bunTop(stage: Stage, colour: string, seeds: string | null): string {
  const { dice } = stage;
  const id = stage.id();
  const top = made(
    'bread',
    `<defs>${radial(id, [light(colour, 0.45), `${colour} .5`, dark(colour, 0.44)], [0.36, 0.2, 0.85])}</defs><path d="M${-W - 8} 0C${-W - 16} -66 -92 -116 0 -116S${W + 16} -66 ${W + 8} 0Q${W + 8} 14 ${W - 12} 15H${-W + 12}Q${-W - 8} 14 ${-W - 8} 0Z" fill="url(#${id})"/>`,
  );
  const sesame = made(
    'grain',
    times(seeds ? 30 : 0, () => {
      const [x, y] = [dice.between(-0.82, 0.82), dice.between(0.24, 0.95)];
      return `<ellipse transform="translate(${n(x * W * Math.sqrt(1 - y * y * 0.8))} ${n(-y * 104)}) rotate(${n(dice.between(-50, 50))})" rx="5.4" ry="3.2" fill="${vary(dice, seeds ?? '', 0.06)}"/>`;
    }),
  );
  return `${top}${sesame}<path d="M-96 -62Q-60 -102 6 -104" fill="none" stroke="#fff3d8" stroke-width="12" stroke-linecap="round" opacity=".45" filter="url(#blur-5)"/>`;
}

/** A burger seen from the side, standing at u, v. */
export function burger({
  bun = '#d9913f',
  layers,
  toast = false,
  seeds = '#fbeccb' as string | null,
  size = 1,
  u = 0,
  v = 0.5,
}: {
  readonly bun?: string;
  readonly layers: readonly Layer[];
  /** Between slices of toast, not in a bun. */
  readonly toast?: boolean;
  readonly seeds?: string | null;
  readonly size?: number;
  readonly u?: number;
  readonly v?: number;
}): Part {
  return (stage) => {
    const [x, y] = at(stage, u, v);
    const id = stage.id();
    let height = 36;
    const base = made(
      'bread',
      `<defs>${linear(id, [light(bun, 0.3), `${bun} .4`, dark(bun, 0.4)], [0, 0, 0.3, 1])}</defs><path d="M${-W} -40H${W}Q${W + 10} -20 ${W - 8} -5Q${W - 20} 4 ${W - 50} 4H${-W + 50}Q${-W + 20} 4 ${-W + 8} -5Q${-W - 10} -20 ${-W} -40Z" fill="url(#${id})"/>`,
    );
    const stack = layers.map((layer) => {
      const drawn = moved(drawLayer(stage, layer), 0, -height);
      height +=
        (layer.high ?? 22) *
        (layer.kind === 'cheese' || layer.kind === 'sauce' ? 0.36 : 0.84);
      return drawn;
    });
    const drawn = `${base}${stack.join('')}${moved(toast ? toastTop(stage, bun) : bunTop(stage, bun, seeds), 0, -height - (toast ? 16 : -2))}`;
    return (
      contactShadow(x, y - 2, W * size, 24 * size) +
      moved(drawn, x, y, { size })
    );
  };
}
