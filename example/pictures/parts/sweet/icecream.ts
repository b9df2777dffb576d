import { made } from '@/example/pictures/kit/materials';
import { at, type Part, type Stage } from '@/example/pictures/kit/stage';
import { contactShadow } from '@/example/pictures/kit/vessels';
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
  times,
  vary,
} from '@/example/pictures/kit/svg';

/** A scoop of ice cream about the origin of its foot. */
export function scoop(
  stage: Stage,
  colour: string,
  size = 56,
  bits: string | null = null,
): string {
  const { dice } = stage;
  const id = stage.id();
  const skirt = `M${n(-size * 1.06)} ${n(-size * 0.16)}q${n(size * 0.2)} ${n(size * 0.3)} ${n(size * 0.42)} ${n(size * 0.06)}t${n(size * 0.42)} ${n(size * 0.06)} ${n(size * 0.42)} ${n(-size * 0.04)} ${n(size * 0.42)} ${n(size * 0.02)} ${n(size * 0.44)} ${n(-size * 0.1)}C${n(size * 1.1)} ${n(-size * 0.5)} ${n(-size * 1.1)} ${n(-size * 0.5)} ${n(-size * 1.06)} ${n(-size * 0.16)}Z`;
  const ball = made(
    'crumb',
    `<defs>${radial(id, [light(colour, 0.5), `${colour} .55`, dark(colour, 0.3)], [0.36, 0.28, 0.8])}</defs>${path(blob(dice, size, { points: 14, rough: 0.02 }), `url(#${id})`, `transform="translate(0 ${n(-size * 0.8)})"`)}${path(skirt, colour)}`,
  );
  const specks = bits
    ? made(
        'grain',
        times(12, () =>
          path(
            blob(dice, dice.between(2, 5), { points: 5, rough: 0.4 }),
            vary(dice, bits, 0.2),
            `transform="translate(${n(dice.between(-0.7, 0.7) * size)} ${n(-size * dice.between(0.3, 1.5))})"`,
          ),
        ),
      )
    : '';
  return ball + specks;
}

interface Scoops {
  readonly colours: readonly string[];
  readonly bits?: readonly (string | null)[];
  readonly holder?: 'bowl' | 'cone' | 'glass' | 'paper';
  readonly colour?: string;
  readonly crown?: (stage: Stage) => string;
  readonly size?: number;
  readonly u?: number;
  readonly v?: number;
}

/** Scoops in a glass bowl, a paper cup or a wafer. */
export function scoops({
  bits = [],
  colour = '#f2e4cc',
  colours,
  crown,
  holder = 'paper',
  size = 1.1,
  u = 0,
  v = 0.5,
}: Scoops): Part {
  return (stage) => {
    const [x, y] = at(stage, u, v);
    const id = stage.id();
    const spots =
      colours.length === 1
        ? [[0, 0]]
        : colours.length === 2
          ? [
              [-46, 0],
              [46, 4],
            ]
          : [
              [0, -58],
              [-48, 0],
              [48, 4],
            ];
    const wide = colours.length === 1 ? 74 : 112;
    const tall = holder === 'cone' ? 132 : 92;
    const foot = holder === 'cone' ? 34 : wide * 0.68;
    const body = `M${-wide} ${-tall}L${n(-foot)} 0Q0 ${n(foot * 0.3)} ${n(foot)} 0L${wide} ${-tall}Z`;
    const see = holder === 'glass';
    const clip = stage.id();
    const grid =
      holder === 'cone'
        ? line(
            Array.from(
              { length: 9 },
              (_, i) =>
                `M${n(-wide + i * wide * 0.25)} ${-tall}L${n(-foot + i * foot * 0.25 + 20)} 0M${n(wide - i * wide * 0.25)} ${-tall}L${n(foot - i * foot * 0.25 - 20)} 0`,
            ).join(''),
            dark(colour, 0.4),
            2,
            'opacity=".6"',
          )
        : holder === 'paper'
          ? `<path d="M${n(-wide * 0.9)} ${n(-tall * 0.7)}L${n(-foot * 1.1)} ${n(-tall * 0.3)}Q0 ${n(-tall * 0.2)} ${n(foot * 1.1)} ${n(-tall * 0.3)}L${n(wide * 0.9)} ${n(-tall * 0.7)}Q0 ${n(-tall * 0.58)} ${n(-wide * 0.9)} ${n(-tall * 0.7)}Z" fill="${dark(colour, 0.26)}" opacity=".5"/>`
          : '';
    const front = `<defs>${linear(id, see ? ['#fff 0 .7', '#fff .3 .16', `${dark(colour, 0.3)} 1 .4`] : [light(colour, 0.4), `${colour} .4`, dark(colour, 0.36)], [0, 0, 1, 0.2])}</defs>${see ? `<path d="${body}" fill="url(#${id})"/>` : made('paper', `<path d="${body}" fill="url(#${id})"/>`)}<defs><clipPath id="${clip}"><path d="${body}"/></clipPath></defs><g clip-path="url(#${clip})">${grid}</g>`;
    const balls = colours
      .map((tone, i) =>
        moved(
          scoop(stage, tone, colours.length === 1 ? 70 : 60, bits[i] ?? null),
          spots[i]?.[0] ?? 0,
          (spots[i]?.[1] ?? 0) - tall + 14,
        ),
      )
      .join('');
    const drawn = `${oval(0, -tall, wide, wide * 0.24, see ? '#fff' : dark(colour, 0.3), see ? 'opacity=".3"' : '')}${balls}${front}${crown ? moved(crown(stage), 0, -tall - (colours.length > 2 ? 130 : 96)) : ''}`;
    return (
      contactShadow(x, y, foot * size, foot * 0.3 * size) +
      moved(drawn, x, y, { size })
    );
  };
}

/** A paper dripper on a glass jug, a copper cezve: what coffee is made in. */
export function coffeePot({
  kind = 'cezve' as 'cezve' | 'dripper',
  size = 1,
  u = 0,
  v = 0.4,
} = {}): Part {
  return (stage) => {
    const [x, y] = at(stage, u, v);
    const [metal, glass] = [stage.id(), stage.id()];
    const copper = '#b8652e';
    const cezve = `<defs>${linear(metal, [`${light(copper, 0.7)} .1`, `${copper} .4`, dark(copper, 0.5)], [0, 0, 1, 0.2])}</defs>${line('M50 -96L170 -150', '#4a2a16', 15)}<path d="M-46 -110C-40 -70 -78 -40 -70 -12Q0 22 70 -12C78 -40 40 -70 46 -110Z" fill="url(#${metal})"/>${oval(0, -110, 48, 15, dark(copper, 0.4))}${oval(0, -108, 42, 12, '#8a5228')}${oval(-8, -109, 26, 6, '#c99a64', 'opacity=".8"')}`;
    const dripper = `<defs>${linear(glass, ['#fff 0 .7', '#fff .3 .15', '#4a2410 1 .4'], [0, 0, 1, 0])}${linear(metal, ['#8a4a1c', '#3a1808'], [0, 0, 0, 1])}</defs><path d="M-62 -64C-84 -20 -60 0 0 0S84 -20 62 -64Z" fill="url(#${metal})"/><path d="M-30 -128C-30 -96 -80 -76 -76 -30Q-70 4 0 4T76 -30C80 -76 30 -96 30 -128Z" fill="url(#${glass})"/>${line('M66 -90C112 -96 112 -20 66 -22', '#f3e6d0', 9, 'opacity=".8"')}<path d="M-84 -206H84L30 -130H-30Z" fill="#f7f0e2"/><path d="M-84 -206H84L60 -172H-60Z" fill="#fff" opacity=".6"/>${oval(0, -206, 84, 22, '#efe4d0')}${oval(0, -202, 70, 16, '#4a2412')}${oval(-14, -204, 36, 7, '#7a4526', 'opacity=".8"')}<rect x="-44" y="-136" width="88" height="11" rx="5" fill="#e6d6bc"/>`;
    return (
      contactShadow(x, y, 70 * size, 20 * size) +
      moved(kind === 'cezve' ? cezve : dripper, x, y, { size })
    );
  };
}
