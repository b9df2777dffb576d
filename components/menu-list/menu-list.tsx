import Link from 'next/link';
import styles from './menu-list.module.css';

type MenuListProps = Readonly<{
  label: string;
  links: readonly Readonly<{ href: string; label: string }>[];
}>;

/** The links of the menu drawer. */
export function MenuList({ label, links }: MenuListProps) {
  return (
    <nav aria-label={label} className={styles.menu}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} prefetch={false}>
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
