import { randomUUID } from 'node:crypto';

interface Asked {
  readonly person: string;
  readonly chatId: string;
  readonly path: string;
}

interface Kept {
  readonly person: string;
  chatId: string | null;
}

/** Our server's part in pictures, played: whose each is, and in which room it stands (server/domain/chat/room-pictures.ts). */
export function pictureBook(
  isOwn: (person: string, chatId: string) => boolean,
) {
  const pictures = new Map<string, Kept>();

  function keep({ person }: Pick<Asked, 'person'>): string {
    const path = `documents/aa/${randomUUID()}.webp`;
    pictures.set(path, { person, chatId: null });
    return path;
  }

  function bind({ chatId, path, person }: Asked) {
    const kept = pictures.get(path);
    const isFree = kept && (kept.chatId ?? chatId) === chatId;
    if (!isFree || kept.person !== person || !isOwn(person, chatId))
      return { img: null };
    kept.chatId = chatId;
    return { img: path };
  }

  function link({ chatId, path, person }: Asked) {
    const isShown =
      isOwn(person, chatId) && pictures.get(path)?.chatId === chatId;
    return isShown ? { url: `/storage/${path}`, width: 60, height: 30 } : null;
  }

  return {
    /** What a page's call is answered; nothing: it is not about pictures. */
    answer(pathname: string, body: string): unknown {
      const calls: Readonly<Record<string, (asked: Asked) => unknown>> = {
        '/picture': keep,
        '/picture-bind': bind,
        '/picture-link': link,
      };
      return calls[pathname]?.(JSON.parse(body) as Asked);
    },
  };
}
