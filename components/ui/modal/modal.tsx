import Dialog from '@mui/material/Dialog';
import { X } from 'lucide-react';
import { useId, type ReactNode, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { clsx as cx } from 'clsx';
import styles from './modal.module.css';

type ModalProps = Readonly<{
  open: boolean;
  onClose: () => void;
  title: string;
  /** The title is said aloud only: the body shows its own. */
  titleHidden?: boolean;
  /** 400, 560 or 1040 px wide; a sheet from below on phones. */
  size?: 's' | 'm' | 'l';
  /** 720 px high whatever is in it, 500 px from 900 px of width on if `low`; the whole height on phones. */
  tall?: boolean | 'low';
  /** The body brings its own padding and scrolling. */
  bare?: boolean;
  /** Stays in sight under a body that scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}>;

/** A dialog with title, close button, body and footer. MUI keeps the focus inside and closes on Escape. */
export function Modal({
  open,
  onClose,
  title,
  titleHidden = false,
  size = 'm',
  tall = false,
  bare = false,
  footer,
  children,
}: ModalProps) {
  const { t } = useTranslation();
  const titleId = useId();
  // Open from the first, it is where what it waited in stood (waiting-box); MUI's drawers do not appear then, either.
  const [stood, setStood] = useState(open);
  if (stood && !open) setStood(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{
        transition: { appear: !stood },
        container: { className: styles.container },
        paper: {
          className: cx(
            styles.paper,
            styles[size],
            tall && styles.tall,
            tall === 'low' && styles.low,
          ),
        },
      }}
    >
      <div className={titleHidden ? 'sr-only' : styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </div>
      <div className={bare ? styles.bare : styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
      <IconButton
        className={styles.close}
        // over whatever the body begins with
        variant={bare && titleHidden ? 'raised' : 'round'}
        label={t('common.close')}
        icon={<X size={22} />}
        onClick={onClose}
      />
    </Dialog>
  );
}
