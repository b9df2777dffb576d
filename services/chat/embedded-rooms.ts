import type { ChatRoom } from '@/utils/chat/chat';
import { chatService } from './chat-service';
import { hearChat } from './chat-news';
import { oneByOne } from './one-by-one';
import { toRoom } from './to-chat-view';

/** Reads the rooms now and after every change; `refresh` reads them again. */
export function followEmbeddedRooms(
  onRooms: (rooms: readonly ChatRoom[]) => void,
  onError: (error: unknown) => void,
): { refresh: () => void; stop: () => void } {
  let isStopped = false;
  const read = oneByOne(async () => {
    try {
      const rooms = await chatService.rooms();
      if (!isStopped) onRooms(rooms.map(toRoom));
    } catch (error) {
      if (!isStopped) onError(error);
    }
  });
  const refresh = (): void => {
    if (!isStopped) void read();
  };
  const stopHearing = hearChat(({ kind }) => {
    if (kind !== 'typing') refresh();
  }, refresh);
  refresh();
  return {
    refresh,
    stop: () => {
      isStopped = true;
      stopHearing();
    },
  };
}
