import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useHeldPage } from './use-held-page';
import { useSeenHeight } from './use-seen-height';
import styles from './chat-panel.module.css';

type ChatPanelProps = Readonly<{
  label: string;
  onClose: () => void;
  children: ReactNode;
}>;

/**
 * The chat's place: at the end side of wide windows, the whole of a phone's above its keyboard. Escape closes it. It is not
 * MUI's drawer, which weighs more than the chat; nor the browser's dialog, which would lie above what tells outcomes.
 */
export function ChatPanel({ children, label, onClose }: ChatPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  useSeenHeight(box);
  useHeldPage(box, onClose);
  return createPortal(
    <div role="presentation" className={styles.place}>
      <div className={styles.scrim} role="presentation" onClick={onClose} />
      <div
        ref={box}
        className={styles.panel}
        data-side="end"
        role="dialog"
        aria-modal
        aria-label={label}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
