import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { dragProps, edgeProps } from './drag-props';
import styles from './drawer.module.css';

type DrawerProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** With it the drawer also opens by dragging from its edge (not on iOS). */
  onOpen?: () => void;
  title: string;
  titleHidden?: boolean;
  /** The side it lives on, mirrored in right-to-left languages. */
  side?: 'start' | 'end';
  footer?: ReactNode;
  children: ReactNode;
}>;

/** A panel from the side: the menu, filters. */
export function Drawer({
  open,
  onClose,
  onOpen,
  title,
  titleHidden = false,
  side = 'start',
  footer,
  children,
}: DrawerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <SwipeableDrawer
      anchor={side === 'start' ? 'left' : 'right'}
      open={open}
      onClose={onClose}
      {...dragProps(onOpen)}
      slotProps={{
        swipeArea: edgeProps('pan-y'),
        paper: {
          className: styles.paper,
          // MUI's types know no data attributes here
          ...{ 'data-side': side },
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        },
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={titleHidden ? 'sr-only' : styles.title}>
          {title}
        </h2>
        <IconButton
          className={styles.close}
          variant="round"
          label={t('common.close')}
          icon={<X size={22} />}
          onClick={onClose}
        />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </SwipeableDrawer>
  );
}
