import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { has } from './switches';

/** A picture that the page begins to load before its own place in the HTML. */
export interface WantedPicture {
  /** Empty where `srcSet` says it. */
  readonly href: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly urgent: boolean;
}

/** HTML of a component, and the pictures it wants at once. */
export interface ServerHtml {
  readonly html: string;
  readonly pictures: readonly WantedPicture[];
}

/** Makes the HTML of a component, or finds what it made of the same props before; null: render as usual. */
export type HtmlKeeper = <P extends object>(
  component: ComponentType<P>,
  props: P,
  texts: i18n,
) => ServerHtml | null;

interface ServerRegistry {
  readonly htmlKeeper: HtmlKeeper | null;
}

/** Whether this build keeps the HTML of lists, and hydrates them apart from their page. */
export const keepsHtml = has('kept-html');

/** The server's kept HTML of the component with these props (utils/platform/html-keeper.ts); null in the browser. */
export function serverHtml<P extends object>(
  component: ComponentType<P>,
  props: P,
  texts: i18n,
): ServerHtml | null {
  if (typeof window !== 'undefined') return null;
  if (!keepsHtml) return null;
  const registry = (
    globalThis as { [key: symbol]: ServerRegistry | undefined }
  )[Symbol.for('sofra')];
  return registry?.htmlKeeper?.(component, props, texts) ?? null;
}
