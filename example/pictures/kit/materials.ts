/** How a flat shape of a material takes the light: its silhouette is the height of a relief, lit from the upper left. */
interface Material {
  /** Two roundings of the edge in picture units, added up: a fine and a wide one. */
  readonly round: readonly [fine: number, wide: number];
  readonly height: number;
  /** Grain on the surface: frequency, octaves, strength 0…1. */
  readonly noise?: readonly [
    frequency: number,
    octaves: number,
    strength: number,
  ];
  /** Shine: strength and how narrow. */
  readonly shine: readonly [strength: number, narrow: number];
  /** What the shade leaves of the colour, 0…1. */
  readonly ambient: number;
  /** The shadow on what lies under it: down, blur, opacity. */
  readonly shadow: readonly [down: number, blur: number, opacity: number];
}

const materials = {
  /** Dough, dumplings, rolls: soft and round. */
  dough: {
    round: [2, 9],
    height: 11,
    noise: [0.03, 2, 0.03],
    shine: [0.12, 12],
    ambient: 0.5,
    shadow: [4, 4, 0.38],
  },
  /** Bread and pastry crusts: round with pores. */
  bread: {
    round: [2.5, 11],
    height: 13,
    noise: [0.05, 3, 0.06],
    shine: [0.14, 10],
    ambient: 0.44,
    shadow: [5, 5, 0.42],
  },
  /** Grilled and stewed meat: rough, moist. */
  meat: {
    round: [1.6, 6],
    height: 11,
    noise: [0.08, 3, 0.24],
    shine: [0.34, 16],
    ambient: 0.4,
    shadow: [4, 3.5, 0.5],
  },
  /** Deep-fried crust: craggy. */
  crust: {
    round: [1.4, 7],
    height: 13,
    noise: [0.11, 3, 0.3],
    shine: [0.2, 12],
    ambient: 0.44,
    shadow: [4, 4, 0.46],
  },
  /** Sauces, glazes, fruit: smooth with a sharp light. */
  gloss: {
    round: [1.6, 6],
    height: 8,
    shine: [0.5, 24],
    ambient: 0.52,
    shadow: [3, 3, 0.4],
  },
  /** Cream, curd, mashed things. */
  cream: {
    round: [1.5, 6],
    height: 8,
    noise: [0.05, 2, 0.025],
    shine: [0.14, 12],
    ambient: 0.68,
    shadow: [3, 3, 0.26],
  },
  /** Small things lying in numbers: rice, cubes, seeds, shreds. */
  grain: {
    round: [0.7, 1.8],
    height: 2.3,
    shine: [0.3, 14],
    ambient: 0.6,
    shadow: [1.6, 1.2, 0.42],
  },
  /** Herbs and leaves. */
  leaf: {
    round: [0.6, 2.6],
    height: 3,
    noise: [0.08, 2, 0.25],
    shine: [0.22, 14],
    ambient: 0.58,
    shadow: [2.4, 2, 0.36],
  },
  /** Noodles and other strings, one layer at a time. */
  string: {
    round: [0.9, 2.6],
    height: 3.6,
    shine: [0.42, 18],
    ambient: 0.56,
    shadow: [2, 1.6, 0.44],
  },
  /** Cakes and crumb: nearly flat, fine pores. */
  crumb: {
    round: [1, 4],
    height: 6,
    noise: [0.14, 2, 0.1],
    shine: [0.06, 8],
    ambient: 0.6,
    shadow: [4, 4, 0.32],
  },
  /** Paper, card, cloth, wood and tin lying on the table. */
  paper: {
    round: [0.8, 3],
    height: 3,
    noise: [0.03, 2, 0.02],
    shine: [0.05, 8],
    ambient: 0.66,
    shadow: [6, 6, 0.34],
  },
} satisfies Readonly<Record<string, Material>>;

export type MaterialName = keyof typeof materials;

/** The shape made of the material: one piece with its volume and its shadow. */
export const made = (material: MaterialName, svg: string): string =>
  `<g filter="url(#m-${material})">${svg}</g>`;

const AZIMUTH = 232;
const LAMP = `<feDistantLight azimuth="${AZIMUTH}" elevation="50"/>`;

/** Drawn by the layer and in numbers: one rounding and no shine, as every step is a pass over all pixels. */
const PLAIN: ReadonlySet<string> = new Set(['grain', 'leaf', 'string']);

function relief(
  { noise, round: [fine, wide] }: Material,
  plain: boolean,
): string {
  const rounded = plain
    ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${(fine + wide) / 2}" result="h"/>`
    : `<feGaussianBlur in="SourceAlpha" stdDeviation="${fine}" result="a"/><feGaussianBlur in="SourceAlpha" stdDeviation="${wide}" result="b"/><feComposite in="a" in2="b" operator="arithmetic" k1="0" k2=".28" k3=".5" k4="0" result="h"/>`;
  if (!noise || plain) return rounded;
  const [frequency, octaves, strength] = noise;
  return `${rounded}<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${Math.min(3, octaves)}" seed="7"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3" result="n"/><feComposite in="h" in2="n" operator="arithmetic" k1="${strength}" k2="1" k3="0" k4="0" result="h"/>`;
}

// feDropShadow of librsvg shadows the unlit shape, whatever its `in` says: the shadow is made by hand
function filter(name: string, material: Material, scale: number): string {
  const { ambient, shadow, shine } = material;
  const plain = PLAIN.has(name);
  const surface = (material.height * scale * (plain ? 0.8 : 1)).toFixed(2);
  // elevation 50° leaves 0.77 on level ground: with the ambient it comes out at the colour itself
  const lit = ((1.04 - ambient) / 0.77).toFixed(3);
  const [down, blur, opacity] = shadow;
  const region = plain
    ? 'x="-12%" y="-12%" width="124%" height="128%"'
    : 'x="-16%" y="-16%" width="132%" height="144%"';
  const shone = plain
    ? ''
    : `<feSpecularLighting in="h" surfaceScale="${surface}" specularConstant="${shine[0]}" specularExponent="${shine[1]}" lighting-color="#fff3da" result="s">${LAMP}</feSpecularLighting><feComposite in="c" in2="s" operator="arithmetic" k1="0" k2="1" k3=".8" k4="0"/>`;
  const diffuse = `<feDiffuseLighting in="h" surfaceScale="${surface}" diffuseConstant="1" lighting-color="#fff4e2" result="d">${LAMP}</feDiffuseLighting>${material.noise || plain ? '' : '<feGaussianBlur stdDeviation=".5" result="d"/>'}`;
  return `<filter id="m-${name}" ${region} color-interpolation-filters="sRGB">${relief(material, plain)}${diffuse}<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="${lit}" k2="${ambient}" k3="0" k4="0" result="c"/>${shone}<feComposite in2="SourceAlpha" operator="in" result="p"/><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${down * 0.5}" dy="${down}" result="o"/><feFlood flood-color="#2b1004" flood-opacity="${opacity}"/><feComposite in2="o" operator="in"/><feMerge><feMergeNode/><feMergeNode in="p"/></feMerge></filter>`;
}

const BLURS = [1, 2, 3, 5, 8, 14, 22] as const;

/** Out of focus, or a soft shadow. */
export const blurred = (by: (typeof BLURS)[number], svg: string): string =>
  `<g filter="url(#blur-${by})">${svg}</g>`;

/** Out of focus as far as it reaches: what fills the whole picture. */
export const unfocused = (by: (typeof BLURS)[number], svg: string): string =>
  `<g filter="url(#soft-${by})">${svg}</g>`;

/** The materials that the drawing names; `scale` is the pixels a picture unit gets, as relief is counted in pixels. */
export const reliefFilters = (drawing: string, scale: number): string =>
  Object.entries(materials)
    .filter(([name]) => drawing.includes(`#m-${name})`))
    .map(([name, material]) => filter(name, material, scale))
    .join('');

/** The blurs that the drawing names. */
export function blurFilters(drawing: string): string {
  const blur = (id: string, by: number, region: string) =>
    drawing.includes(`#${id}-${by})`)
      ? `<filter id="${id}-${by}" ${region}><feGaussianBlur stdDeviation="${by}"/></filter>`
      : '';
  return BLURS.map(
    (by) =>
      blur('blur', by, 'x="-60%" y="-60%" width="220%" height="220%"') +
      blur('soft', by, 'x="0" y="0" width="100%" height="100%"'),
  ).join('');
}
