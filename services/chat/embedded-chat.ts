import type { ChatTransport } from '@/utils/chat/chat-transport';
import { TYPING_EVERY_MS } from '@/utils/chat/chat';
import { chatService } from './chat-service';
import { EmbeddedRoom } from './embedded-room';
import { followEmbeddedRooms } from './embedded-rooms';
import { writeFailure } from './write-failure';

/**
 * Chat over our own server: lists by calls, told of changes by the one live stream, polled while that is down, writes by
 * POST with the client's id.
 */
export function embeddedChat(): ChatTransport {
  const stops = new Set<() => void>();
  const rooms = new Set<EmbeddedRoom>();
  const typedAt = new Map<string, number>();
  /** Those that follow the rooms read them again. */
  const refreshers = new Set<() => void>();
  const refreshRooms = (): void => refreshers.forEach((refresh) => refresh());

  return {
    followRooms(onRooms, onError) {
      const { refresh, stop } = followEmbeddedRooms(onRooms, onError);
      refreshers.add(refresh);
      const end = (): void => {
        stop();
        refreshers.delete(refresh);
        stops.delete(end);
      };
      stops.add(end);
      return end;
    },
    followMessages(chatId, listener) {
      const room = new EmbeddedRoom(chatId, listener);
      const stopRoom = room.start();
      rooms.add(room);
      const stop = (): void => {
        stopRoom();
        rooms.delete(room);
        stops.delete(stop);
      };
      stops.add(stop);
      return { loadOlder: () => room.loadOlder(), stop };
    },
    async openRoom(wish) {
      try {
        const { id } = await chatService.open(wish);
        refreshRooms();
        return id;
      } catch (error) {
        throw writeFailure(error);
      }
    },
    async send(chatId, message) {
      try {
        const written = await chatService.send(chatId, message);
        for (const room of rooms) room.take(written);
        refreshRooms();
      } catch (error) {
        throw writeFailure(error);
      }
    },
    async markRead(chatId, position) {
      try {
        await chatService.markRead(chatId, position);
        refreshRooms();
      } catch (error) {
        throw writeFailure(error);
      }
    },
    tellTyping(chatId) {
      const now = Date.now();
      if (now - (typedAt.get(chatId) ?? -Infinity) < TYPING_EVERY_MS) return;
      typedAt.set(chatId, now);
      // nobody waits for it
      chatService.tellTyping(chatId).catch(() => undefined);
    },
    async hide(chatId) {
      try {
        await chatService.hide(chatId);
        refreshRooms();
      } catch (error) {
        throw writeFailure(error);
      }
    },
    close() {
      for (const stop of [...stops]) stop();
    },
  };
}
