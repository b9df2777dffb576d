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

const styles = new WeakMap<Palettes, Map<string, string>>();

/** A stylesheet of a plain page in the site's colours, made once for each brand; `name` is another one's for each `make`. */
export function siteStyle(
  name: string,
  make: (palettes: Palettes) => string,
): string {
  const palettes = sitePalettes();
  const known = styles.get(palettes) ?? new Map<string, string>();
  styles.set(palettes, known);
  const style = known.get(name) ?? make(palettes);
  known.set(name, style);
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
