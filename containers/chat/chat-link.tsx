import type { ReactNode } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useOpenChat } from '@/hooks/chat/use-open-chat';
import { opensHere } from '@/utils/browser/plain-click';
import type { ChatTarget } from '@/utils/chat/chat-address';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import { loadChat } from './load-chat';

let isWarm = false;

/** Begins to load the chat; what does not come now is asked for again when it is shown. */
function warmChat(): void {
  if (isWarm) return;
  isWarm = true;
  void loadChat().catch(() => (isWarm = false));
}

type ChatLinkProps = Readonly<{
  target: ChatTarget;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
  /** Before it opens. */
  onOpen?: () => void;
}>;

/** Opens the chat over the page; without script it leads to the help page, which names the other ways. */
export function ChatLink(props: ChatLinkProps) {
  const { children, className, label, onOpen, target } = props;
  const { lang } = useShell();
  const open = useOpenChat();
  return (
    <a
      href={localisedPath(contentRoutes.help(), lang)}
      className={className}
      aria-label={label}
      {...opensHere(() => {
        onOpen?.();
        open(target);
      }, warmChat)}
    >
      {children}
    </a>
  );
}
