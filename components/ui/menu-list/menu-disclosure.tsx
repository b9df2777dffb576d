import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './menu-list.module.css';

type MenuDisclosureProps = Readonly<{
  icon: ReactNode;
  title: string;
  /** What is chosen now. */
  value: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Made only when it is open. */
  children: ReactNode;
}>;

/** A row that shows a choice and opens the list of choices under it; closed, it has the focus again. */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const { children, icon, onOpenChange, open, title, value } = props;
  const row = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) row.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <details
      open={open}
      className={styles.disclosure}
      onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}
    >
      <summary ref={row} className={styles.row}>
        {icon}
        <span className="grow breaks">{title}</span>
        <span className={`clip ${styles.value}`}>{value}</span>
        <ChevronDown className={styles.turn} size={18} />
      </summary>
      {open && children}
    </details>
  );
}
