import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Composer } from '@/components/chat/composer/composer';
import { OverBox } from '@/components/chat/over-box/over-box';
import { RoomHeader } from '@/components/chat/room-header/room-header';
import { Badge } from '@/components/ui/badge/badge';
import { Button } from '@/components/ui/button/button';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import {
  LinesSkeleton,
  LoadingLines,
} from '@/components/ui/skeletons/lines-skeleton';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';
import { useChatAddress } from '@/hooks/chat/use-chat-address';
import { useChatRoom } from '@/hooks/chat/use-chat-room';
import { useChatRooms } from '@/hooks/chat/use-chat-rooms';
import { useChosenPictures } from '@/hooks/chat/use-chosen-pictures';
import { useOrders } from '@/hooks/order/use-orders';
import { PICTURES_AT_ONCE } from '@/utils/chat/chat';
import { roomNote, roomTitle } from '@/utils/chat/room-words';
import {
  shownStatus,
  STATUS_TONES,
  statusWords,
} from '@/utils/order/order-view';
import { notify } from '@/utils/shell/notices';
import { ChatMessages } from './chat-messages';
import { OfferedOrder } from './chat-order-card';
import styles from './chat.module.css';

type OrderChoiceProps = Readonly<{
  onChoose: (orderId: number) => void;
  onClose: () => void;
}>;

/** One of the own orders, to be shown in the room. */
function ChatOrderChoice({ onChoose, onClose }: OrderChoiceProps) {
  const { t } = useTranslation(['chat', 'order']);
  const active = useOrders('active');
  const past = useOrders('past');
  const isLoading = active.isLoading || past.isLoading;
  const orders = [...active.rows, ...past.rows];
  return (
    <OverBox title={t('chat.addOrder')} onClose={onClose}>
      {isLoading && <LinesSkeleton count={4} />}
      {!isLoading && orders.length === 0 && <p>{t('chat.order.none')}</p>}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <button
              type="button"
              className={styles.order}
              onClick={() => onChoose(order.id)}
            >
              <span>
                <b>{t('order.number', { id: order.id })}</b>
                <bdi className={styles.orderNote}>{order.shop.title}</bdi>
              </span>
              <Badge tone={STATUS_TONES[shownStatus(order)]}>
                {statusWords(order, t)}
              </Badge>
            </button>
          </li>
        ))}
      </ul>
    </OverBox>
  );
}

type Open = ReturnType<typeof useChatRoom>;

type HeadProps = Readonly<{
  open: Open;
  isListed: boolean;
  onOrder: (() => void) | undefined;
}>;

function Head({ isListed, onOrder, open }: HeadProps) {
  const { t } = useTranslation(['account-menu', 'chat']);
  const address = useChatAddress();
  const { hide } = useChatRooms();
  const { room } = open;
  const toRooms = () => address.open({ kind: 'rooms' });
  async function putAway(id: string): Promise<void> {
    try {
      await hide(id);
      toRooms();
    } catch {
      notify({ type: 'error', id: 'chat-hide', title: t('chat.hide.failed') });
    }
  }
  return (
    <RoomHeader
      title={room ? roomTitle(room, t) : t('chat.title')}
      img={room?.img ?? null}
      role={room?.role ?? null}
      note={room ? roomNote(room, t) : t('common.loading')}
      isLive={room?.agent != null && !open.isClosed}
      demo={room?.isDemo ? t('chat.demo') : null}
      onBack={isListed ? toRooms : address.close}
      onRooms={toRooms}
      onClose={address.close}
      onOrder={onOrder}
      onHide={room ? () => void putAway(room.id) : undefined}
    />
  );
}

/** It is over: what was said can be read, and support goes on. */
function Closed() {
  const { t } = useTranslation('chat');
  const { open } = useChatAddress();
  return (
    <div className={styles.closed}>
      <p>{t('chat.closed.text')}</p>
      <Button
        variant="secondary"
        onClick={() => open({ kind: 'support', orderId: null })}
      >
        {t('chat.toSupport')}
      </Button>
    </div>
  );
}

function Writing({ open }: Readonly<{ open: Open }>) {
  const { t } = useTranslation('chat');
  const field = useRef<HTMLTextAreaElement>(null);
  const isPhone = usePhoneSized();
  const chosen = useChosenPictures();
  const { pictures, refused } = chosen;
  useEffect(() => {
    // on a phone the keyboard would hide what was said
    if (!isPhone) field.current?.focus();
  }, [isPhone]);
  function send(text: string): void {
    if (pictures.length === 0) return open.send(text);
    open.sendPictures(pictures, text);
    chosen.clear();
  }
  return (
    <Composer
      draft={open.draft}
      field={field}
      problem={
        refused && t(`chat.refused.${refused}`, { value: PICTURES_AT_ONCE })
      }
      onDraft={(text) => {
        open.setDraft(text);
        open.tellTyping();
      }}
      onSend={send}
      pictures={pictures}
      onPictures={(files) => {
        void chosen.add(files);
        field.current?.focus();
      }}
      onRemovePicture={(key) => {
        chosen.remove(key);
        field.current?.focus();
      }}
    />
  );
}

function State({ open }: Readonly<{ open: Open }>) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.state}>
      {open.error ? (
        <LoadFailed
          headingLevel={3}
          title={t('chat.open.failed')}
          onRetry={open.retry}
        />
      ) : (
        <LoadingLines count={6} />
      )}
    </div>
  );
}

type RoomProps = Readonly<{
  id: string;
  /** The order somebody came from. */
  offered: number | null;
  /** Somebody came from the list of rooms. */
  isListed: boolean;
}>;

/** One room: what was said, and where one writes. */
export function ChatRoomView({ id, isListed, offered }: RoomProps) {
  const { t } = useTranslation(['account-menu', 'chat']);
  const open = useChatRoom(id);
  const { isClosed, isOffline, messages, room } = open;
  const [isChoosing, setChoosing] = useState(false);
  const isSent = messages?.some(({ orderId }) => orderId === offered) ?? true;
  return (
    <>
      <Head
        open={open}
        isListed={isListed}
        onOrder={isClosed ? undefined : () => setChoosing(true)}
      />
      {isOffline && (
        <p className={styles.bar} role="status">
          {t('chat.offline')}
        </p>
      )}
      {messages ? (
        <ChatMessages
          open={open}
          messages={messages}
          title={room ? roomTitle(room, t) : t('chat.title')}
        />
      ) : (
        <State open={open} />
      )}
      {offered !== null && messages && !isSent && !isClosed && (
        <div className={styles.offer}>
          <OfferedOrder
            orderId={offered}
            onSend={() => open.sendOrder(offered)}
          />
        </div>
      )}
      {isClosed ? <Closed /> : <Writing open={open} />}
      {isChoosing && (
        <ChatOrderChoice
          onClose={() => setChoosing(false)}
          onChoose={(orderId) => {
            setChoosing(false);
            open.sendOrder(orderId);
          }}
        />
      )}
    </>
  );
}
