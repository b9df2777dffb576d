import type { DocumentMeta as Content } from '@/utils/content/page-head';

/** Structured data for search engines, anywhere in the document. */
export function StructuredData({ json }: Readonly<{ json: string }>) {
  return (
    <script
      type="application/ld+json"
      // eslint-disable-next-line react/no-danger -- escaped where it is made; as text it would not be JSON
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/**
 * The description, link preview and alternates of the first HTML. Only _document renders it, so none
 * of it is in a browser's script.
 */
export function DocumentHead({ head }: Readonly<{ head: Content }>) {
  const { image } = head;
  const named: readonly (readonly [string, string])[] = [
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:type', head.type],
    ['og:url', head.url],
    ['og:site_name', head.siteName],
    ['og:locale', head.locale],
    ['og:image', image.url],
    ...(image.type ? [['og:image:type', image.type] as const] : []),
    ...(image.width && image.height
      ? ([
          ['og:image:width', String(image.width)],
          ['og:image:height', String(image.height)],
        ] as const)
      : []),
    ['og:image:alt', image.alt],
  ];
  return (
    <>
      <meta name="description" content={head.description} />
      {named.map(([property, content]) => (
        <meta
          key={`${property} ${content}`}
          property={property}
          content={content}
        />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {head.alternates.map(({ href, hrefLang }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {head.feeds.map(({ href, title, type }) => (
        <link
          key={type}
          rel="alternate"
          type={type}
          title={title}
          href={href}
        />
      ))}
    </>
  );
}
