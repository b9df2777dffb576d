import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useAppDispatch } from '@/redux/store';
import { cartActions } from '@/redux/slices/cart';
import { likedCleared } from '@/redux/slices/liked';
import { historyCleared } from '@/redux/slices/search';
import { settingsReset } from '@/redux/slices/settings';
import { filterCleared } from '@/redux/slices/shop-filter';
import { userCartActions } from '@/redux/slices/user-cart';
import { asApiError } from '@/services/http/api-error';
import { authService } from '@/services/account/auth-service';
import { dropSession } from '@/services/account/session-cookies';
import { forgetViewed } from '@/utils/browser/recently-viewed';
import { routes } from '@/utils/shell/routes';

/**
 * Ends the session on the server and forgets what belonged to it: token, user, carts, likes, filter, search history,
 * shops seen; settings are reset keeping the location (spec.md §4). A token that has expired already counts as ended;
 * when the server cannot be reached the session stays, so that it is never left alive by mistake.
 */
export function useLogout() {
  const client = useQueryClient();
  const dispatch = useAppDispatch();
  const router = useRouter();
  return useMutation({
    meta: { silent: true },
    mutationFn: async () => {
      await authService.logout().catch((error: unknown) => {
        if (asApiError(error)?.status !== 401) throw error;
      });
      dropSession();
      // An answer still on its way would bring the account's data back.
      await client.cancelQueries();
      // A page of the customer asks for its data as long as it stands, so the data go after it.
      await router.push(routes.home());
      client.clear();
      dispatch(userCartActions.forgotten());
      dispatch(cartActions.ended());
      dispatch(likedCleared());
      dispatch(filterCleared());
      dispatch(historyCleared());
      forgetViewed();
      dispatch(settingsReset());
    },
  });
}
