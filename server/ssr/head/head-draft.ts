/**
 * A node of the page's structured data, in the words of schema.org: tests hold every page's against its vocabulary
 * (package schema-dts). The graph around the nodes is made once (make-head.ts).
 */
export interface SchemaNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What a kind of page says of itself; everything that is the same for all is added by `makeHead`. */
export interface HeadDraft {
  /** Without the product's name. */
  readonly title: string;
  /** Of link previews, when it is not the page's. */
  readonly shareTitle?: string;
  /** As long as it is: it is cut between words. */
  readonly description: string;
  /** The canonical address of this site, without its language. */
  readonly path: string;
  /** What a shared link leads to, when it is not the canonical address. */
  readonly sharePath?: string;
  /** The languages it is written in; absent: all. */
  readonly languages?: readonly string[];
  /** What feed readers follow: the blog's newest posts, under this title. */
  readonly feed?: { readonly title: string };
  readonly noindex?: boolean;
  readonly type?: 'article' | 'website';
  /** A path of this site or an absolute address; null: the product's own picture. */
  readonly image?: { readonly src: string; readonly alt: string } | null;
  readonly dish?: { readonly uuid: string; readonly title: string };
  readonly nodes?: readonly SchemaNode[];
  /** Nodes that are JSON already, each one ready to stand in an array. */
  readonly readyNodes?: readonly string[];
}
