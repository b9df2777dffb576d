import type { SubmitEvent } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { FORMS } from '@/utils/constants/forms';
import { notify } from '@/utils/shell/notices';
import { localisedPath, routes } from '@/utils/shell/routes';
import { useLogout } from './use-logout';

/**
 * What a "Log out" button does; a failure is told, as the session then goes on. `form`: of the `<Form>` around it, which
 * posts it to /profile without script.
 */
export function useLogoutButton() {
  const { t } = useTranslation('account-menu');
  const { lang } = useShell();
  const { isPending, mutate } = useLogout();
  function logOut(): void {
    if (isPending) return;
    mutate(undefined, {
      onError: () =>
        notify({
          type: 'error',
          title: t('session.logoutFailed.title'),
          text: t('session.logoutFailed.text'),
        }),
    });
  }
  return {
    pending: isPending,
    logOut,
    form: {
      name: FORMS.logOut,
      action: localisedPath(routes.profile(), lang),
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        logOut();
      },
    },
  };
}
