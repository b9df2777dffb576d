import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/utils/class-names';
import styles from './pick-card.module.css';

type PickButtonProps = Readonly<{
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  className?: string;
}> &
  Omit<ComponentProps<'button'>, 'className' | 'title' | 'children'>;

/** Stands among pick cards and does something instead: "Add a card". */
export function PickButton({
  icon,
  title,
  text,
  className,
  type = 'button',
  ...rest
}: PickButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.card, styles.action, className)}
    >
      {icon}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text != null && <span className={styles.text}>{text}</span>}
      </span>
    </button>
  );
}
