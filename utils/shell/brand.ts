/** The picture at the top of every page. */
export interface BrandLogo {
  readonly src: string;
  /** For the dark scheme; not there: the same. */
  readonly dark?: string;
  /** Its size in pixels, so that nothing moves when it comes. */
  readonly width: number;
  readonly height: number;
  /** It is a mark, beside which the name is written. */
  readonly isMark?: true;
}

/** What pages show of the site's brand (server/caches/site-brand.ts). */
export interface ShellBrand {
  /** In the language of the page. */
  readonly name: string;
  /** Not there: the product's own, which is drawn. */
  readonly logo?: BrandLogo;
  /** Who runs the site: name, address and number; not there: not said. */
  readonly legal?: string;
}
