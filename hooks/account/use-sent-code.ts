import { useMemo, useState } from 'react';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import { sessionUserId } from '@/utils/account/session-user';

interface SentCode {
  /** Where the code went; empty: none was asked for. */
  readonly contact: string;
  /** What asking for it answered. */
  readonly answer?: CodeSentDto;
}

const NONE: SentCode = { contact: '' };

function readKept(key: string): SentCode {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      user: number | null;
      contact: string;
    } | null;
    return kept && kept.user === sessionUserId()
      ? { contact: kept.contact }
      : NONE;
  } catch {
    return NONE;
  }
}

/**
 * Where the code of a signed-in person's form went, so that a reload of this tab goes on with its field. `posted` is what
 * a form without script has sent. Forgotten for anybody else who signs in.
 */
export function useSentCode(name: string, posted: SentCode) {
  const hydrated = useHydrated();
  const key = `sofra:code:${name}`;
  const kept = useMemo(
    () => (hydrated ? readKept(key) : NONE),
    [hydrated, key],
  );
  const [reached, setReached] = useState(posted.contact ? posted : null);
  function setSent(contact: string, answer?: CodeSentDto): void {
    setReached({ contact, answer });
    try {
      if (contact)
        sessionStorage.setItem(
          key,
          JSON.stringify({ contact, user: sessionUserId() }),
        );
      else sessionStorage.removeItem(key);
    } catch {
      // A browser without storage starts over after a reload.
    }
  }
  return { ...(reached ?? kept), setSent };
}
