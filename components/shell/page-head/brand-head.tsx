import { brandFile, iconFile } from '@/utils/shell/brand-words';

type BrandHeadProps = Readonly<{
  /** Null: the product's own look. */
  brand: {
    readonly version: string;
    readonly hasLook: boolean;
    readonly hasTypeface: boolean;
  } | null;
  /** What the browser's own bars are coloured with, by scheme. */
  colours: { readonly light: string; readonly dark: string };
}>;

/** What the head says of the site's look: bars, letters, icons, and the stylesheet of its brand. */
export function BrandHead({ brand, colours }: BrandHeadProps) {
  const version = brand?.version;
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={colours[scheme]}
        />
      ))}
      <link
        rel="preload"
        href={
          brand?.hasTypeface
            ? brandFile('typeface.woff2', brand.version)
            : '/fonts/inter-latin.woff2'
        }
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
      <link
        rel="icon"
        href={iconFile('icon.svg', version)}
        type="image/svg+xml"
      />
      <link rel="icon" href={iconFile('icon-32.png', version)} sizes="32x32" />
      <link
        rel="apple-touch-icon"
        href={iconFile('apple-touch-icon.png', version)}
      />
      {brand?.hasLook && (
        <link rel="stylesheet" href={brandFile('look.css', brand.version)} />
      )}
    </>
  );
}
