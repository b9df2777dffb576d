import Head from 'next/head';

type SeoProps = Readonly<{
  /** Without the product's name; it is added after a middle dot. */
  title?: string | undefined;
  siteName: string;
  description?: string | undefined;
  /** Absolute addresses. */
  canonical?: string | undefined;
  alternates?: readonly Readonly<{ hrefLang: string; href: string }>[];
  image?: string | undefined;
  type?: 'website' | 'article';
  /** The Open Graph name of the language, such as `ru_RU`. */
  locale?: string | undefined;
  noindex?: boolean;
  jsonLd?: Readonly<Record<string, unknown>> | undefined;
}>;

/** `<` written so that no text of a shop can end the script element. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** What search engines and link previews read; each tag once, whatever pages add. */
export function Seo({
  title,
  siteName,
  description,
  canonical,
  alternates = [],
  image,
  type = 'website',
  locale,
  noindex = false,
  jsonLd,
}: SeoProps) {
  const fullTitle = title ? `${title} · ${siteName}` : siteName;
  return (
    <Head>
      <title key="title">{fullTitle}</title>
      <meta key="og:title" property="og:title" content={title ?? siteName} />
      <meta key="og:site" property="og:site_name" content={siteName} />
      <meta key="og:type" property="og:type" content={type} />
      {description && (
        <meta key="description" name="description" content={description} />
      )}
      {description && (
        <meta
          key="og:description"
          property="og:description"
          content={description}
        />
      )}
      {canonical && <link key="canonical" rel="canonical" href={canonical} />}
      {canonical && <meta key="og:url" property="og:url" content={canonical} />}
      {alternates.map(({ hrefLang, href }) => (
        <link
          key={`alternate-${hrefLang}`}
          rel="alternate"
          hrefLang={hrefLang}
          href={href}
        />
      ))}
      {image && <meta key="og:image" property="og:image" content={image} />}
      {image && (
        <meta key="card" name="twitter:card" content="summary_large_image" />
      )}
      {locale && <meta key="og:locale" property="og:locale" content={locale} />}
      {noindex && <meta key="robots" name="robots" content="noindex" />}
      {jsonLd && (
        <script
          key="json-ld"
          type="application/ld+json"
          // eslint-disable-next-line react/no-danger -- escaped above; as text it would not be JSON
          dangerouslySetInnerHTML={{ __html: safeJson(jsonLd) }}
        />
      )}
    </Head>
  );
}
