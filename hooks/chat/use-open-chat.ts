import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { useShell } from '@/contexts/shell-context';
import {
  CHAT_KEY,
  chatHref,
  type ChatTarget,
  chatValue,
} from '@/utils/chat/chat-address';
import { askedChat, CLOSED, ownEntry } from '@/utils/chat/own-entry';
import { routes } from '@/utils/shell/routes';

/** The entry of a chat that was closed meanwhile: one goes back from it before it is shown. */
const hasComeTooLate = (): boolean =>
  askedChat.read() === CLOSED &&
  new URLSearchParams(window.location.search).has(CHAT_KEY);

/** Opens the chat over the page. A visitor signs in first and comes back to it; inside of the chat the entry is replaced. */
export function useOpenChat(): (target: ChatTarget) => void {
  const { asPath, back, events, pathname, push, query, replace } = useRouter();
  const isSignedIn = useShell().user !== null;
  const goBack = useCallback(() => {
    const forget = (): void => {
      events.off('routeChangeComplete', forget);
      askedChat.write(null);
    };
    events.on('routeChangeComplete', forget);
    ownEntry.isOpen = false;
    back();
  }, [back, events]);
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
      void push(to, undefined, how).finally(() =>
        hasComeTooLate() ? goBack() : askedChat.write(null),
      );
    },
    [asPath, goBack, isSignedIn, pathname, push, query, replace],
  );
}
