import { useMutation } from '@tanstack/react-query';
import { socialService } from '@/services/account/social-service';
import { useSignIn } from './use-sign-in';

/** Proves whose account it is, by its password or a code, ties the provider to it and signs in. */
export function useLinkAccount(linkToken: string) {
  const signIn = useSignIn();
  const byPassword = useMutation({
    mutationFn: async (password: string) =>
      signIn(await socialService.linkByPassword(linkToken, password), true),
  });
  const byCode = useMutation({
    mutationFn: async (code: string) =>
      signIn(await socialService.linkByCode(linkToken, code), true),
  });
  const sendCode = useMutation({
    mutationFn: () => socialService.sendLinkCode(linkToken),
  });
  return { byCode, byPassword, sendCode };
}
