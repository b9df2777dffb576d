import { SiteLink } from '@/components/site-link/site-link';
import { cx } from '@/utils/class-names';
import styles from './category-tile.module.css';

type CategoryTileProps = Readonly<{
  href: string;
  lang: string;
  title: string;
  img: string | null;
  /** It filters the list that is shown. */
  on: boolean;
  /** Beyond the first screen. */
  lazy: boolean;
}>;

export function CategoryTile({
  href,
  lang,
  title,
  img,
  on,
  lazy,
}: CategoryTileProps) {
  return (
    <SiteLink
      href={href}
      lang={lang}
      scroll={false}
      className={cx(styles.tile, on && styles.on)}
      aria-current={on || undefined}
    >
      <span className={styles.ground}>
        {img && (
          <img
            src={img}
            alt=""
            width={66}
            height={66}
            loading={lazy ? 'lazy' : 'eager'}
          />
        )}
      </span>
      <span className={styles.name}>{title}</span>
    </SiteLink>
  );
}
