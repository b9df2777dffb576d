import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { authService } from '@/services/account/auth-service';
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
      await authService.confirmForgotten(contact, code);
      const from = ownPath(router.query.from) ?? undefined;
      await router.push(accountRoutes.updatePassword(from));
    },
  });
  return { sendCode, verifyCode };
}

interface ChosenPassword {
  /** What the code proved. */
  readonly contact: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** The last step: with the proof that the browser keeps, a new password signs in. */
export function useNewPassword() {
  const signIn = useSignIn();
  const save = useMutation({
    mutationFn: async ({ contact, ...chosen }: ChosenPassword) => {
      const session = await authService.resetPassword(contact, chosen);
      await signIn(session, true);
    },
  });
  return { save };
}
