import { useMutation } from '@tanstack/react-query';
import {
  authService,
  type RegistrationDetails,
} from '@/services/account/auth-service';
import { useSignIn } from './use-sign-in';

/** The calls of the three steps: a code is sent, the code earns a token, token and details make the account. */
export function useRegistration() {
  const signIn = useSignIn();
  const sendCode = useMutation({
    mutationFn: (email: string) => authService.register(email),
  });
  const resendCode = useMutation({
    mutationFn: (email: string) => authService.resendCode(email),
  });
  const verifyCode = useMutation({
    mutationFn: ({ code, email }: { code: string; email: string }) =>
      authService.verifyCode(email, code),
  });
  const complete = useMutation({
    mutationFn: async (details: RegistrationDetails) => {
      const session = await authService.afterVerify(details);
      await signIn(session, true);
    },
  });
  return { sendCode, resendCode, verifyCode, complete };
}
