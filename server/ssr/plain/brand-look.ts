import { createHash } from 'node:crypto';
import { type SiteBrand, siteBrand } from '@/server/caches/site-brand';
import { brandPalettes, type Palettes } from '@/styles/theme/brand-palette';

const made = new WeakMap<SiteBrand, Palettes>();

/** The site's colours, made once for each brand. */
export function sitePalettes(): Palettes {
  const brand = siteBrand();
  const known = made.get(brand);
  if (known) return known;
  const palettes = brandPalettes(brand.colours);
  made.set(brand, palettes);
  return palettes;
}

interface PlainStyle {
  readonly css: string;
  /** As a policy names it. */
  readonly hash: string;
}

/** A text of a page, as its Content-Security-Policy names it. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const styles = new WeakMap<Palettes, Map<string, PlainStyle>>();

/** A stylesheet of a plain page in the site's colours, made once for each brand; `name` is another one's for each `make`. */
export function siteStyle(
  name: string,
  make: (palettes: Palettes) => string,
): PlainStyle {
  const palettes = sitePalettes();
  const made = styles.get(palettes) ?? new Map<string, PlainStyle>();
  styles.set(palettes, made);
  const known = made.get(name);
  if (known) return known;
  const css = make(palettes);
  const style = { css, hash: policyHash(css) };
  made.set(name, style);
  return style;
}

/** What a page's head names of the brand; null: the product's own look. */
export function brandLinks() {
  const { colours, typeface, version } = siteBrand();
  if (!version) return null;
  return {
    version,
    hasLook: Boolean(colours ?? typeface),
    hasTypeface: typeface !== null,
  };
}
