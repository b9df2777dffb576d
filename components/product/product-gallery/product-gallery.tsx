import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { clsx as cx } from 'clsx';
import { GalleryPicture } from './gallery-picture';
import styles from './product-gallery.module.css';

type ProductGalleryProps = Readonly<{
  pictures: readonly string[];
  /** Of what they are, for those who do not see them. */
  name: string;
}>;

/** Pictures side by side: swiped, scrolled by keys, turned by arrows and dots; a single one is just shown. */
export function ProductGallery({ pictures, name }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [first, ...others] = pictures;
  if (!first) return null;
  if (!others.length) return <GalleryPicture src={first} alt="" />;

  function show(index: number) {
    setShown(index);
    const { current } = track;
    const place = current?.children.item(index);
    const start = current?.children.item(0);
    if (!(place instanceof HTMLElement) || !(start instanceof HTMLElement))
      return;
    // From the first one: right to left these are negative, as scrolling is.
    if (current) current.scrollLeft = place.offsetLeft - start.offsetLeft;
  }

  function handleScroll() {
    const { current } = track;
    if (!current?.clientWidth) return;
    setShown(Math.round(Math.abs(current.scrollLeft) / current.clientWidth));
  }

  const last = pictures.length - 1;
  return (
    <section
      className={styles.gallery}
      aria-label={t('gallery.label', { name })}
    >
      {/* Scrolled by keys, so it takes the focus. */}
      <ul
        ref={track}
        className={styles.track}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('gallery.picture', {
          number: shown + 1,
          total: pictures.length,
        })}
        onScroll={handleScroll}
      >
        {pictures.map((src, index) => (
          <li key={src} className={styles.slide}>
            <GalleryPicture
              src={src}
              alt={t('gallery.picture', {
                number: index + 1,
                total: pictures.length,
              })}
            />
          </li>
        ))}
      </ul>
      <IconButton
        className={cx(styles.arrow, styles.previous)}
        variant="raised"
        size="s"
        label={t('gallery.previous')}
        disabled={shown === 0}
        icon={<ChevronLeft className="flip" size={20} strokeWidth={2} />}
        onClick={() => show(shown - 1)}
      />
      <IconButton
        className={cx(styles.arrow, styles.next)}
        variant="raised"
        size="s"
        label={t('gallery.next')}
        disabled={shown === last}
        icon={<ChevronRight className="flip" size={20} strokeWidth={2} />}
        onClick={() => show(shown + 1)}
      />
      <p className={styles.dots}>
        {pictures.map((src, index) => (
          <button
            key={src}
            type="button"
            className={styles.dot}
            aria-label={t('gallery.picture', {
              number: index + 1,
              total: pictures.length,
            })}
            aria-current={index === shown || undefined}
            onClick={() => show(index)}
          />
        ))}
      </p>
    </section>
  );
}
