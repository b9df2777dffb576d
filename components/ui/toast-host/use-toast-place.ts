import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './toast-host.module.css';

/** What stands open: everything beside it is hidden from screen readers and takes no focus. */
const OPEN_DIALOG = '.MuiModal-root:not([aria-hidden]) [role="dialog"]';

/** Not all browsers have popovers. */
const canFloat = () => 'popover' in HTMLElement.prototype;

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  return host;
}

/**
 * An element for toasts that is always where they are read out and reached by keyboard: in the topmost open dialog, else
 * at home. It is drawn above everything, wherever it is, and its content outlives each move.
 */
export function useToastPlace(): {
  readonly home: RefObject<HTMLDivElement | null>;
  readonly host: HTMLElement;
} {
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(makeHost);
  useLayoutEffect(() => {
    function place(): void {
      const dialogs = document.querySelectorAll(OPEN_DIALOG);
      const parent = [...dialogs].at(-1) ?? home.current;
      if (!parent || parent === host.parentElement) return;
      parent.append(host);
      if (!canFloat()) return;
      if (parent === home.current) {
        host.removeAttribute('popover');
        return;
      }
      // the drawer that it stands in may be moving
      host.setAttribute('popover', 'manual');
      host.showPopover();
    }
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, {
      subtree: true,
      attributeFilter: ['aria-hidden'],
    });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return { home, host };
}
