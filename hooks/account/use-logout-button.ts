import { useTranslation } from 'react-i18next';
import { notify } from '@/utils/shell/notices';
import { useLogout } from './use-logout';

/** What a "Log out" button does; a failure is told, as the session then goes on. */
export function useLogoutButton(): { logOut: () => void; pending: boolean } {
  const { t } = useTranslation();
  const { isPending, mutate } = useLogout();
  return {
    pending: isPending,
    logOut: () =>
      mutate(undefined, {
        onError: () =>
          notify({
            type: 'error',
            title: t('session.logoutFailed.title'),
            text: t('session.logoutFailed.text'),
          }),
      }),
  };
}
