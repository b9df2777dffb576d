import { TYPING_SHOWN_MS } from '@/utils/chat/chat';
import { type KnownRoom, positionOf } from './document-fields';

/** The other side types for a while after each mark; the marks' own times are another clock's. */
export function typingOf(onTyping: (isTyping: boolean) => void) {
  let mark: number | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    onTyping(false);
  };
  return {
    end,
    read({ fields: { other_typing_at: at } }: KnownRoom): void {
      const next = at && positionOf(at);
      const isNew = mark !== undefined && next !== null && next !== mark;
      mark = next;
      if (!isNew) return;
      clearTimeout(timer);
      timer = setTimeout(end, TYPING_SHOWN_MS);
      onTyping(true);
    },
  };
}
