import {
  type ComponentProps,
  type ComponentType,
  type DOMAttributes,
  Suspense,
} from 'react';
import { preload } from 'react-dom';
import { useTranslation } from '@/utils/i18n/use-translation';
import { keepsHtml, serverHtml } from './server-html';

type KeptProps<P extends object> = Readonly<{
  /** Its content; the HTML comes from the props and `t()`, no other context is read. */
  of: ComponentType<P>;
  /** Plain data, which the server knows the HTML by, and handlers, which leave no trace in it. */
  props: P;
}>;

type Content = Pick<
  DOMAttributes<Element>,
  'children' | 'dangerouslySetInnerHTML'
>;

/** On the server the kept HTML, in the browser a boundary of its own. */
function useKept<P extends object>({
  of: Items,
  props,
}: KeptProps<P>): Content {
  const { i18n } = useTranslation();
  const kept = serverHtml(Items, props, i18n);
  if (!kept) {
    const items = <Items {...props} />;
    // In the server's own stream React would put a large boundary behind a script.
    const apart = keepsHtml && typeof window !== 'undefined';
    return { children: apart ? <Suspense>{items}</Suspense> : items };
  }
  for (const { href, sizes, srcSet, urgent } of kept.pictures)
    preload(href || (srcSet ?? ''), {
      as: 'image',
      imageSizes: sizes,
      imageSrcSet: srcSet,
      fetchPriority: urgent ? 'high' : undefined,
    });
  // made by React itself, from the same component
  return { dangerouslySetInnerHTML: { __html: kept.html } };
}

/**
 * A list whose HTML the server makes once for the same data and uses again (docs/adr/0012). The browser hydrates it apart
 * from the page, in a boundary of its own: when nothing else is to do, or at once when it is pressed (utils/platform/README.md).
 */
export function KeptList<P extends object>({
  of,
  props,
  ...rest
}: KeptProps<P> & Omit<ComponentProps<'ul'>, 'children'>) {
  return <ul {...rest} {...useKept({ of, props })} />;
}

/** A part of the page that is kept and hydrated as a {@link KeptList} is. */
export function KeptPart<P extends object>({
  of,
  props,
  ...rest
}: KeptProps<P> & Omit<ComponentProps<'div'>, 'children'>) {
  return <div {...rest} {...useKept({ of, props })} />;
}
