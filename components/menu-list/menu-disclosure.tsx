import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './menu-list.module.css';

type MenuDisclosureProps = Readonly<{
  icon: ReactNode;
  title: string;
  /** What is chosen now. */
  value: ReactNode;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}>;

/** A row that shows a choice and opens the list of choices under it; works without script. */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const { children, icon, onOpenChange, title, value } = props;
  return (
    <details
      className={styles.disclosure}
      onToggle={({ currentTarget }) => onOpenChange?.(currentTarget.open)}
    >
      <summary className={styles.row}>
        {icon}
        <span className={styles.words}>{title}</span>
        <span className={styles.value}>{value}</span>
        <ChevronDown
          className={styles.turn}
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
        />
      </summary>
      {children}
    </details>
  );
}
