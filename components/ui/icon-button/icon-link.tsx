import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { iconButtonClass, type IconButtonStyle } from './icon-button-class';
import { IconBadge } from './icon-badge';

type IconLinkProps = Readonly<
  IconButtonStyle & { label: string; icon: ReactNode; badge?: number | 'dot' }
> &
  Omit<ComponentProps<typeof Link>, 'className' | 'children' | 'aria-label'>;

export function IconLink({
  variant,
  size,
  className,
  label,
  icon,
  badge,
  ...rest
}: IconLinkProps) {
  return (
    <Link
      {...rest}
      className={iconButtonClass({ variant, size, className })}
      aria-label={label}
    >
      {icon}
      <IconBadge badge={badge} />
    </Link>
  );
}
