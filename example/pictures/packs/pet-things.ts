import { made } from '@/example/pictures/kit/materials';
import { line, linear, oval, times } from '@/example/pictures/kit/svg';
import { mark } from './marks';
import { lit } from './solid';

/** Things for pets that are no packs, drawn about their foot; half their width stands with them. */
export const petThings = {
  litterBox: [
    140,
    () =>
      `${made('paper', '<path d="M-150 -120H150L128 0Q126 8 116 8H-116Q-126 8 -128 0Z" fill="#5f8fa8"/>')}<ellipse cy="-118" rx="140" ry="28" fill="#2f4f60"/>${made(
        'grain',
        times(90, (i) =>
          oval(
            Math.cos(i * 2.4) * 126 * Math.sqrt(i / 90),
            -114 + Math.sin(i * 2.4) * 22 * Math.sqrt(i / 90),
            6,
            4,
            i % 3 ? '#d9d2c4' : '#bfb5a2',
          ),
        ),
      )}${made('paper', '<path d="M-160 -134Q-160 -146 -146 -146H146Q160 -146 160 -134V-118H146Q120 -140 0 -140T-146 -118H-160Z" fill="#78a8c0"/>')}`,
  ],
  collar: [
    110,
    () =>
      `${line('M-100 -90C-100 -170 100 -170 100 -90', '#8f1f24', 26)}${line('M-100 -90C-100 -10 100 -10 100 -90', '#c2321f', 28)}${line('M-96 -84C-92 -14 92 -14 96 -84', '#fff', 2.4, 'stroke-dasharray="7 6" opacity=".7"')}${made('gloss', '<rect x="-26" y="-48" width="52" height="40" rx="8" fill="none" stroke="#b9bec2" stroke-width="9"/>')}${made('gloss', '<circle cx="0" cy="14" r="22" fill="#d9b045"/>')}<g transform="translate(0 14)">${mark('paw', '#8f6a1c', 24)}</g>`,
  ],
  lead: [
    110,
    () =>
      `${line('M-20 -20C-160 -10 -150 -160 -10 -150S130 -60 20 -56 -110 -110 10 -190 90 -260 60 -270', '#2f6f9f', 16)}${line('M-20 -20C-160 -10 -150 -160 -10 -150S130 -60 20 -56 -110 -110 10 -190 90 -260 60 -270', '#9fc9e6', 2.4, 'stroke-dasharray="9 7"')}${made('gloss', '<path d="M-24 -34h30a10 10 0 0 1 0 28h-30a10 10 0 0 1 0-28Z" fill="none" stroke="#c3c8cc" stroke-width="8"/>')}`,
  ],
  mice: [
    120,
    () =>
      times(
        3,
        (i) =>
          `<g transform="translate(${(i - 1) * 92} ${i === 1 ? 10 : -30})">${line('M44 -14Q80 -40 70 0', '#c98a8a', 5)}${made('dough', `<path d="M-52 0C-52 -40 -10 -58 24 -46S56 0 44 0Z" fill="${['#8f8f98', '#d9c3a0', '#6f7f8f'][i] ?? '#8f8f98'}"/><circle cx="-14" cy="-44" r="15" fill="#e9b9b9"/>`)}<circle cx="-52" cy="-4" r="5" fill="#3a2020"/></g>`,
      ),
  ],
  ball: [
    90,
    (id: () => string) => {
      const g = id();
      return `<defs>${linear(g, ['#ff8a5c', '#e0452d .5', '#8f1f14'])}</defs>${made('gloss', `<circle cy="-90" r="90" fill="url(#${g})"/>`)}<path d="M-84 -120Q0 -70 84 -120M-84 -60Q0 -110 84 -60" stroke="#fbe9d2" stroke-width="10" fill="none"/><ellipse cx="-34" cy="-140" rx="22" ry="14" fill="#fff" opacity=".6" filter="url(#blur-3)"/>`;
    },
  ],
  post: [
    110,
    (id: () => string) =>
      `${made('paper', '<rect x="-112" y="-26" width="224" height="30" rx="12" fill="#8f7a62"/>')}${lit(
        { id },
        `M-34 -270V-22H34V-270Z`,
        '#c9a877',
        times(24, (i) =>
          line(
            `M-36 ${-260 + i * 10}Q0 ${-252 + i * 10} 36 ${-262 + i * 10}`,
            '#8f6f42',
            3,
          ),
        ),
      )}${made('dough', '<ellipse cy="-282" rx="70" ry="22" fill="#a88a6a"/>')}${line('M60 -276Q84 -220 70 -190', '#7a5a3a', 4)}${made('dough', '<circle cx="70" cy="-178" r="17" fill="#c2552d"/>')}`,
  ],
  bowlSteel: [
    120,
    (id: () => string) => {
      const g = id();
      return `<defs>${linear(g, ['#f4f6f7', '#aab1b6 .4', '#e9ecee .6', '#757d82'], [0, 0, 1, 0])}</defs>${made('paper', `<path d="M-96 -90H96L126 0H-126Z" fill="url(#${g})"/>`)}<ellipse cy="-90" rx="98" ry="26" fill="#dfe3e6"/><ellipse cy="-88" rx="88" ry="21" fill="#7f878c"/>${made(
        'crust',
        times(26, (i) =>
          oval(
            Math.cos(i * 2.4) * 74 * Math.sqrt(i / 26),
            -96 + Math.sin(i * 2.4) * 15 * Math.sqrt(i / 26),
            11,
            8,
            i % 2 ? '#9a5f34' : '#7f4a26',
          ),
        ),
      )}`;
    },
  ],
  brush: [
    80,
    () =>
      `<g transform="rotate(18)">${made('gloss', '<path d="M-14 0Q0 14 14 0L10 -120H-10Z" fill="#7f5fb0"/>')}${made('paper', '<rect x="-84" y="-230" width="168" height="112" rx="22" fill="#9a7fc9"/>')}<rect x="-68" y="-216" width="136" height="84" rx="12" fill="#f0eaf7"/>${times(45, (i) => line(`M${-60 + (i % 9) * 15} ${-206 + Math.floor(i / 9) * 16}l3 -7`, '#8d979c', 2.4))}</g>`,
  ],
  carrier: [
    150,
    (id: () => string) => {
      const g = id();
      return `<defs>${linear(g, ['#f1e6d2', '#d9c3a0 .5', '#a88a5f'])}</defs>${line('M-60 -196Q-60 -236 0 -236T60 -196', '#6f7f8f', 18)}${made('paper', `<path d="M-150 -100Q-150 -200 -100 -200H100Q150 -200 150 -100V0H-150Z" fill="url(#${g})"/>`)}<path d="M-150 -96H150" stroke="#7a8f9f" stroke-width="10"/><rect x="-90" y="-168" width="120" height="150" rx="26" fill="#2a2f33"/>${times(6, (i) => `<path d="M${-78 + i * 20} -164V-22" stroke="#c3c8cc" stroke-width="5"/>`)}${times(4, (i) => `<path d="M-88 ${-140 + i * 34}H28" stroke="#c3c8cc" stroke-width="5"/>`)}${times(4, (i) => `<rect x="${56 + (i % 2) * 38}" y="${-150 + Math.floor(i / 2) * 26}" width="26" height="10" rx="5" fill="#7a5a34"/>`)}`;
    },
  ],
} satisfies Readonly<
  Record<string, readonly [number, (id: () => string) => string]>
>;
