import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import type { SessionDto } from '@/server/contracts/user';
import { storeSession } from '@/services/account/session-cookies';
import { ownPath, routes } from '@/utils/shell/routes';
import { useMergeGuestCart } from '@/hooks/cart/use-merge-guest-cart';

/**
 * What follows a session, however it was earned: it is kept, what another account loaded is forgotten, the guest's
 * cart goes to the server in one call (spec.md §4), and the page the person came from opens.
 */
export function useSignIn(): (
  session: SessionDto,
  keep: boolean,
) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  const mergeGuestCart = useMergeGuestCart();
  return async (session, keep) => {
    storeSession(session, keep);
    client.clear();
    await mergeGuestCart();
    await router.replace(ownPath(router.query.from) ?? routes.home());
  };
}
