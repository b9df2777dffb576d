import { useEffect } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';

/**
 * At each visit of somebody signed in who allowed messages here: an address or a token that the browser changed, and
 * another language, are told to the site. Its code is loaded for nobody else.
 */
export function useRenewedDevice(): void {
  const { i18n } = useTranslation();
  const { user } = useShell();
  const userId = user?.id;
  const { language } = i18n;
  useEffect(() => {
    if (!userId || window.Notification?.permission !== 'granted') return;
    void import('@/services/push/push-device')
      .then(({ renewDevice }) => renewDevice(language))
      .catch(() => undefined);
  }, [language, userId]);
}
