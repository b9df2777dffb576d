import MuiPopover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import styles from './popover-panel.module.css';

type PopoverProps = Readonly<{
  /** What it hangs on; null while it is closed. */
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  /** What it is, for those who do not see it. */
  label: string;
  /** Which edge of the anchor it keeps to, mirrored in right-to-left languages. */
  align?: 'start' | 'end';
  children: ReactNode;
}>;

/** A panel hanging on a button: focus goes in, Escape and a press outside close it, focus comes back. */
export function Popover({
  anchor,
  open,
  onClose,
  label,
  align = 'end',
  children,
}: PopoverProps) {
  const { direction } = useTheme();
  // MUI places popovers by physical sides and does not mirror them
  const left = (align === 'start') === (direction === 'ltr');
  const horizontal = left ? 'left' : 'right';
  return (
    <MuiPopover
      open={open && anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: -8, horizontal }}
      slotProps={{
        paper: {
          className: styles.paper,
          role: 'dialog',
          'aria-label': label,
        },
      }}
    >
      {children}
    </MuiPopover>
  );
}
