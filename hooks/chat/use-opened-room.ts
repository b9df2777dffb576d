import { useEffect, useState } from 'react';
import type { ChatTarget } from '@/utils/chat/chat-address';
import type { RoomWish } from '@/utils/chat/chat-transport';
import { useChatRooms } from './use-chat-rooms';

interface OpenedRoom {
  /** Null: it is being opened, or the list of rooms is asked for. */
  readonly id: string | null;
  /** It could not be opened; `retry` tries again. */
  readonly failed: boolean;
  readonly retry: () => void;
}

function wishOf(target: ChatTarget): RoomWish | null {
  if (target.kind === 'support')
    return { role: 'admin', orderId: target.orderId ?? undefined };
  if (target.kind === 'shop' || target.kind === 'courier')
    return { role: target.kind, orderId: target.orderId };
  return null;
}

/** The room that an address asks for; one of an order or of support is found or made. */
export function useOpenedRoom(target: ChatTarget): OpenedRoom {
  const { open } = useChatRooms();
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{
    target: ChatTarget;
    id: string | null;
  } | null>(null);
  useEffect(() => {
    const wish = wishOf(target);
    if (!wish) return;
    let isOver = false;
    const tell = (id: string | null) => {
      if (!isOver) setFound({ target, id });
    };
    open(wish).then(tell, () => tell(null));
    return () => {
      isOver = true;
    };
  }, [open, target, tries]);
  if (target.kind === 'room')
    return { id: target.id, failed: false, retry: () => undefined };
  const own = found?.target === target ? found : null;
  return {
    id: own?.id ?? null,
    failed: own !== null && own.id === null,
    retry: () => {
      setFound(null);
      setTries((count) => count + 1);
    },
  };
}
