import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { clsx as cx } from 'clsx';
import styles from './over-box.module.css';

type OverBoxProps = Readonly<{
  title: string;
  /** The title is said aloud only. */
  titleHidden?: boolean;
  /** 440 px wide, or as large as what it shows. */
  size?: 's' | 'l';
  onClose: () => void;
  children: ReactNode;
}>;

/** A dialog above the chat: the browser's own, which keeps the focus, gives it back and closes on Escape. */
export function OverBox(props: OverBoxProps) {
  const { children, onClose, size = 's', title, titleHidden = false } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={cx(styles.box, styles[size])}
      aria-labelledby={titleId}
      // A press beside it closes it; browsers that do not know it close by the button and Escape.
      {...{ closedby: 'any' }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <h2 id={titleId} className={titleHidden ? 'sr-only' : styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <IconButton
        className={styles.close}
        variant="round"
        label={t('common.close')}
        icon={<X size={22} />}
        onClick={onClose}
      />
    </dialog>
  );
}
