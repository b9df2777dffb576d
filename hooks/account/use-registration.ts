import { useMutation } from '@tanstack/react-query';
import {
  authService,
  type RegistrationDetails,
} from '@/services/account/auth-service';
import { useSignIn } from './use-sign-in';

interface EnteredCode {
  readonly contact: string;
  readonly code: string;
}

interface Completed {
  /** What the code proved. */
  readonly contact: string;
  readonly details: RegistrationDetails;
}

/** The calls of the three steps: a code is sent, the code proves the contact, proof and details make the account. */
export function useRegistration() {
  const signIn = useSignIn();
  const sendCode = useMutation({
    mutationFn: (contact: string) => authService.register(contact),
  });
  const resendCode = useMutation({
    mutationFn: (contact: string) => authService.resendCode(contact),
  });
  const verifyCode = useMutation({
    mutationFn: ({ code, contact }: EnteredCode) =>
      authService.verifyCode(contact, code),
  });
  const complete = useMutation({
    mutationFn: async ({ contact, details }: Completed) => {
      const session = await authService.afterVerify(contact, details);
      await signIn(session, true);
    },
  });
  /** What cannot be forgotten now ends by itself after ten minutes. */
  const endProof = (): void =>
    void authService.endProof().catch(() => undefined);
  return { sendCode, resendCode, verifyCode, complete, endProof };
}
