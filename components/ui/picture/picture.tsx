import { clsx } from 'clsx';
import { pictureSource } from '@/utils/product/picture-source';

type PictureProps = Readonly<{
  /** Null: there is none, and the first letter of `name` stands there. */
  src: string | null;
  /** Of whom or what it is. */
  name?: string;
  /** In CSS pixels; of a picture with `sizes` the most it gets. The browser keeps the room by their ratio. */
  width: number;
  height: number;
  /** How wide it is shown at which width of the window; absent: `width` everywhere. */
  sizes?: string | undefined;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** The largest one of the first screen, one a page: asked for before all others. */
  priority?: boolean;
  className?: string | undefined;
}>;

/**
 * A picture in the sizes it is shown in (docs/adr/0017), by props alone, so that lists can keep its HTML. All but the
 * largest of the first screen come when they are near.
 */
export function Picture({
  src,
  name,
  width,
  height,
  sizes,
  alt = '',
  priority = false,
  className,
}: PictureProps) {
  if (!src)
    return (
      name && (
        <span
          className={clsx('letter', className)}
          // Drawn by CSS, as a capital: as text it would be a part of the name of its link.
          data-letter={[...name][0]}
          aria-hidden="true"
        />
      )
    );
  const source = pictureSource(src, width, sizes !== undefined);
  const picture = (
    <img
      className={className}
      alt={alt}
      width={width}
      height={height}
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? undefined : 'lazy'}
      // a press is answered sooner when the page's scripts come first
      fetchPriority={priority ? 'high' : 'low'}
      // before `src`: Safari begins with what it has read
      sizes={source.srcSet ? sizes : undefined}
      srcSet={source.srcSet}
      src={source.src}
    />
  );
  // inside <picture> React writes no preload link beside it, which may choose another width than the picture itself
  return priority ? <picture>{picture}</picture> : picture;
}
