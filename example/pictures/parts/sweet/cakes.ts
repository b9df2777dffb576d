import { made } from '@/example/pictures/kit/materials';
import { at, type Part, type Stage } from '@/example/pictures/kit/stage';
import { contactShadow } from '@/example/pictures/kit/vessels';
import {
  dark,
  light,
  line,
  linear,
  moved,
  n,
  oval,
  smooth,
  times,
  vary,
  type Point,
} from '@/example/pictures/kit/svg';

/** A white plate under something that is seen from the side. */
function dishUnder(x: number, y: number, wide: number, colour: string): string {
  return `${contactShadow(x, y + 4, wide * 0.9, wide * 0.22)}${oval(x, y + 7, wide, wide * 0.26, dark(colour, 0.42))}${oval(x, y, wide, wide * 0.26, light(colour, 0.2))}${oval(x, y + 3, wide * 0.82, wide * 0.2, dark(colour, 0.12))}${oval(x, y + 4, wide * 0.8, wide * 0.19, colour)}`;
}

interface Slice {
  /** From the bottom up. */
  readonly layers: readonly string[];
  readonly top?: string;
  /** Crumbs or cocoa on top. */
  readonly dust?: string | null;
  readonly glossy?: boolean;
  readonly high?: number;
  readonly plate?: string;
  /** On top, about the origin at the middle of the top. */
  readonly crown?: (stage: Stage) => string;
  readonly size?: number;
  readonly u?: number;
  readonly v?: number;
}

/** A wedge of cake, its cut side towards the eye. */
export function cakeSlice({
  crown,
  dust = null,
  glossy = false,
  high = 130,
  layers,
  plate = '#f7f1e6',
  size = 1.12,
  top,
  u = 0,
  v = 0.55,
}: Slice): Part {
  return (stage) => {
    const { dice } = stage;
    const [x, y] = at(stage, u, v);
    const step = high / layers.length;
    const [l, r] = [-118, 96];
    const bands = layers.map((colour, i) => {
      const y0 = -i * step;
      const waves = (base: number): string =>
        smooth(
          Array.from({ length: 7 }, (_, k): Point => [
            l + (k * (r - l)) / 6,
            base + dice.between(-1.6, 1.6),
          ]),
        );
      return `<path d="${waves(y0)}L${r} ${n(y0 - step - 1)}L${l} ${n(y0 - step - 1)}Z" fill="${colour}"/>${line(waves(y0 - step), dark(colour, 0.26), 1.6, 'opacity=".4"')}${times(9, () => `<circle cx="${n(dice.between(l + 6, r - 6))}" cy="${n(y0 - step * dice.between(0.15, 0.85))}" r="${n(dice.between(1, 2.6))}" fill="${dark(colour, 0.3)}" opacity=".35"/>`)}`;
    });
    const cover = top ?? layers.at(-1) ?? '#fff';
    const back = `M${l} ${-high}L46 ${n(-high - 46)}L${r + 46} ${n(-high - 30)}L${r} ${-high}Z`;
    const side = `M${r} 0V${-high}L${r + 46} ${n(-high - 30)}V-24Z`;
    const shade = stage.id();
    const crumbs = dust
      ? made(
          'grain',
          times(44, () =>
            oval(
              dice.between(l + 30, r + 20),
              -high - dice.between(2, 34),
              dice.between(1.5, 3.4),
              dice.between(1, 2.4),
              vary(dice, dust, 0.2),
            ),
          ),
        )
      : '';
    const drips = glossy
      ? made(
          'gloss',
          `<path d="M${l} ${-high - 2}L46 ${n(-high - 46)}L${r + 46} ${n(-high - 30)}L${r} ${-high}q-12 26-20 4t-22 6-20-8-26 22-24-14-30 8-26-6-24 14-22-20Z" fill="${cover}"/>`,
        )
      : made(
          'cream',
          `<path d="${back}" fill="${cover}" stroke="${cover}" stroke-width="6" stroke-linejoin="round"/>`,
        );
    const drawn = `<defs>${linear(shade, ['#3a1502 0 0', '#3a1502 1 .3'], [0, 0, 1, 0.4])}</defs><path d="${side}" fill="${dark(layers[0] ?? cover, 0.34)}"/><g filter="url(#m-crumb)">${bands.join('')}</g><path d="M${l} 0H${r}V${-high}H${l}Z" fill="url(#${shade})"/>${drips}${crumbs}${crown ? moved(crown(stage), 14, -high - 24) : ''}`;
    return (
      dishUnder(x, y, 178 * size, plate) + moved(drawn, x, y - 6, { size })
    );
  };
}

/** A round cake or tart standing, its side to the eye. */
export function roundCake({
  crown,
  drip = null as string | null,
  high = 84,
  plate = '#f7f1e6',
  side = '#f6e6cc',
  size = 1,
  stripes = [] as readonly string[],
  top = '#fbf2e0',
  u = 0,
  v = 0.5,
  wide = 138,
}: {
  readonly crown?: (stage: Stage) => string;
  readonly drip?: string | null;
  readonly high?: number;
  readonly plate?: string;
  readonly side?: string;
  readonly size?: number;
  readonly stripes?: readonly string[];
  readonly top?: string;
  readonly u?: number;
  readonly v?: number;
  readonly wide?: number;
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const [x, y] = at(stage, u, v);
    const flat = 0.3;
    const id = stage.id();
    const body = `M${-wide} ${-high}V0A${wide} ${n(wide * flat)} 0 0 0 ${wide} 0V${-high}A${wide} ${n(wide * flat)} 0 0 1 ${-wide} ${-high}Z`;
    const bands = stripes
      .map(
        (colour, i) =>
          `<path d="M${-wide} ${n(-high * ((i + 0.5) / stripes.length))}A${wide} ${n(wide * flat)} 0 0 0 ${wide} ${n(-high * ((i + 0.5) / stripes.length))}" fill="none" stroke="${colour}" stroke-width="${n((high / stripes.length) * 0.6)}"/>`,
      )
      .join('');
    const runs = drip
      ? made(
          'gloss',
          `<path d="${smooth([
            ...Array.from({ length: 15 }, (_, i): Point => {
              const a = Math.PI - (i / 14) * Math.PI;
              return [
                Math.cos(a) * wide,
                -high +
                  Math.sin(a) * wide * flat +
                  (i % 2 === 0 ? 6 : dice.between(20, 44)),
              ];
            }),
          ])}A${wide} ${n(wide * flat)} 0 0 0 ${-wide} ${-high}Z" fill="${drip}"/>${oval(0, -high, wide, wide * flat, drip)}`,
        )
      : '';
    const drawn = `<defs>${linear(id, [`${light(side, 0.3)} 0`, `${side} .35`, `${dark(side, 0.36)} 1`], [0, 0, 1, 0])}</defs>${made('cream', `<path d="${body}" fill="url(#${id})"/>`)}${bands}${oval(0, -high, wide, wide * flat, top)}${oval(0, -high, wide * 0.97, wide * flat * 0.96, light(top, 0.2))}${runs}${crown ? moved(crown(stage), 0, -high) : ''}`;
    return (
      dishUnder(x, y + 12, 190 * size, plate) + moved(drawn, x, y, { size })
    );
  };
}
