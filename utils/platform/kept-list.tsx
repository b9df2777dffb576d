import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { preload } from 'react-dom';
import { useTranslation } from '@/utils/i18n/use-translation';
import { keepsHtml, serverHtml } from './server-html';

type KeptListProps<P extends object> = Readonly<{
  /** Its content; the HTML comes from the props and `t()`, no other context is read. */
  of: ComponentType<P>;
  /** Plain data, which the server knows the HTML by, and handlers, which leave no trace in it. */
  props: P;
  /** A part of the page that is no list. */
  as?: 'div';
}> &
  Omit<ComponentProps<'ul'>, 'children'>;

/**
 * A list whose HTML the server makes once for the same data and uses again (docs/adr/0012). The browser hydrates it apart
 * from the page, in a boundary of its own: when nothing else is to do, or at once when it is pressed (utils/platform/README.md).
 */
export function KeptList<P extends object>({
  as,
  of: Items,
  props,
  ...rest
}: KeptListProps<P>) {
  const { i18n } = useTranslation();
  const kept = serverHtml(Items, props, i18n);
  // both take the same attributes
  const Box = (as ?? 'ul') as 'ul';
  if (!kept) {
    const items = <Items {...props} />;
    // In the server's own stream React would put a large boundary behind a script.
    const apart = keepsHtml && typeof window !== 'undefined';
    return <Box {...rest}>{apart ? <Suspense>{items}</Suspense> : items}</Box>;
  }
  for (const { href, sizes, srcSet, urgent } of kept.pictures)
    preload(href || (srcSet ?? ''), {
      as: 'image',
      imageSizes: sizes,
      imageSrcSet: srcSet,
      fetchPriority: urgent ? 'high' : undefined,
    });
  // made by React itself, from the same component
  return <Box {...rest} dangerouslySetInnerHTML={{ __html: kept.html }} />;
}
