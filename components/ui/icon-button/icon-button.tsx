import type { ComponentProps, ReactNode } from 'react';
import { iconButtonClass, type IconButtonStyle } from './icon-button-class';
import { IconBadge } from './icon-badge';

export type IconButtonProps = Readonly<
  IconButtonStyle & {
    /** What it does, in words; it must also tell what the badge shows. */
    label: string;
    icon: ReactNode;
    /** A number on the corner, or `dot` for news without one. */
    badge?: number | 'dot';
  }
> &
  Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>;

export function IconButton({
  variant,
  size,
  className,
  label,
  icon,
  badge,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={iconButtonClass({ variant, size, className })}
      aria-label={label}
    >
      {icon}
      <IconBadge badge={badge} />
    </button>
  );
}
