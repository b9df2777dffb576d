import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { authService } from '@/services/account/auth-service';
import { keepResetProof, readResetProof } from '@/services/account/reset-proof';
import { accountRoutes } from '@/utils/shell/account-routes';
import { ownPath } from '@/utils/shell/routes';
import { useSignIn } from './use-sign-in';

/** The first two steps of a forgotten password: a code is sent, and the right one opens /update-password. */
export function usePasswordReset() {
  const router = useRouter();
  const sendCode = useMutation({
    mutationFn: (contact: string) => authService.forgotPassword(contact),
  });
  const verifyCode = useMutation({
    mutationFn: async (entered: { contact: string; code: string }) => {
      const { contact, code } = entered;
      const { verify_token } = await authService.confirmForgotten(
        contact,
        code,
      );
      keepResetProof(verify_token);
      const from = ownPath(router.query.from) ?? undefined;
      await router.push(accountRoutes.updatePassword(from));
    },
  });
  return { sendCode, verifyCode };
}

/** The last step: with the proof of this tab, empty when there is none, a new password signs in. */
export function useNewPassword() {
  const signIn = useSignIn();
  const [proof] = useState(readResetProof);
  const save = useMutation({
    mutationFn: async (
      chosen: Parameters<typeof authService.resetPassword>[0],
    ) => {
      const session = await authService.resetPassword(chosen);
      keepResetProof('');
      await signIn(session, true);
    },
  });
  return { proof, save };
}
