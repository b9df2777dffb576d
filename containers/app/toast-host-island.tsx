import { ToastHost } from '@/components/toast-host/toast-host';
import { useShell } from '@/contexts/shell-context';
import { directionOf } from '@/utils/locales';

/** The toasts, loaded at the first one. */
export function ToastHostIsland() {
  return <ToastHost direction={directionOf(useShell().lang)} />;
}
