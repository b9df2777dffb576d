/** A menu as it is sent; what a file has, right or wrong, for the server to check. */
export type Sent = Record<string, unknown>;

export interface SentMenu {
  readonly categories: Sent[];
  readonly extras: Sent[];
  readonly addon_groups: Sent[];
  readonly products: Sent[];
}

/** Something wrong on a line of the file. */
export interface LineProblem {
  readonly line: number | null;
  readonly words: string;
}

/** A menu that was read, and where everything of it stands. */
export interface MenuFile {
  readonly menu: SentMenu;
  readonly problems: readonly LineProblem[];
  /** Where a part such as `products.3.options.0.price` stands, and what the file calls it. */
  readonly where: (at: string) => { line: number | null; name: string };
}
