import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './menu-list.module.css';

type MenuButtonProps = Readonly<{
  icon: ReactNode;
  label: string;
  /** What is chosen now. */
  value: string;
  onClick: () => void;
}>;

/** A row that shows a choice and opens something to change it. */
export function MenuButton({ icon, label, onClick, value }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cx(styles.row, styles.button)}
      onClick={onClick}
    >
      {icon}
      <span className="grow breaks">
        <small>{label}</small> <bdi>{value}</bdi>
      </span>
      <ChevronRight className="flip" size={18} />
    </button>
  );
}
