import Link from 'next/link';
import type { ComponentProps } from 'react';
import { localisedPath } from '@/utils/shell/routes';

type SiteLinkProps = Readonly<{
  /** A path of this site, without its language. */
  href: string;
  lang: string;
  /** As next/link takes them. */
  replace?: boolean;
  scroll?: boolean;
}> &
  Omit<ComponentProps<'a'>, 'href' | 'lang'>;

/**
 * next/link for lists, without prefetching. On the server it is the plain element: there Link's work, a tenth of a
 * page with a hundred of them, is only to find the address, and it needs the page's router, which kept HTML has not.
 */
export function SiteLink({
  href,
  lang,
  replace,
  scroll,
  children,
  ...rest
}: SiteLinkProps) {
  if (typeof window === 'undefined')
    return (
      <a {...rest} href={localisedPath(href, lang)}>
        {children}
      </a>
    );
  return (
    <Link
      {...rest}
      href={href}
      replace={replace}
      scroll={scroll}
      prefetch={false}
    >
      {children}
    </Link>
  );
}
