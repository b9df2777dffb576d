import { Picture } from '@/components/ui/picture/picture';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { clsx as cx } from 'clsx';
import styles from './category-tile.module.css';

type CategoryTileProps = Readonly<{
  href: string;
  lang: string;
  title: string;
  img: string | null;
  /** It filters the list that is shown. */
  on: boolean;
}>;

export function CategoryTile({
  href,
  lang,
  title,
  img,
  on,
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
        <Picture src={img} name={title} width={66} height={66} />
      </span>
      <span className={styles.name}>{title}</span>
    </SiteLink>
  );
}
