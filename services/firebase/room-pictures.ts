import { api } from '@/services/http/client';
import type { ChatPicture } from '@/utils/chat/chat';

interface PictureLink extends ChatPicture {
  readonly path: string;
}

const pathOf = (chatId: string): string =>
  `/dashboard/user/chats/${chatId}/pictures`;

/** Makes an own picture the room's; answers what its message names. */
export async function bindRoomPicture(
  chatId: string,
  path: string,
): Promise<string> {
  const { img } = await api.post<{ readonly img: string }>(pathOf(chatId), {
    img: path,
  });
  return img;
}

/** Our server answers so many links at once. */
const LINKS_MAX = 100;

interface Asked {
  readonly path: string;
  readonly resolve: (picture: ChatPicture | null) => void;
  readonly reject: (error: unknown) => void;
}

async function answer(chatId: string, asked: readonly Asked[]): Promise<void> {
  try {
    const imgs = asked.map(({ path }) => path);
    const links = await api.post<PictureLink[]>(`${pathOf(chatId)}/links`, {
      imgs,
    });
    const linkOf = new Map(links.map((link) => [link.path, link]));
    for (const { path, resolve } of asked) resolve(linkOf.get(path) ?? null);
  } catch (error) {
    asked.forEach(({ reject }) => reject(error));
  }
}

/** Links to pictures of rooms by their paths: those that are asked for at the same time in one call. */
export function roomPictures() {
  const waiting = new Map<string, Asked[]>();

  function ask(chatId: string): void {
    const all = waiting.get(chatId) ?? [];
    waiting.delete(chatId);
    for (let from = 0; from < all.length; from += LINKS_MAX)
      void answer(chatId, all.slice(from, from + LINKS_MAX));
  }

  return (path: string, chatId: string): Promise<ChatPicture | null> =>
    new Promise((resolve, reject) => {
      const known = waiting.get(chatId);
      const asked = { path, resolve, reject };
      if (known) return void known.push(asked);
      waiting.set(chatId, [asked]);
      queueMicrotask(() => ask(chatId));
    });
}
