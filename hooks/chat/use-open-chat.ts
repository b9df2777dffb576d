import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { useShell } from '@/contexts/shell-context';
import {
  CHAT_KEY,
  chatHref,
  type ChatTarget,
  chatValue,
} from '@/utils/chat/chat-address';
import { askedChat, ownEntry } from '@/utils/chat/own-entry';
import { routes } from '@/utils/shell/routes';

/** Opens the chat over the page. A visitor signs in first and comes back to it; inside of the chat the entry is replaced. */
export function useOpenChat(): (target: ChatTarget) => void {
  const { asPath, pathname, push, query, replace } = useRouter();
  const isSignedIn = useShell().user !== null;
  return useCallback(
    (target) => {
      if (!isSignedIn) {
        void push(routes.login(chatHref(asPath, target)));
        return;
      }
      const to = {
        pathname,
        query: { ...query, [CHAT_KEY]: chatValue(target) },
      };
      const how = { shallow: true, scroll: false };
      if (query[CHAT_KEY]) {
        void replace(to, undefined, how);
        return;
      }
      ownEntry.isOpen = true;
      askedChat.write(chatValue(target));
      void push(to, undefined, how).finally(() => askedChat.write(null));
    },
    [asPath, isSignedIn, pathname, push, query, replace],
  );
}
