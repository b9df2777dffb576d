import styles from './icon-button.module.css';

type IconBadgeProps = Readonly<{ badge?: number | 'dot' }>;

export function IconBadge({ badge }: IconBadgeProps) {
  if (badge === 'dot') return <span className={styles.dot} />;
  if (!badge) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {Math.min(badge, 99)}
    </span>
  );
}
