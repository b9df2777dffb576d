import { useMutation } from '@tanstack/react-query';
import { authService } from '@/services/account/auth-service';
import { useReadContact } from './use-contact';
import { useSignIn } from './use-sign-in';

interface Credentials {
  /** E-mail or phone number as it was typed. */
  readonly login: string;
  readonly password: string;
  readonly keep: boolean;
}

/** Signs in with e-mail or phone and password; rejects with the ApiError, having changed nothing. */
export function useLogin() {
  const signIn = useSignIn();
  const readContact = useReadContact();
  return useMutation({
    mutationFn: async ({ keep, login, password }: Credentials) => {
      const contact = await readContact(login);
      const session = await authService.login(contact, password);
      await signIn(session, keep);
    },
  });
}
