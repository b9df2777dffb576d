import type { ComponentType } from 'react';

/** HTML of a component, and the pictures it wants at once. */
export interface ServerHtml {
  readonly html: string;
  readonly pictures: readonly Readonly<{ href: string; urgent: boolean }>[];
}

/** Makes the HTML of a component, or finds what it made of the same props before; null: render as usual. */
export type HtmlKeeper = <P extends object>(
  component: ComponentType<P>,
  props: P,
) => ServerHtml | null;

interface ServerRegistry {
  readonly htmlKeeper: HtmlKeeper | null;
}

/** The server's kept HTML of the component with these props (server/ssr/html-keeper.ts); null in the browser. */
export function serverHtml<P extends object>(
  component: ComponentType<P>,
  props: P,
): ServerHtml | null {
  if (typeof window !== 'undefined') return null;
  const registry = (
    globalThis as { [key: symbol]: ServerRegistry | undefined }
  )[Symbol.for('sofra')];
  return registry?.htmlKeeper?.(component, props) ?? null;
}
