import { SquarePen } from 'lucide-react';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ChatPanel } from '@/components/chat/panel/chat-panel';
import { RoomsHeader } from '@/components/chat/room-header/room-header';
import { RoomRow, RoomSection } from '@/components/chat/room-list/room-list';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useChatAddress } from '@/hooks/chat/use-chat-address';
import { useChatConnection } from '@/hooks/chat/use-chat-connection';
import { useChatRooms } from '@/hooks/chat/use-chat-rooms';
import { useOpenedRoom } from '@/hooks/chat/use-opened-room';
import { useSiteZone } from '@/hooks/i18n/use-moment';
import type { ChatRoom } from '@/utils/chat/chat';
import { chatHref, type ChatTarget } from '@/utils/chat/chat-address';
import {
  byTime,
  lastLine,
  roomTitle,
  shortWhen,
} from '@/utils/chat/room-words';
import { routes } from '@/utils/shell/routes';
import { ChatRoomView } from './chat-room';
import styles from './chat.module.css';

type RowsProps = Readonly<{ rooms: readonly ChatRoom[]; now: Date }>;

function Rows({ now, rooms }: RowsProps) {
  const { t } = useTranslation(['account-menu', 'chat']);
  const { open } = useChatAddress();
  const zone = useSiteZone();
  return rooms.map((room) => {
    const { closesAt, createdAt, id, img, last, role, unread } = room;
    const isClosed = closesAt !== null && Date.parse(closesAt) <= now.getTime();
    return (
      <RoomRow
        key={id}
        title={roomTitle(room, t)}
        img={img}
        role={role}
        line={lastLine(room, isClosed && unread === 0, t)}
        when={shortWhen(last?.createdAt ?? createdAt, now, zone, t)}
        unread={unread}
        unreadText={t('chat.unread', { value: unread })}
        demo={room.isDemo ? t('chat.demo') : null}
        onOpen={() => open({ kind: 'room', id })}
      />
    );
  });
}

function RoomLists({ rooms }: Readonly<{ rooms: readonly ChatRoom[] }>) {
  const { t } = useTranslation('chat');
  const [now] = useState(() => new Date());
  const { current, earlier } = byTime(rooms, now);
  return (
    <>
      {current.length > 0 && (
        <RoomSection title={t('chat.now')}>
          <Rows rooms={current} now={now} />
        </RoomSection>
      )}
      {earlier.length > 0 && (
        <RoomSection title={t('chat.earlier')}>
          <Rows rooms={earlier} now={now} />
        </RoomSection>
      )}
    </>
  );
}

/** Every room, the newest first, and the way to a new one with support. */
function ChatRooms() {
  const { t } = useTranslation('chat');
  const { close, open } = useChatAddress();
  const { error, retry, rooms } = useChatRooms();
  const toSupport = () => open({ kind: 'support', orderId: null });
  return (
    <>
      <RoomsHeader onClose={close}>
        <IconButton
          label={t('chat.toSupport')}
          icon={<SquarePen size={22} />}
          onClick={toSupport}
        />
      </RoomsHeader>
      <div className={styles.list}>
        {!rooms && error && (
          <LoadFailed
            headingLevel={3}
            title={t('chat.failed')}
            onRetry={retry}
          />
        )}
        {!rooms && !error && (
          <div className={styles.state}>
            <LoadingLines count={6} />
          </div>
        )}
        {rooms?.length === 0 && (
          <EmptyState
            headingLevel={3}
            title={t('chat.empty')}
            text={t('chat.empty.text')}
            action={<Button onClick={toSupport}>{t('chat.toSupport')}</Button>}
          />
        )}
        {rooms && <RoomLists rooms={rooms} />}
      </div>
    </>
  );
}

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
  const { t } = useTranslation('chat');
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
          <LoadFailed
            headingLevel={3}
            title={t('chat.open.failed')}
            onRetry={retry}
          />
        ) : (
          <LoadingLines count={6} />
        )}
      </div>
    </>
  );
}

function OpenChat({ target }: OpenProps) {
  const { t } = useTranslation('account-menu');
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
