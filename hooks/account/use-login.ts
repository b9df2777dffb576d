import { useMutation } from '@tanstack/react-query';
import { authService } from '@/services/account/auth-service';
import { useSignIn } from './use-sign-in';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly keep: boolean;
}

/** Signs in with e-mail and password; rejects with the ApiError, having changed nothing. */
export function useLogin() {
  const signIn = useSignIn();
  return useMutation({
    mutationFn: async ({ email, keep, password }: Credentials) => {
      const session = await authService.login(email.trim(), password);
      await signIn(session, keep);
    },
  });
}
