import styles from './icon-button.module.css';

type IconBadgeProps = Readonly<{ badge?: number | 'dot' }>;

export function IconBadge({ badge }: IconBadgeProps) {
  if (badge === 'dot') return <span className={styles.dot} />;
  if (!badge) return null;
  return (
    // drawn by CSS: as text it would have to be in the button's name
    <span className={styles.count} data-count={Math.min(badge, 99)} />
  );
}
