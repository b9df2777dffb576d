import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatPanel } from '@/components/chat/panel/chat-panel';
import { RoomsHeader } from '@/components/chat/room-header/room-header';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useShell } from '@/contexts/shell-context';
import { useChatAddress } from '@/hooks/chat/use-chat-address';
import { useChatConnection } from '@/hooks/chat/use-chat-connection';
import { useOpenedRoom } from '@/hooks/chat/use-opened-room';
import { type ChatTarget, chatHref } from '@/utils/chat/chat-address';
import { routes } from '@/utils/shell/routes';
import { ChatRoomView } from './chat-room';
import { ChatRooms } from './chat-rooms';
import styles from './chat.module.css';

type OpenProps = Readonly<{ target: ChatTarget }>;

/** A visitor signs in first and comes back to the open chat. */
function SignInFirst({ target }: OpenProps) {
  const { asPath, replace } = useRouter();
  useEffect(() => {
    void replace(routes.login(chatHref(asPath, target)));
  }, [asPath, replace, target]);
  return null;
}

type RoomPartProps = Readonly<{ target: ChatTarget; isListed: boolean }>;

function RoomPart({ isListed, target }: RoomPartProps) {
  const { t } = useTranslation();
  const { close } = useChatAddress();
  const { failed, id, retry } = useOpenedRoom(target);
  if (id !== null)
    return (
      <ChatRoomView
        key={id}
        id={id}
        isListed={isListed}
        offered={target.kind === 'support' ? target.orderId : null}
      />
    );
  return (
    <>
      <RoomsHeader onClose={close} />
      <div className={styles.state}>
        {failed ? (
          <EmptyState
            picture="error"
            headingLevel={3}
            title={t('chat.open.failed')}
            action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}
          />
        ) : (
          <>
            <LoadingStatus />
            <LinesSkeleton count={6} />
          </>
        )}
      </div>
    </>
  );
}

function OpenChat({ target }: OpenProps) {
  const { t } = useTranslation();
  const { close } = useChatAddress();
  useChatConnection();
  const isList = target.kind === 'rooms';
  const [isListed, setListed] = useState(isList);
  if (isList && !isListed) setListed(true);
  return (
    <ChatPanel label={t('chat.title')} onClose={close}>
      {isList ? (
        <ChatRooms />
      ) : (
        <RoomPart target={target} isListed={isListed} />
      )}
    </ChatPanel>
  );
}

/** The chat over any page, as the address says; nothing while it is closed. */
export function ChatIsland() {
  const { user } = useShell();
  const { target } = useChatAddress();
  if (!target) return null;
  return user ? <OpenChat target={target} /> : <SignInFirst target={target} />;
}
