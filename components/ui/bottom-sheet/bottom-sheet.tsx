import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { dragProps, edgeProps } from '@/components/ui/drawer/drag-props';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { clsx as cx } from 'clsx';
import styles from './bottom-sheet.module.css';

type BottomSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** With it the sheet also opens by dragging from the lower edge (not on iOS). */
  onOpen?: () => void;
  /** Shown above the body, or said aloud when `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  /** The body begins with a picture: the handle lies on it. */
  overPicture?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}>;

/** A sheet from below: dragged down past 52 % or flung it closes, otherwise it springs back (spec §4). */
export function BottomSheet({
  open,
  onClose,
  onOpen,
  title,
  titleHidden = false,
  overPicture = false,
  footer,
  children,
}: BottomSheetProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <SwipeableDrawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      {...dragProps(onOpen)}
      slotProps={{
        swipeArea: edgeProps('pan-x'),
        paper: {
          className: styles.paper,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        },
      }}
    >
      <span className={cx(styles.grab, overPicture && styles.over)}>
        <span className={styles.handle} />
      </span>
      <div className={titleHidden ? 'sr-only' : styles.head}>
        <h2 id={titleId} className="t20">
          {title}
        </h2>
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
      <IconButton
        className={styles.close}
        variant={overPicture ? 'raised' : 'round'}
        label={t('common.close')}
        icon={<X size={22} />}
        onClick={onClose}
      />
    </SwipeableDrawer>
  );
}
