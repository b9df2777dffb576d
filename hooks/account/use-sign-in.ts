import { useRouter } from 'next/router';
import type { SessionDto } from '@/server/contracts/user';
import { storeSession } from '@/services/account/session-cookies';
import { ownPath, routes } from '@/utils/shell/routes';
import { useTakeGuestCart } from '@/hooks/cart/use-take-guest-cart';
import { userCartActions } from '@/redux/slices/user-cart';
import { useAppDispatch } from '@/redux/store';

/**
 * What follows a session, however it was earned: it is kept, the guest's cart is taken into the account's in one call
 * (spec.md §4), and the page the person came from opens. Each account has a query client of its own
 * (containers/app/app-providers), so nothing another one loaded is met.
 */
export function useSignIn(): (
  session: SessionDto,
  keep: boolean,
) => Promise<void> {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const takeGuestCart = useTakeGuestCart();
  return async (session, keep) => {
    storeSession(session, keep);
    dispatch(userCartActions.forgotten());
    await takeGuestCart();
    await router.replace(ownPath(router.query.from) ?? routes.home());
  };
}
