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
    /** The badge is in the page also without a number (CountBadge). */
    badgeWaits?: boolean;
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
  badgeWaits,
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
      <IconBadge badge={badge} waits={badgeWaits} />
    </button>
  );
}
