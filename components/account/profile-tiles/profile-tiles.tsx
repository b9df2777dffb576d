import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './profile-tiles.module.css';

type ProfileTilesProps = Readonly<{
  label: string;
  links: readonly Readonly<{ href: string; label: string; icon: ReactNode }>[];
}>;

/** Where one goes from the profile most: two cards side by side. */
export function ProfileTiles({ label, links }: ProfileTilesProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {links.map(({ href, icon, label: name }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={styles.tile}>
              <span className={styles.icon}>{icon}</span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
