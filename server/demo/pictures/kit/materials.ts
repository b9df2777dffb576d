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
    height: 15,
    noise: [0.035, 3, 0.12],
    shine: [0.16, 12],
    ambient: 0.42,
    shadow: [4, 4, 0.38],
  },
  /** Bread and pastry crusts: round with pores. */
  bread: {
    round: [2.5, 11],
    height: 18,
    noise: [0.06, 4, 0.3],
    shine: [0.14, 10],
    ambient: 0.34,
    shadow: [5, 5, 0.42],
  },
  /** Grilled and stewed meat: rough, moist. */
  meat: {
    round: [1.6, 6],
    height: 13,
    noise: [0.09, 4, 0.42],
    shine: [0.42, 16],
    ambient: 0.3,
    shadow: [4, 3.5, 0.5],
  },
  /** Deep-fried crust: craggy. */
  crust: {
    round: [1.4, 7],
    height: 17,
    noise: [0.13, 4, 0.6],
    shine: [0.24, 12],
    ambient: 0.36,
    shadow: [4, 4, 0.46],
  },
  /** Sauces, glazes, fruit: smooth with a sharp light. */
  gloss: {
    round: [1.6, 6],
    height: 12,
    shine: [0.75, 26],
    ambient: 0.4,
    shadow: [3, 3, 0.4],
  },
  /** Cream, curd, mashed things. */
  cream: {
    round: [1.5, 6],
    height: 11,
    noise: [0.05, 2, 0.12],
    shine: [0.22, 14],
    ambient: 0.6,
    shadow: [3, 3, 0.26],
  },
  /** Small things lying in numbers: rice, cubes, seeds, shreds. */
  grain: {
    round: [0.7, 1.8],
    height: 3.4,
    shine: [0.3, 14],
    ambient: 0.45,
    shadow: [1.6, 1.2, 0.42],
  },
  /** Herbs and leaves. */
  leaf: {
    round: [0.6, 2.6],
    height: 4,
    noise: [0.08, 2, 0.25],
    shine: [0.22, 14],
    ambient: 0.45,
    shadow: [2.4, 2, 0.36],
  },
  /** Noodles and other strings, one layer at a time. */
  string: {
    round: [0.9, 2.6],
    height: 5.4,
    shine: [0.42, 18],
    ambient: 0.4,
    shadow: [2, 1.6, 0.44],
  },
  /** Cakes and crumb: nearly flat, fine pores. */
  crumb: {
    round: [1, 4],
    height: 8,
    noise: [0.16, 3, 0.34],
    shine: [0.06, 8],
    ambient: 0.5,
    shadow: [4, 4, 0.32],
  },
  /** Paper, card, cloth, wood and tin lying on the table. */
  paper: {
    round: [0.8, 3],
    height: 4,
    noise: [0.03, 3, 0.16],
    shine: [0.05, 8],
    ambient: 0.6,
    shadow: [6, 6, 0.34],
  },
} satisfies Readonly<Record<string, Material>>;

export type MaterialName = keyof typeof materials;

/** The shape made of the material: one piece with its volume and its shadow. */
export const made = (material: MaterialName, svg: string): string =>
  `<g filter="url(#m-${material})">${svg}</g>`;

const AZIMUTH = 232;

function height({ noise, round: [fine, wide] }: Material): string {
  const rounded = `<feGaussianBlur in="SourceAlpha" stdDeviation="${fine}" result="a"/><feGaussianBlur in="SourceAlpha" stdDeviation="${wide}" result="b"/><feComposite in="a" in2="b" operator="arithmetic" k1="0" k2=".28" k3=".5" k4="0" result="h"/>`;
  if (!noise) return rounded;
  const [frequency, octaves, strength] = noise;
  return `${rounded}<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3" result="n"/><feComposite in="h" in2="n" operator="arithmetic" k1="${strength}" k2="1" k3="0" k4="0" result="h"/>`;
}

function filter(name: string, material: Material, scale: number): string {
  const { ambient, shadow, shine } = material;
  const surface = (material.height * scale).toFixed(2);
  const lamp = `<feDistantLight azimuth="${AZIMUTH}" elevation="50"/>`;
  // elevation 50° leaves 0.77 on level ground: with the ambient it comes out at the colour itself
  const lit = ((1.04 - ambient) / 0.77).toFixed(3);
  const [down, blur, opacity] = shadow;
  return `<filter id="m-${name}" x="-25%" y="-25%" width="150%" height="165%" color-interpolation-filters="sRGB">${height(material)}<feDiffuseLighting in="h" surfaceScale="${surface}" diffuseConstant="1" lighting-color="#fff4e2"><feDistantLight azimuth="${AZIMUTH}" elevation="50"/></feDiffuseLighting><feGaussianBlur stdDeviation=".5" result="d"/><feSpecularLighting in="h" surfaceScale="${surface}" specularConstant="${shine[0]}" specularExponent="${shine[1]}" lighting-color="#fff3da">${lamp}</feSpecularLighting><feGaussianBlur stdDeviation=".6" result="s"/><feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="${lit}" k2="${ambient}" k3="0" k4="0" result="c"/><feComposite in="c" in2="s" operator="arithmetic" k1="0" k2="1" k3=".8" k4="0"/><feComposite in2="SourceAlpha" operator="in" result="p"/><feDropShadow in="p" dx="${down * 0.5}" dy="${down}" stdDeviation="${blur}" flood-color="#2b1004" flood-opacity="${opacity}"/></filter>`;
}

const BLURS = [1, 2, 3, 5, 8, 14, 22] as const;

/** Out of focus, or a soft shadow. */
export const blurred = (by: (typeof BLURS)[number], svg: string): string =>
  `<g filter="url(#blur-${by})">${svg}</g>`;

/** The filters that the drawing names; `scale` is the pixels a picture unit gets, as relief is counted in pixels. */
export function materialFilters(drawing: string, scale: number): string {
  const used = Object.entries(materials).filter(([name]) =>
    drawing.includes(`#m-${name})`),
  );
  const blurs = BLURS.filter((by) => drawing.includes(`#blur-${by})`));
  return (
    used.map(([name, material]) => filter(name, material, scale)).join('') +
    blurs
      .map(
        (by) =>
          `<filter id="blur-${by}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${by}"/></filter>`,
      )
      .join('')
  );
}
