import '@/styles/families/common';
import { clsx as cx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import {
  LinesSkeleton,
  LoadingStatus,
} from '@/components/ui/skeletons/lines-skeleton';
import styles from './waiting-box.module.css';

/** Where the box that comes will stand: Modal, Drawer of either side, BottomSheet, the chat's panel. */
export type BoxPlace = 'chat' | 'dialog' | 'end' | 'sheet' | 'start';

type WaitingBoxProps = Readonly<{
  place: BoxPlace;
  onClose: () => void;
  title: string;
  titleHidden?: boolean;
  /** Of a `dialog`: as Modal's. */
  size?: 'l' | 'm';
  /** The body brings its own padding and scrolling. */
  bare?: boolean;
  children: ReactNode;
}>;

/**
 * The place of a dialog whose code is on its way, with what is known already: the browser's own dialog, so it is there
 * at once, keeps the focus and closes on Escape. The one that comes stands where it stood.
 */
export function WaitingBox({
  place,
  onClose,
  title,
  titleHidden = false,
  size = 'm',
  bare = false,
  children,
}: WaitingBoxProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    current?.showModal();
    // as MUI's: not on the first thing in it that can be focused, which would draw a ring
    current?.focus();
    // Closed, it gives the focus back to what was pressed, where the dialog that comes finds it.
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={box}
      tabIndex={-1}
      data-place={place}
      data-size={size}
      className={styles.box}
      aria-labelledby={titleId}
      aria-busy
      // A press beside it closes it, as MUI's; browsers that do not know it close by the button and Escape.
      {...{ closedby: 'any' }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <span className={cx(styles.grab, bare && styles.over)} />
      <div className={titleHidden ? 'sr-only' : styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </div>
      <LoadingStatus />
      <div className={cx(styles.body, bare && styles.bare)}>{children}</div>
      <IconButton
        className={styles.close}
        variant={bare && titleHidden ? 'raised' : 'round'}
        label={t('common.close')}
        icon={<X size={22} />}
        onClick={onClose}
      />
    </dialog>
  );
}

/** What a bare box shows until its own content has come: as the other boxes, what is known and lines for the rest. */
export function WaitingBody({
  title,
  children,
}: Pick<WaitingBoxProps, 'children' | 'title'>) {
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
      </div>
      <div className={styles.body}>
        {children}
        <LinesSkeleton />
      </div>
    </>
  );
}
