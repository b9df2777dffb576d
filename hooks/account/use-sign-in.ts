import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { SessionDto } from '@/server/contracts/account/user';
import { storeSession } from '@/services/account/session-cookies';
import { accountRoutes } from '@/utils/shell/account-routes';
import { ownPath, routes } from '@/utils/shell/routes';
import { useTakeGuestCart } from '@/hooks/cart/use-take-guest-cart';
import { userCartActions } from '@/redux/slices/user-cart';
import { notify } from '@/utils/shell/notices';
import { tellSessionNews, whileSigningIn } from '@/utils/account/session-news';
import { useAppDispatch } from '@/redux/store';

/**
 * What follows a session, however it was earned: it is kept, the guest's cart is taken into the account's in one call
 * (spec.md §4), and the page the person came from opens; once in an account's life /update-details before it, when a name
 * or e-mail is missing. Push messages of this browser are theirs from now on. Each account has a query client of its own
 * (containers/app/app-providers), so nothing another one loaded is met.
 */
export function useSignIn(): (
  session: SessionDto,
  keep: boolean,
) => Promise<void> {
  const { i18n, t } = useTranslation('auth');
  const router = useRouter();
  const dispatch = useAppDispatch();
  const takeGuestCart = useTakeGuestCart();
  const enter = async (session: SessionDto, keep: boolean) => {
    storeSession(session, keep);
    dispatch(userCartActions.forgotten());
    await takeGuestCart();
    // not before: the tabs would each take the guest's cart over
    tellSessionNews();
    void import('@/services/push/push-device')
      .then(({ adoptDevice }) => adoptDevice(i18n.language))
      .catch(() => undefined);
    const { asks_details: asks, kept } = session;
    const from = ownPath(router.query.from) ?? routes.home();
    await router.replace(asks ? accountRoutes.updateDetails(from) : from);
    if (kept)
      notify({ type: 'success', id: 'kept', title: t('deletion.kept') });
  };
  return (session, keep) => whileSigningIn(() => enter(session, keep));
}
