import { runtimeSlot } from '@/server/runtime';
import {
  type BrandWords,
  brandWord,
  iconFile,
} from '@/utils/shell/brand-words';
import type { BrandColours } from '@/utils/shell/brand-colours';

/** What the site is called until its operator names it. */
export const OWN_NAME = 'Sofra';

/** The site's name and look, as the operator's settings say it; what is null is the product's own. */
export interface SiteBrand {
  /** Changes with every change of it; null: nothing is set. */
  readonly version: string | null;
  readonly name: BrandWords | null;
  readonly shortName: BrandWords | null;
  readonly tagline: BrandWords | null;
  readonly colours: BrandColours | null;
  /** Addresses on this site, below /storage/images/. */
  readonly logo: string | null;
  readonly logoDark: string | null;
  readonly icon: string | null;
  /** A key of the storage: a WOFF2 file. */
  readonly typeface: string | null;
  readonly legalName: string | null;
  readonly legalAddress: string | null;
  readonly legalId: string | null;
}

const NOTHING: SiteBrand = {
  version: null,
  name: null,
  shortName: null,
  tagline: null,
  colours: null,
  logo: null,
  logoDark: null,
  icon: null,
  typeface: null,
  legalName: null,
  legalAddress: null,
  legalId: null,
};

const held = () => runtimeSlot('site-brand', () => ({ brand: NOTHING }));

/**
 * The brand as this process knows it. Texts are worded where nothing can be awaited, so it is held here; it
 * is read at boot and after every change that is heard (domain/settings/held-settings.ts).
 */
export const siteBrand = (): SiteBrand => held().brand;

export function holdBrand(brand: SiteBrand): void {
  held().brand = brand;
}

/** What the site is called in that language. */
export const brandName = (lang: string): string =>
  brandWord(siteBrand().name ?? OWN_NAME, lang);

/** The same where there is little room. */
export const brandShortName = (lang: string): string => {
  const { name, shortName } = siteBrand();
  return brandWord(shortName ?? name ?? OWN_NAME, lang);
};

/** Who runs the site: name, address and number, as far as the operator has said them. */
export const legalLines = (): string[] => {
  const { legalAddress, legalId, legalName } = siteBrand();
  return [legalName, legalAddress, legalId].flatMap((line) => line ?? []);
};

/** The path of an icon, in the version of the brand. */
export const siteIconPath = (file: string): string =>
  iconFile(file, siteBrand().version);
