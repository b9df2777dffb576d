import '@/styles/families/common';
import { CountBadge } from '@/components/ui/badge/count-badge';
import styles from './icon-button.module.css';

type IconBadgeProps = Readonly<{
  badge?: number | 'dot';
  waits?: boolean | undefined;
}>;

export function IconBadge({ badge, waits }: IconBadgeProps) {
  if (badge === 'dot') return <span className={styles.dot} />;
  return (
    <CountBadge count={badge ?? 0} waits={waits} className={styles.count} />
  );
}
