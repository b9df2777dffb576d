import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './chat-panel.module.css';
import { useHeldPage } from './use-held-page';

/** Keeps on the element where what can be seen begins and how high it is: a phone's keyboard changes no CSS unit. */
function useSeenHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const measure = (): void => {
      const { style } = element.current ?? {};
      // zoomed with two fingers it is not the keyboard
      if (!style || seen.scale > 1.05) return;
      style.setProperty('--seen-top', `${Math.round(seen.offsetTop)}px`);
      style.setProperty('--seen-height', `${Math.round(seen.height)}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [element]);
}

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
