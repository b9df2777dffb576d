import { useMutation } from '@tanstack/react-query';
import { asApiError } from '@/services/http/api-error';
import { authService } from '@/services/account/auth-service';
import { routes } from '@/utils/shell/routes';
import { LEAVING } from '@/utils/constants/account';
import { useForgetSession } from './use-forget-session';

/**
 * Ends the session on the server and forgets what belonged to it. A token that has expired already counts as ended;
 * when the server cannot be reached the session stays, so that it is never left alive by mistake.
 */
export function useLogout() {
  const forget = useForgetSession();
  return useMutation({
    mutationKey: LEAVING,
    meta: { silent: true },
    mutationFn: async () => {
      await authService.logout().catch((error: unknown) => {
        if (asApiError(error)?.status !== 401) throw error;
      });
      // the server forgot this device with the session
      void import('@/services/push/push-device')
        .then(({ leaveSession }) => leaveSession())
        .catch(() => undefined);
      await forget(routes.home());
    },
  });
}
