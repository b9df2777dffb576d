import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { cartActions } from '@/redux/slices/cart';
import { chatCleared } from '@/redux/slices/chat';
import { likedCleared } from '@/redux/slices/liked';
import { historyCleared } from '@/redux/slices/search';
import { settingsReset } from '@/redux/slices/settings';
import { filterCleared } from '@/redux/slices/shop-filter';
import { userCartActions } from '@/redux/slices/user-cart';
import { useAppDispatch } from '@/redux/store';
import { dropSession } from '@/services/account/session-cookies';
import { forgetTyping } from '@/utils/account/open-typing';
import { forgetAddresses } from '@/utils/address/recent-addresses';
import { forgetViewed } from '@/utils/browser/recently-viewed';
import { tellSessionNews } from '@/utils/account/session-news';
import { forgetChat } from '@/utils/chat/chat-storage';
import { forgetDraft } from '@/utils/checkout/draft-storage';

/**
 * Forgets, in this browser, a session that has ended on the server and all that belonged to it; settings are reset but
 * for the location (spec.md §4). Then the page opens; the other tabs learn of it.
 */
export function useForgetSession(): (page: string) => Promise<void> {
  const client = useQueryClient();
  const dispatch = useAppDispatch();
  const router = useRouter();
  return async (page) => {
    dropSession();
    tellSessionNews();
    // An answer still on its way would bring the account's data back.
    await client.cancelQueries();
    // A page of the customer asks for its data as long as it stands, so the data go after it.
    await router.push(page);
    client.clear();
    dispatch(userCartActions.forgotten());
    dispatch(cartActions.ended());
    dispatch(likedCleared());
    dispatch(chatCleared());
    dispatch(filterCleared());
    dispatch(historyCleared());
    forgetViewed();
    forgetAddresses();
    forgetDraft();
    forgetTyping();
    forgetChat();
    dispatch(settingsReset());
  };
}
