import '@/styles/families/common';
import type { ComponentProps } from 'react';
import { clsx as cx } from 'clsx';
import styles from './popover-panel.module.css';

type PopoverPanelProps = Readonly<ComponentProps<'div'>>;

/** The raised ground of popovers; where it stands is the parent's business. */
export function PopoverPanel({ className, ...rest }: PopoverPanelProps) {
  return <div {...rest} className={cx(styles.panel, className)} />;
}
