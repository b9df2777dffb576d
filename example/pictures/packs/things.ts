import { made } from '@/example/pictures/kit/materials';
import type { Part } from '@/example/pictures/kit/stage';
import {
  light,
  line,
  linear,
  n,
  oval,
  times,
} from '@/example/pictures/kit/svg';
import { petThings } from './pet-things';
import { cylinder, lit, stood, type Placed } from './solid';
import { mark } from './marks';

const stick = (x: number, high: number, colour: string, wide = 10): string =>
  made(
    'gloss',
    `<rect x="${x - wide / 2}" y="${-high}" width="${wide}" height="${high}" rx="${wide / 2}" fill="${colour}"/>`,
  );

/** Things that are no packs, drawn about their foot; half their width stands with them. */
const drawings = {
  broom: [
    90,
    () =>
      `${stick(0, 330, '#c08a4f', 14)}${made(
        'string',
        times(15, (i) =>
          line(
            `M${n((i - 7) * 3)} -92Q${n((i - 7) * 8)} -50 ${n((i - 7) * 12)} 0`,
            i % 2 ? '#c9a052' : '#a87f3a',
            8,
          ),
        ),
      )}${made('paper', '<rect x="-36" y="-108" width="72" height="26" rx="10" fill="#b5402d"/>')}`,
  ],
  thermometer: [
    60,
    () =>
      `<g transform="rotate(24) translate(30 -150)">${made('gloss', '<path d="M-26 -120Q-26 -140 0 -140T26 -120V30Q26 60 8 70L6 128Q0 138 -6 128L-8 70Q-26 60 -26 30Z" fill="#f4f7f8"/>')}<rect x="-16" y="-112" width="32" height="64" rx="6" fill="#9db8a4"/><path d="M-8 -98H8M-8 -86H8M-8 -64H8" stroke="#24352b" stroke-width="5"/><circle cy="-20" r="11" fill="#2f7dbf"/><path d="M-5 104H5L4 130Q0 136 -4 130Z" fill="#b5bcc0"/></g>`,
  ],
  masks: [
    120,
    () =>
      times(3, (i) =>
        made(
          'paper',
          `<g transform="translate(${i * 10 - 10} ${-i * 34 - 60})"><path d="M-110 -30Q0 -64 110 -30V34Q0 66 -110 34Z" fill="${light('#8fbfdc', i * 0.16)}"/><path d="M-108 -12Q0 -40 108 -12M-108 6Q0 -16 108 6M-108 22Q0 10 108 22" stroke="#5f94b5" stroke-width="3" fill="none"/></g>`,
        ),
      ) +
      line('M-110 -110C-190 -150 -170 -30 -104 -76', '#f3f6f8', 5) +
      line('M120 -110C196 -150 176 -30 112 -76', '#f3f6f8', 5),
  ],
  firstAid: [
    130,
    (id: () => string) => {
      const g = id();
      return `<defs>${linear(g, ['#e05a4a', '#c2321f .5', '#8f1f14'])}</defs>${line('M-50 -190Q-50 -226 0 -226T50 -190', '#7f1a10', 16)}${made('paper', `<rect x="-130" y="-196" width="260" height="190" rx="26" fill="url(#${g})"/>`)}<path d="M-130 -106H130" stroke="#7f1a10" stroke-width="4" opacity=".6"/><circle cy="-102" r="58" fill="#fbf6ee"/><g transform="translate(0 -102)">${mark('cross', '#c2321f', 74)}</g>`;
    },
  ],
  cotton: [
    120,
    (id: () => string) => {
      const g = id();
      // loose tufts in front of the roll they are torn from
      const tufts = [
        [-98, -14, 34],
        [-50, -6, 28],
        [98, -12, 32],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          made(
            'cream',
            oval(x, y, r, r * 0.8, '#ffffff') +
              oval(x - r * 0.5, y + r * 0.16, r * 0.6, r * 0.5, '#f4f4f6') +
              oval(x + r * 0.46, y + r * 0.2, r * 0.56, r * 0.46, '#fafafc'),
          ),
        )
        .join('');
      return `<defs>${linear(g, ['#ffffff', '#f2f4f8 .5', '#d4dae4'])}</defs>${made('cream', `<rect x="-100" y="-196" width="200" height="196" rx="50" fill="url(#${g})"/>`)}${made('paper', '<rect x="-102" y="-150" width="204" height="92" fill="#3f7fb4"/>')}<g transform="translate(0 -104)">${mark('cross', '#ffffff', 58)}</g>${tufts}`;
    },
  ],
  toothbrush: [
    70,
    () =>
      `<g transform="rotate(-16)">${made('gloss', '<path d="M-12 -10Q-12 4 0 4T12 -10L9 -170 12 -250Q12 -292 0 -292T-12 -250L-9 -170Z" fill="#2f9f9a"/>')}<rect x="-12" y="-84" width="24" height="70" rx="10" fill="#f4f7f4" opacity=".7"/>${made(
        'string',
        times(7, (i) =>
          line(`M8 ${-284 + i * 11}H44`, i % 2 ? '#f4fbff' : '#6fc2d8', 9),
        ),
      )}</g>`,
  ],
  razor: [
    70,
    () =>
      times(
        3,
        (i) =>
          `<g transform="translate(${(i - 1) * 78} ${i === 1 ? 14 : 0}) rotate(${(i - 1) * 8})">${made('gloss', `<path d="M-9 0Q0 8 9 0L7 -130 14 -196H-14L-7 -130Z" fill="${['#2f7dbf', '#3f9f8a', '#e07b4f'][i] ?? '#2f7dbf'}"/>`)}${made('paper', '<rect x="-40" y="-224" width="80" height="32" rx="8" fill="#e9edf0"/>')}<path d="M-32 -214H32M-32 -204H32" stroke="#8d979c" stroke-width="4"/></g>`,
      ),
  ],
  babyBottle: [
    60,
    () =>
      `${made('gloss', '<path d="M-22 -214Q-20 -236 -10 -242Q-12 -268 0 -272 12 -268 10 -242 20 -236 22 -214Z" fill="#e9b98a"/>')}<path d="M-50 -8Q-50 6 0 8 50 6 50 -8V-150Q50 -176 40 -186H-40Q-50 -176 -50 -150Z" fill="#dbe9ee" opacity=".8"/><path d="M-46 -8Q-46 4 0 6 46 4 46 -8V-112H-46Z" fill="#fdf6e8"/>${times(5, (i) => `<path d="M20 ${-30 - i * 24}H42" stroke="#7fa9bf" stroke-width="4"/>`)}${made('paper', '<path d="M-46 -214H46L50 -180H-50Z" fill="#5fb0c9"/>')}<path d="M-36 -160V-20" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7"/>`,
  ],
  pads: [
    110,
    () =>
      times(
        6,
        (i) =>
          `<g transform="translate(${(i - 2.5) * 30} 0)">${made('cream', `<rect x="-24" y="-150" width="48" height="150" rx="22" fill="${i % 2 ? '#f6eef6' : '#e9d9ec'}"/>`)}</g>`,
      ),
  ],
  bone: [
    110,
    () =>
      `<g transform="translate(0 -70) rotate(-16) scale(2.3)">${made('cream', mark('bone', '#f0dcc0', 100))}</g>`,
  ],
  ...petThings,
  balloons: [
    80,
    () =>
      times(5, (i) => {
        const [x, y] = [(i - 2) * 52, -220 - (i % 2) * 46 - (i === 2 ? 40 : 0)];
        const colour =
          ['#e0456a', '#f2a12f', '#4f8fd0', '#8f5fc2', '#3f9f7a'][i] ??
          '#e0456a';
        return `${line(`M${x} ${y + 58}Q${n(x * 0.5)} -80 0 0`, '#b9a58f', 2)}${made('gloss', `<path d="M${x} ${y + 58}C${x - 66} ${y + 10} ${x - 50} ${y - 66} ${x} ${y - 66}S${x + 66} ${y + 10} ${x} ${y + 58}l-7 10h14Z" fill="${colour}"/>`)}<ellipse cx="${x - 20}" cy="${y - 30}" rx="9" ry="17" fill="#fff" opacity=".55" transform="rotate(24 ${x - 20} ${y - 30})"/>`;
      }),
  ],
  teddy: [
    110,
    () =>
      made(
        'crumb',
        `<ellipse cx="-62" cy="-24" rx="36" ry="30" fill="#a8703c"/><ellipse cx="62" cy="-24" rx="36" ry="30" fill="#a8703c"/><ellipse cy="-80" rx="80" ry="82" fill="#b57b44"/><ellipse cx="-84" cy="-110" rx="26" ry="46" fill="#a8703c" transform="rotate(24 -84 -110)"/><ellipse cx="84" cy="-110" rx="26" ry="46" fill="#a8703c" transform="rotate(-24 84 -110)"/><circle cx="-56" cy="-250" r="28" fill="#a8703c"/><circle cx="56" cy="-250" r="28" fill="#a8703c"/><circle cy="-204" r="74" fill="#b98049"/>`,
      ) +
      `${oval(0, -70, 50, 54, '#d9b07a')}${oval(0, -184, 34, 27, '#e3c294')}<circle cx="-26" cy="-216" r="7" fill="#24140a"/><circle cx="26" cy="-216" r="7" fill="#24140a"/>${oval(0, -194, 10, 7, '#3a2010')}${line('M0 -188Q-8 -174 -16 -180M0 -188Q8 -174 16 -180', '#3a2010', 3)}${made('paper', '<path d="M0 -138L-44 -158V-116ZM0 -138L44 -158V-116Z" fill="#c2321f"/>')}`,
  ],
  candle: [
    70,
    (id: () => string) =>
      `<path d="M0 -212C14 -190 16 -180 0 -166-16 -180 -14 -190 0 -212Z" fill="#ffc34f"/><circle cy="-186" r="46" fill="#ffd98a" opacity=".35" filter="url(#blur-14)"/>${line('M0 -166V-146', '#3a2a1c', 4)}${lit({ id }, cylinder(66, 140), '#e9d3b8', `<rect x="-66" y="-104" width="132" height="66" fill="#fbf6ec"/><g transform="translate(0 -72)">${mark('flower', '#b5707f', 40)}</g>`)}${oval(0, -140, 62, 15, '#f6e6cf')}`,
  ],
  vase: [
    70,
    () =>
      `<path d="M-44 -8Q-44 8 0 10T44 -8C60 -90 30 -130 26 -180 26 -210 44 -226 50 -244H-50C-44 -226 -26 -210 -26 -180 -30 -130 -60 -90 -44 -8Z" fill="#a9cfd6" opacity=".55"/><path d="M-44 -8Q-44 8 0 10T44 -8C54 -60 46 -94 38 -120H-38C-46 -94 -54 -60 -44 -8Z" fill="#7fb3c2" opacity=".5"/><ellipse cy="-244" rx="50" ry="12" fill="none" stroke="#fff" stroke-width="4" opacity=".9"/><path d="M-32 -110C-42 -70 -38 -40 -34 -14M-20 -200C-18 -170 -26 -150 -32 -130" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".75"/>`,
  ],
} satisfies Readonly<
  Record<string, readonly [number, (id: () => string) => string]>
>;

export type Thing = keyof typeof drawings;

/** Something that is no pack, standing on the table. */
export function tall({
  kind,
  ...placed
}: Placed & { readonly kind: Thing }): Part {
  const [half, draw] = drawings[kind];
  return stood(placed, half * 0.9, ({ id }) => draw(id));
}
