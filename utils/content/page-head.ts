/** What only the first HTML says of a page: nobody reads it after a navigation inside the tab. */
export interface DocumentMeta {
  readonly description: string;
  /** Of link previews, without the product's name. */
  readonly title: string;
  readonly siteName: string;
  readonly type: 'article' | 'website';
  /** Absolute; what a shared link leads to. */
  readonly url: string;
  /** Open Graph's name of the language, such as `ru_RU`. */
  readonly locale: string;
  readonly alternates: readonly {
    readonly hrefLang: string;
    readonly href: string;
  }[];
  readonly feeds: readonly {
    readonly type: string;
    readonly title: string;
    readonly href: string;
  }[];
  readonly image: {
    /** Absolute. */
    readonly url: string;
    readonly alt: string;
    readonly type: string | null;
    readonly width: number | null;
    readonly height: number | null;
  };
  /** Structured data, ready to stand in a script element. */
  readonly jsonLd: string | null;
}

/** What search engines, link previews and the tab's title read of a page; made by the server (docs/adr/0016). */
export interface PageMeta {
  /** With the product's name. */
  readonly title: string;
  /** Absolute address of the page without what only filters or opens something. */
  readonly canonical: string;
  readonly noindex: boolean;
  /** The title while this product is open. */
  readonly dish: { readonly uuid: string; readonly title: string } | null;
  /** Taken out of the page's data by _document; absent in what a tab navigates with. */
  readonly once?: DocumentMeta;
}
