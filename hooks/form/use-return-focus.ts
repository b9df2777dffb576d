import { type RefObject, useEffect, useRef } from 'react';

/** Gives what opened a form the focus when the form closes; it may be away meanwhile. */
export function useReturnFocus<E extends HTMLElement>(
  isOpen: boolean,
): RefObject<E | null> {
  const opener = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
