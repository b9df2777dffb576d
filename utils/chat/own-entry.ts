/** Whether the open chat has an entry of its own in the tab's history: then going back closes it. */
export const ownEntry = { isOpen: false };

let asked: string | null = null;
const listeners = new Set<() => void>();

/** Closed before the address said that it is open. */
export const CLOSED = '';

/**
 * What was just pressed (`?chat=`), until the address says it: the chat's place need not wait for the router. `CLOSED`
 * until an entry that came too late is gone.
 */
export const askedChat = {
  read: (): string | null => asked,
  write: (value: string | null): void => {
    asked = value;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
