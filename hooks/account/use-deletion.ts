import { useMutation } from '@tanstack/react-query';
import {
  accountService,
  type DeletionProof,
} from '@/services/account/account-service';
import { accountRoutes } from '@/utils/shell/account-routes';
import { LEAVING } from '@/utils/constants/account';
import { useForgetSession } from './use-forget-session';

/** Closes the account, by the password or a code that is sent to it; afterwards nobody is signed in here. */
export function useDeletion() {
  const forget = useForgetSession();
  const sendCode = useMutation({
    mutationFn: accountService.sendDeletionCode,
  });
  const remove = useMutation({
    mutationKey: LEAVING,
    mutationFn: async (proof: DeletionProof) => {
      await accountService.deleteAccount(proof);
      void import('@/services/push/push-device')
        .then(({ leaveSession }) => leaveSession())
        .catch(() => undefined);
      await forget(accountRoutes.accountClosed());
    },
  });
  return { sendCode, remove };
}
