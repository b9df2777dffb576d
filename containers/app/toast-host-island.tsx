import { ToastHost } from '@/components/ui/toast-host/toast-host';
import { useShell } from '@/contexts/shell-context';
import { directionOf } from '@/utils/i18n/locales';

/** The toasts, loaded at the first one. */
export function ToastHostIsland() {
  return <ToastHost direction={directionOf(useShell().lang)} />;
}
