export type ToastKind = 'error' | 'info' | 'success' | 'warning';

export interface ToastMessage {
  readonly kind: ToastKind;
  /** Already translated. */
  readonly title: string;
  readonly text?: string;
}

type Listener = (message: ToastMessage) => void;

/** Browser-only: nothing is queued on the server. */
let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** Shows a toast; kept until the toast host, which loads on demand, is there. */
export function showToast(message: ToastMessage): void {
  if (typeof window === 'undefined') return;
  if (listener) listener(message);
  else {
    waiting.push(message);
    window.dispatchEvent(new Event('sofra:toast'));
  }
}

/** The host's subscription; it gets what waited first. */
export function onToast(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
