import { createHash } from 'node:crypto';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { holdBrand, siteBrand } from '@/server/caches/site-brand';
import { readBrandWords } from '@/utils/shell/brand-words';
import { readColours } from '@/utils/shell/brand-colours';

/** The settings that a brand is made of. */
export const BRAND_KEYS: readonly string[] = [
  'name',
  'short_name',
  'tagline',
  'colours',
  'logo',
  'logo_dark',
  'icon',
  'typeface',
  'legal_name',
  'legal_address',
  'legal_id',
];

/** What was kept was checked; what somebody wrote past the checks is as if it were not there. */
function coloursOf(value: string | undefined) {
  const colours = value ? readColours(value) : null;
  return typeof colours === 'string' ? null : colours;
}

/** Holds the brand that these settings make for this process (caches/site-brand.ts). A change forgets everything that may name the site. */
export function holdKeptBrand(kept: ReadonlyMap<string, string>): void {
  const rows = BRAND_KEYS.flatMap((key) => {
    const value = kept.get(key);
    return value ? [[key, value] as const] : [];
  });
  const version = rows.length
    ? createHash('sha256')
        .update(JSON.stringify(rows))
        .digest('hex')
        .slice(0, 10)
    : null;
  if (version === siteBrand().version) return;
  const at = (key: string): string | null => kept.get(key) || null;
  const words = (key: string) => readBrandWords(kept.get(key) ?? '', Infinity);
  holdBrand({
    version,
    name: words('name'),
    shortName: words('short_name'),
    tagline: words('tagline'),
    colours: coloursOf(kept.get('colours')),
    logo: at('logo'),
    logoDark: at('logo_dark'),
    icon: at('icon'),
    typeface: at('typeface'),
    legalName: at('legal_name'),
    legalAddress: at('legal_address'),
    legalId: at('legal_id'),
  });
  forgetCached('');
}
