import { useRouter } from 'next/router';
import { ownPath, routes } from '@/utils/shell/routes';

/** Where one signs in or makes an account, and comes back afterwards to the page that is shown, as it is. */
export function useSignInLinks(): {
  readonly login: string;
  readonly register: string;
} {
  const { asPath } = useRouter();
  const from = ownPath(asPath) ?? undefined;
  return { login: routes.login(from), register: routes.register(from) };
}
