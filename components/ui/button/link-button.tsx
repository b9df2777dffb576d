import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonStyle } from './button-class';
import styles from './button.module.css';

type LinkButtonProps = Readonly<
  ButtonStyle & { icon?: ReactNode; end?: ReactNode }
> &
  Omit<ComponentProps<typeof Link>, 'className'>;

/** A link that looks like a button: for what changes the address. */
export function LinkButton({
  variant,
  size,
  block,
  className,
  icon,
  end,
  children,
  ...rest
}: LinkButtonProps) {
  const style = { variant, size, block, className };
  return (
    <Link {...rest} className={buttonClass(style, end !== undefined)}>
      <span className={styles.content}>
        {icon}
        {children}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </span>
    </Link>
  );
}
