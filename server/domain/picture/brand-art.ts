/** What a brand's pictures are made from. */
export interface BrandSource {
  /** The operator's own picture; null: a mark in the brand's colour. */
  readonly picture: Uint8Array | null;
  /** The primary colour, and what is read on it. */
  readonly colour: string;
  readonly ink: string;
  /** What lies behind a picture where a platform wants no gaps. */
  readonly ground: string;
}

/** Makes the icons and the link preview of a brand. */
export interface BrandArt {
  /** A file of the product's own: it is there. */
  own(file: string): Promise<Uint8Array<ArrayBuffer>>;
  /** A square PNG; `whole` fills it to the edges, as platforms want that cut their own shape. */
  icon(
    source: BrandSource,
    size: number,
    shape: 'free' | 'whole',
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** The mark in one colour on nothing, for a notice's badge. */
  badge(size: number): Promise<Uint8Array<ArrayBuffer>>;
  /** 1200 × 630, as link previews show it (JPEG). */
  share(
    source: BrandSource,
    logo: Uint8Array | null,
  ): Promise<Uint8Array<ArrayBuffer>>;
}
