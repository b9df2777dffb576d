import { useEffect, useEffectEvent } from 'react';
import { bringTypingBack, watchTyping } from '@/utils/account/typing';

/**
 * What is typed outlives a session that ends meanwhile: it is kept while /login is shown, and given to `bringBack` once,
 * when the same person comes back to this page. `draft` undefined: there is nothing to keep.
 */
export function useKeptTyping<T>(
  name: string,
  draft: T | undefined,
  bringBack: (draft: T) => void,
): void {
  useEffect(() => watchTyping(name, () => draft), [draft, name]);
  const restore = useEffectEvent((kept: unknown) => bringBack(kept as T));
  useEffect(() => bringTypingBack(name, restore), [name]);
}
