/** The colours that a brand may set, as styles/tokens.css names them. */
export const BRAND_TOKENS = [
  'primary',
  'primary-hover',
  'on-primary',
  'primary-soft',
  'on-primary-soft',
  'page',
  'surface',
  'raised',
  'sunk',
  'sunk-hover',
  'lifted',
  'hovered',
  'ink',
  'ink-soft',
  'ink-disabled',
  'line',
  'line-strong',
  'control',
  'dark',
  'on-dark',
  'star',
] as const;

export type BrandToken = (typeof BRAND_TOKENS)[number];

/** Colours of one scheme, each as #rrggbb. */
export type SchemeColours = Readonly<Partial<Record<BrandToken, string>>>;

export interface BrandColours {
  readonly light: SchemeColours;
  readonly dark: SchemeColours;
}

/** How a colour is written. */
export const COLOUR_EXAMPLE = '#1F5FA8'; // colour-ok: an example

const HEX = /^#[\da-f]{6}$/i;

const isToken = (name: string): name is BrandToken =>
  (BRAND_TOKENS as readonly string[]).includes(name);

/** One scheme's colours; a text says what is wrong. */
function schemeOf(value: unknown, scheme: string): SchemeColours | string {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `${scheme} must be names with colours`;
  for (const [name, colour] of Object.entries(value)) {
    if (!isToken(name))
      return `${scheme}: there is no colour "${name}". There are ${BRAND_TOKENS.join(', ')}`;
    if (typeof colour !== 'string' || !HEX.test(colour))
      return `${scheme}: ${name} must be a colour such as ${COLOUR_EXAMPLE}`;
  }
  return value as SchemeColours;
}

/**
 * Reads a brand's colours: one colour, the primary of the light scheme, or JSON of `{light, dark}`. Answers a text that says
 * what is wrong where it is neither.
 */
export function readColours(value: string): BrandColours | string {
  if (HEX.test(value)) return { light: { primary: value }, dark: {} };
  let said: unknown;
  try {
    said = JSON.parse(value);
  } catch {
    return `a colour such as ${COLOUR_EXAMPLE}, or JSON of {"light": {"primary": "${COLOUR_EXAMPLE}"}, "dark": {}}`;
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    return `a colour such as ${COLOUR_EXAMPLE}, or {"light": {…}, "dark": {…}}`;
  const { dark, light, ...others } = said as Record<string, unknown>;
  const [other] = Object.keys(others);
  if (other) return `"${other}" is neither light nor dark`;
  const [day, night] = [schemeOf(light, 'light'), schemeOf(dark, 'dark')];
  if (typeof day === 'string') return day;
  return typeof night === 'string' ? night : { light: day, dark: night };
}
